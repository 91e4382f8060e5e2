// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_your_base/all_your_base_setup.h"

#include "tests/app/app_fixture.h"

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

class AllYourBaseSetupTest : public testing::Test {
protected:
    [[nodiscard]] const std::vector<SetupSeatRow>& seats() { return rowsOf<SetupSeatRow>(setup->seats()); }
    [[nodiscard]] const std::vector<ValueSetRow>& sets() { return rowsOf<ValueSetRow>(setup->valueSets()); }
    [[nodiscard]] QStringList names() {
        QStringList list;
        for (const SetupSeatRow& seat : seats()) list << seat.name;
        return list;
    }
    [[nodiscard]] int first() {
        const auto found = std::ranges::find_if(seats(), &SetupSeatRow::first);
        EXPECT_EQ(std::ranges::count_if(seats(), &SetupSeatRow::first), 1);
        return found->seat;
    }
    void seat(const QStringList& people) {
        setup->setSeatCount(static_cast<int>(people.size()));
        for (int i = 0; i < people.size(); ++i) setup->setName(i, people[i]);
    }
    void restart() {
        setup.reset();
        controller.reset();
        controller = std::make_unique<SessionController>(Store::open(data.folder()));
        setup = std::make_unique<AllYourBaseSetup>(*controller, languages);
    }
    [[nodiscard]] const all_your_base::Setup& begun() const { return controller->play<AllYourBase>().setup(); }

    TemporaryData data;
    Languages languages;
    std::unique_ptr<SessionController> controller = std::make_unique<SessionController>(Store::open(data.folder()));
    std::unique_ptr<AllYourBaseSetup> setup = std::make_unique<AllYourBaseSetup>(*controller, languages);
};

TEST_F(AllYourBaseSetupTest, ComesUpWithThreeSeatsThatCanBeginAtOnce) {
    EXPECT_EQ(setup->seatCount(), 3);
    EXPECT_EQ(names(), (QStringList{"", "", ""}));
    EXPECT_EQ(seats()[0].standIn, "Player A");
    EXPECT_EQ(seats()[2].standIn, "Player C");
    EXPECT_EQ(first(), 0);
    EXPECT_EQ(setup->threshold(), 9);
    EXPECT_EQ(setup->changes().size(), 0);
    ASSERT_TRUE(setup->begin());
    ASSERT_EQ(begun().seats.size(), 3u);
    EXPECT_EQ(begun().seats[1].name, "Player B");
    EXPECT_EQ(begun().options, all_your_base::Options{});
    EXPECT_EQ(begun().values, all_your_base::CardValues{});
}

TEST_F(AllYourBaseSetupTest, SeatsTwoToSix) {
    setup->setSeatCount(6);
    EXPECT_EQ(setup->seatCount(), 6);
    setup->setSeatCount(setup->maxSeats() + 1);
    EXPECT_EQ(setup->seatCount(), 6);
    for (const int threshold : {6, 7, 8, 9, 12}) {
        EXPECT_EQ(setup->threshold(), threshold) << setup->seatCount();
        setup->removeSeat(0);
    }
    EXPECT_EQ(setup->seatCount(), 2);
    EXPECT_FALSE(setup->canRemove());
    setup->setSeatCount(1);
    EXPECT_EQ(setup->seatCount(), 2);
}

TEST_F(AllYourBaseSetupTest, BringsBackWhoLeftWhenThereAreMoreSeatsAgain) {
    seat({"Ana", "Bo", "Cy", "Di"});
    setup->setFirst(3);
    setup->setSeatCount(2);
    EXPECT_EQ(names(), (QStringList{"Ana", "Bo"}));
    EXPECT_EQ(names()[first()], "Bo");
    setup->setSeatCount(5);
    EXPECT_EQ(names(), (QStringList{"Ana", "Bo", "Cy", "Di", ""}));
    setup->removeSeat(1);
    setup->setSeatCount(5);
    EXPECT_EQ(names(), (QStringList{"Ana", "Cy", "Di", "", ""})) << "who was sent away stays away";
    setup->setSeatCount(2);
    setup->setName(1, "Di");
    setup->setSeatCount(4);
    EXPECT_EQ(names(), (QStringList{"Ana", "Di", "", ""})) << "nobody sits in two places";
}

TEST_F(AllYourBaseSetupTest, LetsTwoPeopleChangePlacesAndLeavesTheOthers) {
    seat({"Ana", "Bo", "Cy", "Di"});
    const int cy = seats()[2].person;
    setup->swapSeats(2, 0);
    EXPECT_EQ(names(), (QStringList{"Cy", "Bo", "Ana", "Di"}));
    EXPECT_EQ(seats()[0].person, cy);
    EXPECT_EQ(seats()[0].seat, 0);
    setup->swapSeats(1, 4);
    setup->swapSeats(-1, 0);
    setup->swapSeats(3, 3);
    EXPECT_EQ(names(), (QStringList{"Cy", "Bo", "Ana", "Di"}));
}

TEST_F(AllYourBaseSetupTest, KeepsTheFirstSeatWithThePersonThroughMoves) {
    seat({"Ana", "Bo", "Cy", "Di"});
    setup->setFirst(1);
    setup->swapSeats(1, 3);
    EXPECT_EQ(names()[first()], "Bo");
    setup->swapSeats(0, 3);
    EXPECT_EQ(names()[first()], "Bo");
    setup->swapSeats(1, 2);
    EXPECT_EQ(names()[first()], "Bo");
}

TEST_F(AllYourBaseSetupTest, KeepsTheFirstSeatWithThePersonThroughRemovals) {
    seat({"Ana", "Bo", "Cy", "Di"});
    setup->setFirst(2);
    setup->removeSeat(0);
    EXPECT_EQ(names()[first()], "Cy");
    setup->removeSeat(2);
    EXPECT_EQ(names()[first()], "Cy");
    ASSERT_EQ(names(), (QStringList{"Bo", "Cy"}));
    setup->setSeatCount(setup->seatCount() + 1);
    setup->setFirst(2);
    setup->removeSeat(2);
    EXPECT_EQ(first(), 1) << "who began has left: somebody who is there begins";
}

TEST_F(AllYourBaseSetupTest, GivesTheSetupToTheGame) {
    seat({"Ana", "Bo"});
    setup->setLanguage(1, "zh");
    setup->setFirst(1);
    setup->setThreshold(5);
    setup->setOnlyGained(true);
    setup->setAnyRedAlerts(true);
    setup->setChange(false);
    setup->setCard11Base(true);
    setup->setCard7Giver(true);
    setup->setCounterClockwise(true);
    EXPECT_EQ(setup->changes().size(), 7);
    ASSERT_TRUE(setup->begin());
    using namespace all_your_base;
    EXPECT_EQ(begun().seats, (std::vector<Seat>{{"Ana", "en"}, {"Bo", "zh"}}));
    EXPECT_EQ(begun().first, 1);
    const Options expected{.threshold = 5,
                           .held = Held::Gained,
                           .redAlertsPerTurn = RedAlertsPerTurn::Any,
                           .change = false,
                           .card11 = Card11::Base,
                           .card7 = Card7::Giver,
                           .direction = Direction::CounterClockwise};
    EXPECT_EQ(begun().options, expected);
    EXPECT_TRUE(isValid(begun()));
}

TEST_F(AllYourBaseSetupTest, TheSameNameAgainLeavesTheLanguage) {
    seat({"Ana", "Bo"});
    ASSERT_TRUE(setup->begin());
    restart();
    setup->setName(0, "Ana");
    setup->setLanguage(0, "zh");
    setup->setName(0, "Ana ");
    EXPECT_EQ(seats()[0].language, "zh");
}

TEST_F(AllYourBaseSetupTest, CountsEachOptionThatIsNotAsUsual) {
    setup->setOnlyGained(true);
    EXPECT_EQ(setup->changes().size(), 1);
    setup->setChange(false);
    EXPECT_EQ(setup->changes().size(), 2);
    setup->setOnlyGained(false);
    EXPECT_EQ(setup->changes().size(), 1);
    setup->resetOptions();
    EXPECT_EQ(setup->changes().size(), 0);
    EXPECT_TRUE(setup->change());
}

TEST_F(AllYourBaseSetupTest, HasAThresholdOfItsOwnOnlyWhereItDiffers) {
    seat({"Ana", "Bo"});
    setup->setThreshold(9);
    EXPECT_TRUE(setup->ownThreshold());
    EXPECT_EQ(setup->standardThreshold(), 12);
    setup->setSeatCount(setup->seatCount() + 1);
    EXPECT_EQ(setup->threshold(), 9);
    EXPECT_FALSE(setup->ownThreshold()) << "9 is what three seats need anyway";
    EXPECT_EQ(setup->changes().size(), 0);
    setup->setSeatCount(setup->seatCount() + 1);
    EXPECT_EQ(setup->threshold(), 9) << "it was asked for";
    EXPECT_TRUE(setup->ownThreshold());
    setup->useStandardThreshold();
    EXPECT_EQ(setup->threshold(), 8);
    EXPECT_FALSE(setup->ownThreshold());
    setup->setThreshold(0);
    EXPECT_EQ(setup->threshold(), 1);
    setup->setThreshold(1000);
    EXPECT_EQ(setup->threshold(), 99);
}

TEST_F(AllYourBaseSetupTest, RemembersPeopleAndTheirLanguages) {
    seat({"Ana", "Bo", "Cy"});
    setup->setLanguage(1, "es");
    ASSERT_TRUE(setup->begin());
    restart();
    EXPECT_EQ(setup->remembered(), QStringList()) << "all of them sit already";
    setup->removeSeat(1);
    EXPECT_EQ(setup->remembered(), QStringList{"Bo"});
    setup->setSeatCount(setup->seatCount() + 1);
    setup->setName(2, "  Bo ");
    EXPECT_EQ(names()[2], "Bo");
    EXPECT_EQ(seats()[2].language, "es");
    EXPECT_EQ(setup->remembered(), QStringList());
}

TEST_F(AllYourBaseSetupTest, OffersTheLatestNamesFirst) {
    seat({"Ana", "Bo"});
    ASSERT_TRUE(setup->begin());
    seat({"Cy", "Di"});
    ASSERT_TRUE(setup->begin());
    setup->prepare();
    seat({"", ""});
    EXPECT_EQ(setup->remembered(), (QStringList{"Cy", "Di", "Ana", "Bo"}));
}

TEST_F(AllYourBaseSetupTest, ComesUpAsTheLastGameHadIt) {
    seat({"Ana", "", "Cy", "Di"});
    setup->setFirst(3);
    setup->setOnlyGained(true);
    setup->setThreshold(4);
    ASSERT_TRUE(setup->saveValueSet({}, "Printed 2019", SetSource::Provenance::Printed,
                                    {QVariantMap{{"card", "zig"}, {"attack", 7}, {"defense", 3}}}, 2));
    ASSERT_TRUE(setup->begin());
    restart();
    EXPECT_EQ(names(), (QStringList{"Ana", "", "Cy", "Di"})) << "a stand-in was never anybody's name";
    EXPECT_EQ(first(), 3);
    EXPECT_TRUE(setup->onlyGained());
    EXPECT_EQ(setup->threshold(), 4);
    EXPECT_EQ(setup->valueSetName(), "Printed 2019");
    EXPECT_EQ(setup->valueSetProvenance(), SetSource::Provenance::Printed);
    ASSERT_TRUE(setup->begin());
    EXPECT_EQ(begun().values[all_your_base::Card::Zig], (all_your_base::Points{7, 3}));
    EXPECT_EQ(begun().values.baseDefense, 2);
}

TEST_F(AllYourBaseSetupTest, PrepareThrowsAwayWhatWasNotBegun) {
    seat({"Ana", "Bo"});
    setup->setChange(false);
    setup->setDeclaredPosition(true);
    setup->prepare();
    EXPECT_EQ(names(), (QStringList{"", "", ""}));
    EXPECT_TRUE(setup->change());
    EXPECT_FALSE(setup->declaredPosition());
}

TEST_F(AllYourBaseSetupTest, KeepsAValueSetAndEditsAndRemovesIt) {
    ASSERT_EQ(sets().size(), 1u);
    EXPECT_EQ(sets()[0].provenance, SetSource::Provenance::Example);
    EXPECT_TRUE(sets()[0].chosen);
    const QVariantList values{QVariantMap{{"card", "zero-wing"}, {"attack", 9}, {"defense", 8}},
                              QVariantMap{{"card", "crew"}, {"attack", 3}, {"defense", 5}}};
    ASSERT_TRUE(setup->saveValueSet({}, "  Our   deck ", SetSource::Provenance::Table, values, 1));
    ASSERT_EQ(sets().size(), 2u);
    EXPECT_EQ(setup->valueSetName(), "Our deck");
    EXPECT_EQ(setup->valueSetProvenance(), SetSource::Provenance::Table);
    EXPECT_EQ(setup->baseDefense(), 1);
    const auto points = [this](const char* card) {
        for (const QVariant& value : setup->values())
            if (value.toMap().value("card") == card) return value.toMap();
        return QVariantMap();
    };
    EXPECT_EQ(points("zero-wing").value("attack"), 9);
    EXPECT_EQ(points("zero-wing").value("defense"), 8);
    EXPECT_EQ(points("crew").value("attack"), 3);
    EXPECT_EQ(points("crew").value("defense"), 0) << "2C";
    EXPECT_EQ(points("zig").value("attack"), 1) << "what is not said is as in the example";

    const QString id = sets()[1].setId;
    restart();
    setup->chooseValueSet(id);
    EXPECT_EQ(setup->valueSetName(), "Our deck");
    ASSERT_TRUE(setup->saveValueSet(id, "Printed", SetSource::Provenance::Printed, setup->values(), 4));
    EXPECT_EQ(sets().size(), 2u);
    EXPECT_EQ(setup->valueSetProvenance(), SetSource::Provenance::Printed);
    EXPECT_EQ(setup->baseDefense(), 4);
    EXPECT_EQ(points("zero-wing").value("attack"), 9);

    ASSERT_TRUE(setup->removeValueSet(id));
    EXPECT_EQ(sets().size(), 1u);
    EXPECT_EQ(setup->valueSetProvenance(), SetSource::Provenance::Example);
    restart();
    EXPECT_EQ(sets().size(), 1u);
}

TEST_F(AllYourBaseSetupTest, GivesAValueSetWithoutANameOne) {
    ASSERT_TRUE(setup->saveValueSet({}, "  ", SetSource::Provenance::Table, {}, 0));
    EXPECT_EQ(setup->valueSetName(), "Our cards");
}

TEST_F(AllYourBaseSetupTest, SpeaksTheLanguageOfTheScreen) {
    languages.use("es");
    setup->refresh();
    EXPECT_EQ(seats()[0].language, "es") << "who has chosen none follows the screen";
    EXPECT_EQ(seats()[0].languageName, "Español");
}

TEST_F(AllYourBaseSetupTest, SaysWhatTheDiskSaysAndBeginsInMemoryAllTheSame) {
    seat({"Ana", "Bo"});
    {
        const FullDisk disk;
        EXPECT_FALSE(setup->begin());
        EXPECT_FALSE(controller->hasGame());
        EXPECT_FALSE(setup->problem().isEmpty());
        EXPECT_TRUE(setup->beginInMemory());
        EXPECT_TRUE(controller->hasGame());
        EXPECT_TRUE(controller->inMemory());
    }
    EXPECT_TRUE(controller->saveNow());
    restart();
    EXPECT_TRUE(controller->resume());
    EXPECT_EQ(controller->play<AllYourBase>().setup().seats[0].name, "Ana");
}

TEST_F(AllYourBaseSetupTest, PlaysWithAValueSetThatCouldNotBeKept) {
    const FullDisk disk;
    EXPECT_FALSE(setup->saveValueSet({}, "Ours", SetSource::Provenance::Table, {}, 3));
    EXPECT_FALSE(setup->problem().isEmpty());
    EXPECT_EQ(setup->valueSetName(), "Ours");
    EXPECT_EQ(setup->baseDefense(), 3);
}

}  // namespace
