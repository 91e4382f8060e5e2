// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_aboard/all_aboard_setup.h"

#include "app/app_model.h"
#include "tests/app/all_aboard_fixture.h"

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_aboard;

namespace {

class AllAboardSetupTest : public testing::Test {
protected:
    [[nodiscard]] const std::vector<SetupSeatRow>& seats() { return rowsOf<SetupSeatRow>(setup->seats()); }
    [[nodiscard]] const std::vector<ValueSetRow>& sets() { return rowsOf<ValueSetRow>(setup->valueSets()); }
    [[nodiscard]] const AnimalValueRow& typed(const QString& animal) {
        return rowOf<AnimalValueRow>(setup->entry()->animals(), animal);
    }
    [[nodiscard]] AnimalValueEntry& entry() { return *setup->entry(); }
    void seat(const QStringList& people) {
        setup->setSeatCount(static_cast<int>(people.size()));
        for (int i = 0; i < people.size(); ++i) setup->setName(i, people[i]);
    }
    /// As a finger would: a digit is itself, "h" the half, "-" the minus, ">" the next one.
    void type(const QString& keys) {
        for (const QChar key : keys) {
            if (key == u'h') entry().half();
            else if (key == u'-') entry().minus();
            else if (key == u'>') entry().next();
            else entry().digit(key.digitValue());
        }
    }
    /// Twelve cards, each number of two digits: a weight is left by hand, points are at their end.
    void typeTwelveCards() {
        for (int animal = 0; animal < 12; ++animal)
            type(QString::number(20 + animal) + u'>' + QString::number(40 + animal));
    }
    [[nodiscard]] QVariantMap value(const char* animal) {
        for (const QVariant& value : setup->values())
            if (value.toMap().value("animal") == animal) return value.toMap();
        return {};
    }
    void restart() {
        setup.reset();
        controller.reset();
        controller = std::make_unique<SessionController>(Store::open(data.folder()));
        setup = std::make_unique<AllAboardSetup>(*controller, languages);
    }
    [[nodiscard]] const all_aboard::Setup& begun() const { return controller->play<AllAboard>().setup(); }

    TemporaryData data;
    Languages languages;
    std::unique_ptr<SessionController> controller = std::make_unique<SessionController>(Store::open(data.folder()));
    std::unique_ptr<AllAboardSetup> setup = std::make_unique<AllAboardSetup>(*controller, languages);
};

TEST_F(AllAboardSetupTest, ComesUpWithThreeSeatsAndTheExampleThatCanBeginAtOnce) {
    EXPECT_EQ(setup->seatCount(), 3);
    EXPECT_TRUE(setup->effects());
    EXPECT_FALSE(setup->hasOwnValues());
    EXPECT_EQ(setup->valueSetProvenance(), SetSource::Provenance::Example);
    ASSERT_TRUE(setup->begin());
    EXPECT_EQ(begun().seats.size(), 3u);
    EXPECT_EQ(begun().options, Options{});
    EXPECT_EQ(begun().values, CardValues{});
    EXPECT_EQ(controller->info().game, "all-aboard");
}

TEST_F(AllAboardSetupTest, SeatsTwoToFive_clause_0_1) {
    EXPECT_EQ(setup->minSeats(), 2);
    EXPECT_EQ(setup->maxSeats(), 5);
    setup->setSeatCount(setup->maxSeats());
    EXPECT_EQ(setup->seatCount(), 5);
    setup->setSeatCount(setup->maxSeats() + 1);
    EXPECT_EQ(setup->seatCount(), 5);
    while (setup->canRemove()) setup->removeSeat(0);
    EXPECT_EQ(setup->seatCount(), 2);
}

TEST_F(AllAboardSetupTest, GivesTheSetupToTheGame) {
    seat({"Ana", "Bo"});
    setup->setLanguage(1, "zh");
    setup->setFirst(1);
    setup->setEffects(false);
    ASSERT_TRUE(setup->begin());
    EXPECT_EQ(begun().seats, (std::vector<Seat>{{"Ana", "en"}, {"Bo", "zh"}}));
    EXPECT_EQ(begun().first, 1);
    EXPECT_FALSE(begun().options.effects);
    EXPECT_TRUE(isValid(begun()));
}

TEST_F(AllAboardSetupTest, ComesUpAsTheLastGameOfItsKindHadIt) {
    AllYourBaseSetup other(*controller, languages);
    seat({"Ana", "", "Cy", "Di"});
    setup->setFirst(3);
    setup->setEffects(false);
    setup->copyCards();
    typeTwelveCards();
    ASSERT_TRUE(setup->saveValueSet({}, "Printed 2011", SetSource::Provenance::Printed));
    ASSERT_TRUE(setup->begin());
    other.prepare();
    EXPECT_EQ(other.seatCount(), 3) << "nobody has played All Your Base";
    EXPECT_TRUE(rowsOf<ValueSetRow>(other.valueSets()).size() == 1) << "weights are no points of ships";
    other.setName(0, "Zoe");
    ASSERT_TRUE(other.begin());
    restart();
    ASSERT_EQ(seats().size(), 4u);
    EXPECT_EQ(seats()[0].name, "Ana");
    EXPECT_EQ(seats()[1].name, "") << "a stand-in was never anybody's name";
    EXPECT_TRUE(seats()[3].first);
    EXPECT_FALSE(setup->effects());
    EXPECT_EQ(setup->valueSetName(), "Printed 2011");
    EXPECT_TRUE(setup->hasOwnValues());
    EXPECT_EQ(setup->remembered(), QStringList{"Zoe"}) << "people are the same in every game";
}

TEST_F(AllAboardSetupTest, PrepareThrowsAwayWhatWasNotBegun) {
    setup->setEffects(false);
    seat({"Ana", "Bo"});
    type("77");
    setup->prepare();
    EXPECT_TRUE(setup->effects());
    EXPECT_EQ(setup->seatCount(), 3);
    EXPECT_EQ(typed("mouse").weight, "");
}

TEST_F(AllAboardSetupTest, ShowsWhatTheChosenCardsSay) {
    EXPECT_EQ(setup->values().size(), 12);
    EXPECT_EQ(value("peacock").value("weight"), -2);
    EXPECT_EQ(value("peacock").value("weightText"), "−1");
    EXPECT_EQ(value("mouse").value("inLoveText"), "½");
    EXPECT_EQ(value("mouse").value("hasInLove"), true);
    EXPECT_EQ(value("lion").value("hasInLove"), false);
    EXPECT_EQ(value("elephant").value("points"), 12);
    languages.use("es");
    setup->refresh();
    EXPECT_NE(value("elephant").value("name"), "Elephant");
}

TEST_F(AllAboardSetupTest, TwelveCardsAreTypedWithoutATouchBetweenThem) {
    setup->copyCards();
    EXPECT_EQ(entry().missing(), 24) << "the weights in love are in the rules";
    EXPECT_FALSE(setup->saveValueSet({}, "Half", SetSource::Provenance::Printed));
    EXPECT_FALSE(setup->hasOwnValues());
    typeTwelveCards();
    EXPECT_TRUE(entry().isComplete());
    ASSERT_TRUE(setup->saveValueSet({}, "  Our   deck ", SetSource::Provenance::Printed));
    EXPECT_EQ(setup->valueSetName(), "Our deck");
    EXPECT_EQ(setup->valueSetProvenance(), SetSource::Provenance::Printed);
    EXPECT_EQ(value("mouse").value("weight"), 40);
    EXPECT_EQ(value("mouse").value("inLove"), 1) << "as the rules say";
    EXPECT_EQ(value("mouse").value("points"), 40);
    EXPECT_EQ(value("elephant").value("weight"), 62);
    EXPECT_EQ(value("elephant").value("inLove"), 62);
    EXPECT_EQ(value("elephant").value("points"), 51);
    ASSERT_TRUE(setup->begin());
    EXPECT_TRUE(isValid(begun()));
    EXPECT_EQ(begun().values[Animal::Fox].points, 42);
}

TEST_F(AllAboardSetupTest, HalvesMinusesAndSingleDigits) {
    setup->copyCards();
    type("-1>");
    EXPECT_EQ(typed("mouse").weight, "−1");
    EXPECT_EQ(typed("mouse").current, AboardState::Value::Points);
    type("7>");
    EXPECT_EQ(typed("mouse").points, "7");
    type("3h");
    EXPECT_EQ(typed("peacock").weight, "3½");
    EXPECT_EQ(typed("peacock").current, AboardState::Value::Points) << "a half ends a number";
    type("12");
    EXPECT_EQ(typed("fox").current, AboardState::Value::Weight);
    type("12h>");
    EXPECT_EQ(typed("fox").weight, "12½");
    EXPECT_EQ(typed("fox").current, AboardState::Value::Points);
    type("3>h");
    EXPECT_EQ(typed("octopus").weight, "½");
    type("h");
    EXPECT_EQ(typed("octopus").points, "") << "points are whole";
    type("-");
    EXPECT_EQ(typed("octopus").points, "");
}

TEST_F(AllAboardSetupTest, AHalfAfterPointsIsOfTheNextWeight) {
    setup->copyCards();
    type("10>10h");
    EXPECT_EQ(typed("mouse").points, "10");
    EXPECT_EQ(typed("peacock").weight, "½");
}

TEST_F(AllAboardSetupTest, WhatIsTypedStaysWithinWhatACardCanSay) {
    setup->copyCards();
    entry().choose("mouse", AboardState::Value::InLove);
    type("999h");
    EXPECT_EQ(typed("mouse").inLove, "999");
    type("-");
    EXPECT_EQ(typed("mouse").inLove, "999") << "nothing is lighter than -99";
    type("9");
    EXPECT_EQ(typed("mouse").inLove, "999");
    entry().choose("mouse", AboardState::Value::Points);
    type("9>");
    entry().choose("mouse", AboardState::Value::Points);
    type("999");
    EXPECT_EQ(typed("mouse").points, "99");
}

TEST_F(AllAboardSetupTest, BackTakesBackAcrossNumbers) {
    setup->copyCards();
    entry().choose("elephant", AboardState::Value::Weight);
    type("12>");
    EXPECT_EQ(typed("elephant").current, AboardState::Value::Points);
    entry().back();
    EXPECT_EQ(typed("elephant").weight, "12") << "where it goes back to it leaves all as it is";
    EXPECT_EQ(typed("elephant").current, AboardState::Value::Weight);
    entry().back();
    EXPECT_EQ(typed("elephant").weight, "1");
    entry().back();
    EXPECT_EQ(typed("elephant").weight, "");
    type("-");
    EXPECT_EQ(typed("elephant").weight, "−");
    entry().back();
    EXPECT_EQ(typed("elephant").weight, "");
    entry().choose("mouse", AboardState::Value::Weight);
    entry().back();
    EXPECT_EQ(typed("mouse").current, AboardState::Value::Weight) << "there is nothing before it";
}

TEST_F(AllAboardSetupTest, OneIsWrittenAnewWhereItIsChosenAgainAndNothingElseMoves) {
    setup->copyCards();
    type("12");
    entry().choose("mouse", AboardState::Value::Weight);
    type("345");
    EXPECT_EQ(typed("mouse").weight, "345");
    EXPECT_EQ(typed("mouse").current, AboardState::Value::Weight);
    type(">");
    EXPECT_EQ(typed("mouse").current, AboardState::Value::Points) << "the next that is empty";
}

TEST_F(AllAboardSetupTest, NothingMovesOnWhereMoreCouldBeTypedAndNothingBackByItself) {
    setup->copyCards();
    type("123");
    EXPECT_EQ(typed("mouse").current, AboardState::Value::Weight) << "a half may follow";
    type(">12");
    EXPECT_EQ(typed("peacock").current, AboardState::Value::Weight) << "points are two digits at most";
    type(">");
    EXPECT_EQ(typed("peacock").current, AboardState::Value::Weight) << "it is there already";
    entry().choose("elephant", AboardState::Value::Points);
    type("11");
    EXPECT_EQ(typed("elephant").current, AboardState::Value::Points) << "what is missing stands before it";
}

TEST_F(AllAboardSetupTest, EditsASetAndRemovesIt) {
    setup->copyCards();
    typeTwelveCards();
    ASSERT_TRUE(setup->saveValueSet({}, "", SetSource::Provenance::Table));
    EXPECT_EQ(setup->valueSetName(), "Our cards");
    const QString id = sets()[1].setId;
    restart();
    EXPECT_EQ(setup->valueSetProvenance(), SetSource::Provenance::Example) << "no game was played with it";
    setup->chooseValueSet(id);
    setup->copyChosen();
    EXPECT_TRUE(entry().isComplete());
    entry().choose("lion", AboardState::Value::Weight);
    type("9");
    ASSERT_TRUE(setup->saveValueSet(id, "Printed", SetSource::Provenance::Printed));
    EXPECT_EQ(sets().size(), 2u);
    EXPECT_EQ(value("lion").value("weight"), 18);
    EXPECT_EQ(value("bear").value("weight"), 60);
    ASSERT_TRUE(setup->removeValueSet(id));
    EXPECT_EQ(sets().size(), 1u);
    EXPECT_EQ(value("lion").value("weight"), 18) << "as in the example";
    EXPECT_EQ(value("bear").value("weight"), 20);
}

TEST_F(AllAboardSetupTest, PlaysWithValuesThatCouldNotBeKeptAndBeginsInMemory) {
    setup->copyCards();
    typeTwelveCards();
    const FullDisk disk;
    EXPECT_FALSE(setup->saveValueSet({}, "Ours", SetSource::Provenance::Printed));
    EXPECT_FALSE(setup->problem().isEmpty());
    EXPECT_EQ(setup->valueSetName(), "Ours");
    EXPECT_FALSE(setup->begin());
    EXPECT_FALSE(controller->hasGame());
    EXPECT_TRUE(setup->beginInMemory());
    EXPECT_EQ(begun().values[Animal::Mouse].points, 40);
}

TEST(GamesToChooseFrom, KeepTheirOrderWhateverWasPlayedLast) {
    TemporaryData data;
    Languages languages;
    SessionController controller(Store::open(data.folder()));
    Settings settings(languages, data.folder());
    AppModel app(controller, languages, settings);
    const QStringList order{"all-your-base", "all-aboard", "outspeed", "score-sheet"};
    EXPECT_EQ(app.games(), order);
    ASSERT_TRUE(app.setup<AllAboard>().begin());
    EXPECT_EQ(app.games(), order);
}

}  // namespace
