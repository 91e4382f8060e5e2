// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/outspeed_fixture.h"

#include <QGuiApplication>

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::outspeed;

namespace {

struct RaceRuling : RaceTable {
    RaceOverruleModel& overrule = *table.overrule();

    [[nodiscard]] QVariantMap is(int seat) { return overrule.seats()[seat].toMap(); }
    [[nodiscard]] int edits() { return overrule.edits()->rowCount(); }
    void enter() {
        overrule.setReason("It was entered wrongly.");
        EXPECT_EQ(overrule.problem(), QString());
        EXPECT_TRUE(overrule.enter());
    }
};

TEST(RaceOverrule, SetsAShipRight) {
    RaceRuling app;
    app.overrule.setZone(1, 9);
    app.overrule.setFuel(1, 4);
    app.overrule.setEliminated(2, true);
    EXPECT_EQ(app.is(1)["zone"], 9);
    EXPECT_EQ(app.is(1)["fuel"], 4);
    EXPECT_EQ(app.is(2)["eliminated"], true);
    EXPECT_EQ(app.state().seats[1].zone, startZone) << "nothing has happened yet";
    EXPECT_EQ(app.edits(), 3);
    EXPECT_GT(app.overrule.effects()->rowCount(), 0);
    app.enter();
    EXPECT_EQ(app.state().seats[1].zone, 9);
    EXPECT_EQ(app.state().seats[1].fuel, 4);
    EXPECT_TRUE(app.state().seats[2].eliminated);
    EXPECT_EQ(app.edits(), 0);
}

/// What lies behind another window may be seen in the picture of a switcher.
TEST(RaceOverrule, WhatIsSecretIsCoveredWhenAnotherProgramIsInFront) {
    RaceRuling app;
    EXPECT_FALSE(app.overrule.uncovered());
    app.overrule.setUncovered(true);
    emit qGuiApp->applicationStateChanged(Qt::ApplicationActive);
    EXPECT_TRUE(app.overrule.uncovered());
    emit qGuiApp->applicationStateChanged(Qt::ApplicationInactive);
    EXPECT_FALSE(app.overrule.uncovered());
}

TEST(RaceOverrule, CountingUpIsOneChangeAndBackIsNone) {
    RaceRuling app;
    const int fuel = app.is(1)["fuel"].toInt();
    for (const int zone : {6, 7, 8}) app.overrule.setZone(1, zone);
    app.overrule.setZone(2, 7);
    app.overrule.setFuel(2, fuel - 1);
    EXPECT_EQ(app.edits(), 3);
    app.overrule.setFuel(2, fuel);
    EXPECT_EQ(app.edits(), 2);
    EXPECT_EQ(app.is(1)["zone"], 8);
    app.overrule.giveToken(0, "nitro");
    app.overrule.takeToken(0, 0);
    EXPECT_EQ(app.edits(), 2);
}

TEST(RaceOverrule, GoesToAnotherTurnAndBack) {
    RaceRuling app;
    app.describePlain();
    const int turn = app.state().turn;
    app.overrule.goToTurn(turn + 1);
    app.overrule.goToTurn(turn + 2);
    EXPECT_EQ(app.overrule.turn(), turn + 2);
    EXPECT_EQ(app.edits(), 1);
    EXPECT_FALSE(app.overrule.turnIsPlayed());
    app.overrule.setFuel(1, 3);
    app.overrule.goToTurn(turn);
    EXPECT_EQ(app.edits(), 1) << "it is the one that is played";
    app.overrule.clear();
    EXPECT_TRUE(app.overrule.turnIsPlayed());
    app.overrule.startTurn(turn);
    EXPECT_EQ(app.edits(), 1) << "anew";
    app.enter();
    EXPECT_EQ(app.state().phase, Phase::Tile);
}

TEST(RaceOverrule, AnEditOfAChoiceTellsNothingOfTheOneThatIsThere) {
    RaceRuling app;
    app.describePlain();
    app.passBonuses();
    const QString route = app.overrule.routes().front().toMap()["route"].toString();
    const QString other = app.overrule.routes().back().toMap()["route"].toString();
    ASSERT_TRUE(app.table.program(0, 0, -1));
    app.overrule.setChoice(0, other, -1);
    app.overrule.setChoice(0, route, -1);
    EXPECT_EQ(app.edits(), 1) << "whether it is what the seat has chosen or not";
}

TEST(RaceOverrule, SaysWhyAZoneCannotBe) {
    RaceRuling app;
    EXPECT_EQ(app.overrule.farthest(), 14);
    app.overrule.setZone(0, 18);
    EXPECT_FALSE(app.overrule.complete()) << "the third section waits";
    EXPECT_FALSE(app.overrule.problem().isEmpty());
    app.overrule.removeEdit(1);
    app.overrule.setThirdSection(RaceState::ThirdSection::Arrives);
    EXPECT_EQ(app.overrule.front(), 21);
    EXPECT_GT(app.overrule.farthest(), 21) << "ships count on beyond the end";
    app.overrule.setZone(0, 18);
    EXPECT_TRUE(app.overrule.complete()) << app.overrule.problem().toStdString();
}

TEST(RaceOverrule, GivesAndTakesTokensInOneEdit) {
    RaceRuling app;
    app.overrule.giveToken(0, "nitro");
    app.overrule.giveToken(0, "");
    app.overrule.giveToken(0, "ion-cannon");
    EXPECT_EQ(app.is(0)["tokens"].toStringList(), (QStringList{"nitro", "", "ion-cannon"}));
    EXPECT_EQ(app.edits(), 1);
    app.overrule.takeToken(0, 0);
    app.overrule.takeToken(0, 7);
    EXPECT_EQ(app.is(0)["tokens"].toStringList(), (QStringList{"", "ion-cannon"}));
    app.overrule.giveToken(1, "nitro");
    EXPECT_EQ(app.edits(), 2);
    app.enter();
    EXPECT_EQ(app.state().seats[0].tokens, (std::vector<HeldToken>{std::nullopt, Token::IonCannon}));
    EXPECT_EQ(app.overrule.tokens().size(), 7) << "six kinds and the unknown one";
}

TEST(RaceOverrule, PutsDownForceFieldsAndTakesThemAway) {
    RaceRuling app;
    for (const int zone : {9, 4, 4}) app.overrule.placeForceField(zone);
    EXPECT_EQ(app.edits(), 1);
    ASSERT_EQ(app.overrule.forceFields().size(), 2);
    EXPECT_EQ(app.overrule.forceFields()[0].toMap()["fields"], 2);
    app.overrule.removeForceField(4);
    app.overrule.removeForceField(12);
    app.enter();
    EXPECT_EQ(app.state().forceFields, (std::vector<int>{4, 9}));
}

TEST(RaceOverrule, SetsTheTurnTheSideAndThePhase) {
    RaceRuling app;
    app.describePlain();
    EXPECT_TRUE(app.overrule.tileShows());
    app.overrule.setPhase(RaceState::Phase::Programming);
    EXPECT_EQ(app.overrule.phase(), RaceState::Phase::Programming);
    app.overrule.setChoice(2, "Aldebaran", -1);
    EXPECT_EQ(app.is(2)["route"], "Aldebaran");
    app.overrule.setChoice(2, "Canopus", -1);
    EXPECT_EQ(app.edits(), 2) << "the same seat's choice";
    app.enter();
    EXPECT_EQ(app.state().phase, Phase::Programming);
    ASSERT_TRUE(app.state().seats[2].choice);
    EXPECT_EQ(app.state().seats[2].choice->route, 2u);
    app.overrule.setChoice(2, "", -1);
    app.enter();
    EXPECT_FALSE(app.state().seats[2].choice);
    app.overrule.setSide("5-6");
    app.overrule.startTurn(5);
    EXPECT_EQ(app.overrule.side(), "5-6");
    EXPECT_EQ(app.overrule.turn(), 5);
    app.enter();
    EXPECT_EQ(app.state().turn, 5);
    EXPECT_EQ(app.state().side, Side::Five6);
    EXPECT_EQ(app.overrule.phase(), RaceState::Phase::Tile);
    EXPECT_TRUE(app.overrule.routes().isEmpty());
}

TEST(RaceOverrule, SetsTheWheelWhereTheRouteHasOne) {
    RaceRuling app;
    app.describeDice();
    app.overrule.setPhase(RaceState::Phase::Programming);
    EXPECT_EQ(app.overrule.routes()[2].toMap()["wheel"], true);
    EXPECT_EQ(app.overrule.routes()[0].toMap()["wheel"], false);
    EXPECT_EQ(app.is(1)["ruled"], false);
    app.overrule.setChoice(1, "C", 4);
    EXPECT_EQ(app.is(1)["wheel"], 4);
    EXPECT_EQ(app.is(1)["ruledRoute"], "C");
    EXPECT_EQ(app.is(1)["ruledWheel"], 4);
    app.overrule.removeEdit(2);
    EXPECT_EQ(app.is(1)["ruled"], false) << "what was taken out is not said any more";
    EXPECT_EQ(app.is(1)["ruledRoute"], "");
    app.overrule.setChoice(1, "C", 4);
    app.enter();
    EXPECT_EQ(app.state().seats[1].choice, (Choice{2, 4}));
    app.overrule.setChoice(1, "C", 0);
    EXPECT_EQ(app.is(1)["wheel"], 0);
    app.enter();
    EXPECT_EQ(app.state().seats[1].choice, (Choice{2, 0})) << "0 is a number on the wheel, too";
}

TEST(RaceOverrule, EndsTheRaceForOneForSeveralAndForNobody) {
    RaceRuling app;
    app.overrule.endGame(1);
    app.overrule.endGame(3);
    app.overrule.endGame(3);
    EXPECT_EQ(app.edits(), 1);
    app.enter();
    EXPECT_EQ(app.state().winners, (std::vector<SeatId>{1, 3}));
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Over);
    app.table.undo();
    app.overrule.endGame(-1);
    app.enter();
    EXPECT_TRUE(app.state().over());
    EXPECT_TRUE(app.state().winners.empty());
}

TEST(RaceOverrule, IgnoresWhatIsNotThere) {
    RaceRuling app;
    app.overrule.giveToken(9, "nitro");
    app.overrule.takeToken(0, 0);
    app.overrule.removeForceField(3);
    EXPECT_EQ(app.edits(), 0);
}

}  // namespace
