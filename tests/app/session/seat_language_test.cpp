// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/seat_language.h"

#include "app/language/joined.h"
#include "tests/app/app_fixture.h"

#include <QCoreApplication>

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;

namespace {

QString crew() { return QCoreApplication::translate("Card", "CREW"); }
QDateTime later() { return QDateTime::currentDateTimeUtc().addSecs(1); }

TEST(TextLanguageScope, ChangesEveryTextWhileItLives) {
    Languages languages;
    const QString english = crew();
    {
        const TextLanguageScope spanish(QStringLiteral("es"));
        EXPECT_EQ(languages.spoken(), "es");
        EXPECT_EQ(languages.current(), "en") << "the screen's stays what it is";
        EXPECT_NE(crew(), english);
        EXPECT_EQ(Joined::list({"Ana", "Tomás"}), "Ana y Tomás");
        {
            const TextLanguageScope chinese(QStringLiteral("zh"));
            EXPECT_EQ(languages.spoken(), "zh");
        }
        EXPECT_EQ(languages.spoken(), "es") << "they nest";
        const TextLanguageScope none(QStringLiteral("xx"));
        EXPECT_EQ(languages.spoken(), "es") << "one that is not ours changes nothing";
    }
    EXPECT_EQ(crew(), english);
    EXPECT_EQ(Joined::list({"Ana", "Tomás"}), "Ana and Tomás");
}

TEST(SeatLanguage, IsTheOneThatTheSeatWasGiven) {
    AppTable app;
    app.languages.use("es", later());
    EXPECT_EQ(seatLanguage(app.controller, app.languages, 0), "en");
    EXPECT_EQ(seatLanguage(app.controller, app.languages, 1), "zh");
    EXPECT_EQ(seatLanguage(app.controller, app.languages, 2), "es");
}

TEST(SeatLanguage, IsEnglishWhereTheFileNamesOneThatIsNotKnown) {
    auto people = threePeople();
    people.seats[1].language = "fr";
    AppTable app(people);
    app.languages.use("es", later());
    EXPECT_EQ(seatLanguage(app.controller, app.languages, 1), "en");
    EXPECT_EQ(app.controller.seats()[1].language, "fr") << "a later version that knows it finds it again";
}

TEST(SeatLanguage, OfATableThatSpeaksOneLanguageFollowsTheScreenWhereThatWasChosenLater) {
    AppTable app(peopleOfOneLanguage("es"));
    EXPECT_EQ(seatLanguage(app.controller, app.languages, 0), "es") << "nobody has chosen English";
    app.languages.use("zh", app.controller.info().startedAt.addSecs(-1));
    EXPECT_EQ(seatLanguage(app.controller, app.languages, 0), "es") << "the seats were given theirs after that";
    app.languages.use("zh", later());
    EXPECT_EQ(seatLanguage(app.controller, app.languages, 0), "zh");
}

TEST(SeatLanguage, IsTheScreensWhereThatIsChangedUntilSomebodyElseIsSpokenTo) {
    AppTable app;
    app.base(0);
    app.base(1);
    app.turnOf(0, all_your_base::Phase::Defense);
    ASSERT_EQ(app.table.playingLanguage(), "en");
    app.settings.setLanguage("es");
    EXPECT_EQ(app.table.playingLanguage(), "es") << "who referees can read along";
    app.table.passDefense();
    EXPECT_EQ(app.table.playingLanguage(), "es") << "in the same turn";
    app.table.endTurn();
    EXPECT_EQ(app.table.playingLanguage(), "zh");
    app.table.undo();
    EXPECT_EQ(app.table.playingLanguage(), "en");
}

TEST(SeatLanguage, IsTheirOwnAgainWhereTheScreensIsAsBefore) {
    AppTable app;
    for (const char* language : {"es", "zh", "en"}) app.settings.setLanguage(language);
    app.turnOf(2, all_your_base::Phase::Defense);
    EXPECT_EQ(app.table.playingLanguage(), "es");
    for (const char* language : {"es", "zh", "en"}) app.settings.setLanguage(language);
    EXPECT_EQ(app.table.playingLanguage(), "es") << "Tomás";
}

TEST(SeatLanguage, OfADefenderIsItsOwnWhateverWasDoneInTheTurn) {
    Battlefield app;
    app.settings.setLanguage("es");
    app.table.tapBase(3);
    app.table.bench()->attack();
    EXPECT_EQ(app.table.defender()->language(), "zh");
    app.table.resolveAttack();
    EXPECT_EQ(app.table.playingLanguage(), "en");
}

TEST(SeatLanguage, OfTheCardsToMoveIsThatOfWhoseActItWas) {
    AppTable app;
    app.table.playBase();
    app.table.endTurn();
    EXPECT_EQ(app.table.playingLanguage(), "zh");
    EXPECT_EQ(app.table.cardsToMoveLanguage(), "en") << "Ana fills her hand";
    EXPECT_EQ(app.table.cardsToMoveText(), "Ana draws up to a hand of 7.");
}

TEST(SeatLanguage, OfTheCardsThatACounterattackCostsIsTheAttackers) {
    Battlefield app;
    app.turnOf(1, Phase::Attack);
    app.play(attackOn(5_B, {4_P}));
    app.table.counterattack();
    EXPECT_EQ(app.table.playingLanguage(), "zh");
    EXPECT_EQ(app.table.cardsToMoveLanguage(), "zh") << "it is read in the attacker's panel";
}

TEST(SeatLanguage, OfASeatThatThereIsNotIsTheScreens) {
    AppTable app;
    app.languages.use("zh");
    for (const SeatId seat : {-1, 3}) EXPECT_EQ(seatLanguage(app.controller, app.languages, seat), "zh");
    app.controller.endSession();
    EXPECT_EQ(seatLanguage(app.controller, app.languages, 0), "zh");
}

TEST(SeatLanguage, WhenTheScreensWasChosenIsRemembered) {
    TemporaryData data;
    {
        Languages languages;
        Settings settings(languages, data.folder());
        EXPECT_FALSE(languages.chosenAt().isValid());
        settings.setLanguage("zh");
    }
    Languages languages;
    const Settings settings(languages, data.folder());
    EXPECT_EQ(languages.current(), "zh");
    EXPECT_TRUE(languages.chosenAt().isValid());
    EXPECT_LE(languages.chosenAt(), QDateTime::currentDateTimeUtc());
}

}  // namespace
