// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/outspeed/race_hands.h"
#include "tests/app/outspeed_fixture.h"

#include <set>

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::outspeed;

namespace {

struct Told : RaceTable {
    explicit Told(const outspeed::Setup& setup = fourRacers()) : RaceTable(setup) {
        describePlain();
        passBonuses();
    }

    RaceShow& show = *table.show();

    [[nodiscard]] const std::vector<RaceStepRow>& steps() { return rowsOf<RaceStepRow>(show.steps()); }
    [[nodiscard]] const TrackShipRow& ship(int seat) { return rowOf<TrackShipRow>(table.track()->ships(), seat); }
    /// Forward until a step of that kind is shown.
    bool goToKind(RaceState::Kind kind) {
        const auto step = std::ranges::find(steps(), kind, &RaceStepRow::kind);
        if (step == steps().end()) return false;
        show.goToStep(step->number);
        return true;
    }
};

/// A turn whose routes are revealed: two seats are to roll.
RaceShow& resolvedWithDice(RaceTable& app) {
    app.describeDice();
    app.passBonuses();
    app.programAll({{"A", {}}, {"B", {}}, {"A", {}}, {"C", 2}});
    app.table.resolve();
    return *app.table.show();
}

TEST(RaceShow, IsClosedUntilSomethingIsTold) {
    RaceShow show(nullptr);
    EXPECT_FALSE(show.isOpen());
    show.begin(fourRacers());
    show.forward();
    show.back();
    show.goToStep(3);
    show.toEnd();
    show.close();
    EXPECT_FALSE(show.isOpen());
    EXPECT_EQ(show.text(), QString());
    EXPECT_EQ(show.heading(), QString());
    EXPECT_TRUE(show.meant().empty());
}

TEST(RaceShow, TellsWhatHappensAtTheSameMomentTogether) {
    Told app;
    app.programAll({{"Aldebaran", {}}, {"Aldebaran", {}}, {"Canopus", {}}, {"Canopus", {}}});
    app.table.resolve();
    ASSERT_TRUE(app.show.isOpen());
    EXPECT_EQ(app.show.position(), 1);
    EXPECT_EQ(app.show.kind(), RaceState::Kind::Shared);
    EXPECT_EQ(app.show.lines(), 2) << "two routes were taken";
    ASSERT_TRUE(app.goToKind(RaceState::Kind::LosesFuel));
    EXPECT_EQ(app.show.lines(), 4) << "all pay at once";
    EXPECT_EQ(app.ship(0).fuel, 11);
    EXPECT_EQ(app.ship(0).fuelBefore, 12);
    EXPECT_EQ(app.ship(3).fuel, 9);
    EXPECT_EQ(app.ship(3).zone, startZone) << "nobody has moved yet";
    EXPECT_EQ(app.show.meant().size(), 4u);
    ASSERT_TRUE(app.goToKind(RaceState::Kind::Moves));
    EXPECT_EQ(app.show.lines(), 4);
    EXPECT_EQ(app.ship(0).from, startZone);
    EXPECT_EQ(app.ship(0).zone, startZone + 2);
    EXPECT_EQ(app.ship(3).zone, startZone + 4);
    EXPECT_LE(app.show.count(), 5) << "a turn is told in few taps";
}

TEST(RaceShow, TheTileLiesThereUntilItsTurnHasBeenTold) {
    Told app;
    const auto routes = [&] { return rowsOf<TableRouteRow>(app.table.routes()); };
    EXPECT_TRUE(routes().at(0).pilots.empty()) << "nobody has chosen yet";
    app.programAll({{"Aldebaran", {}}, {"Canopus", {}}, {"Canopus", {}}, {"Canopus", {}}});
    EXPECT_TRUE(routes().at(2).pilots.empty()) << "they are secret until all are revealed";
    app.table.resolve();
    EXPECT_EQ(routes().at(0).pilots, QList<int>{0});
    EXPECT_EQ(routes().at(2).pilots, (QList<int>{1, 2, 3}));
    EXPECT_TRUE(routes().at(2).tooMany);
    EXPECT_TRUE(routes().at(2).spoken.endsWith("Too many: they lose their turn."));
    EXPECT_FALSE(routes().at(0).tooMany);
    EXPECT_EQ(routes().at(0).pointed, RaceState::Part::Condition);
    ASSERT_TRUE(app.goToKind(RaceState::Kind::LosesFuel));
    EXPECT_EQ(routes().at(0).pointed, RaceState::Part::Cost);
    EXPECT_EQ(routes().at(2).pointed, RaceState::Part::None) << "they lose the turn";
    ASSERT_TRUE(app.goToKind(RaceState::Kind::Moves));
    EXPECT_EQ(routes().at(0).pointed, RaceState::Part::Benefit);
    app.show.toEnd();
    EXPECT_EQ(app.state().tile, std::nullopt) << "the next turn has begun";
    EXPECT_EQ(app.table.tileNumber(), 1);
    EXPECT_EQ(routes().at(0).pilots, QList<int>{0});
    app.show.close();
    EXPECT_EQ(app.table.tileNumber(), 0);
    EXPECT_TRUE(routes().empty());
    app.table.tileEditor()->chooseNumber(7);
    app.table.tileEditor()->press("3");
    EXPECT_EQ(app.table.tileNumber(), 7) << "the next one is seen while it is described";
    EXPECT_EQ(routes().size(), 1u);
}

TEST(RaceShow, SaysWhatTheHandsDoMeanwhile) {
    Told app;
    EXPECT_EQ(app.show.hands(), "");
    app.programAll({{"Aldebaran", {}}, {"Aldebaran", {}}, {"Canopus", {}}, {"Canopus", {}}});
    app.table.resolve();
    EXPECT_EQ(app.show.hands(), "") << "routes are revealed by who chose them";
    ASSERT_TRUE(app.goToKind(RaceState::Kind::LosesFuel));
    EXPECT_EQ(app.show.hands(), "Put fuel cubes back: Ana (1), 美玲 (1), Tomás (3) and Bo (3).")
        << "once for all who pay";
    ASSERT_TRUE(app.goToKind(RaceState::Kind::Moves));
    EXPECT_EQ(app.show.hands(), "Move the ships: Ana to zone 5, 美玲 to zone 5, Tomás to zone 7 and Bo to zone 7.");
    app.show.toEnd();
    EXPECT_EQ(app.show.hands(), "Put fuel cubes back: Ana (1), 美玲 (1), Tomás (3) and Bo (3). "
                                "Move the ships: Ana to zone 5, 美玲 to zone 5, Tomás to zone 7 and Bo to zone 7.")
        << "all of it, for whoever went there at once";
}

TEST(RaceShow, NamesEveryShipThatLeavesTheTrack) {
    EXPECT_EQ(
        raceHands({step::Eliminated{0}, step::LosesFuel{1, 5, 2, 3}, step::Eliminated{2}, step::LosesFuel{3, 1, 0, 4}},
                  fourRacers()),
        "Take Ana’s ship off the track. Put fuel cubes back: 美玲 (3) and Bo (1). Take Tomás’s ship off the track.");
}

TEST(RaceShow, SaysThatTheSectionsAreMoved) {
    Told app;
    app.rule({edit::SetZone{0, 13}, edit::SetZone{1, 13}, edit::SetZone{2, 13}});
    app.programAll({{"Aldebaran", {}}, {"Aldebaran", {}}, {"Aldebaran", {}}, {"Aldebaran", {}}});
    app.table.resolve();
    QStringList told;
    for (int beat = 1; beat <= app.show.count(); ++beat) {
        app.show.goTo(beat);
        told << app.show.hands();
    }
    EXPECT_TRUE(told.contains("Put the third section in front.")) << told.join(" | ").toStdString();
    EXPECT_TRUE(told.contains("Take the rear section away: zones 1 to 7.")) << told.join(" | ").toStdString();
    EXPECT_TRUE(told.contains("Take Bo’s ship off the track.")) << told.join(" | ").toStdString();
}

TEST(RaceShow, WhoTookWhichRouteIsSeenUntilARaceThatEndsIsTold) {
    Told app;
    app.rule({edit::SetFuel{1, 1}, edit::SetFuel{2, 1}, edit::SetFuel{3, 1}});
    app.programAll({{"Aldebaran", {}}, {"Aldebaran", {}}, {"Aldebaran", {}}, {"Aldebaran", {}}});
    app.table.resolve();
    ASSERT_TRUE(app.state().over()) << "one ship is left";
    app.show.toEnd();
    const TableRouteRow route = rowOf<TableRouteRow>(app.table.routes(), 0);
    EXPECT_EQ(route.pilots, (QList<int>{0, 1, 2, 3}));
    EXPECT_TRUE(route.spoken.endsWith("Chosen by: Ana, 美玲, Tomás and Bo.")) << route.spoken.toStdString();
    app.show.close();
    EXPECT_EQ(app.table.tileNumber(), 0) << "nothing lies there after the end";
}

TEST(RaceShow, SaysWhoLosesTheTurnBecauseTooManyTookTheRoute) {
    Told app;
    app.programAll({{"Canopus", {}}, {"Canopus", {}}, {"Canopus", {}}, {"Aldebaran", {}}});
    app.table.resolve();
    const auto& first = app.steps().front();
    const auto tooMany = std::ranges::find_if(app.steps(), &RaceStepRow::bad);
    ASSERT_NE(tooMany, app.steps().end());
    EXPECT_EQ(tooMany->kind, RaceState::Kind::Shared);
    EXPECT_EQ(tooMany->clause, "3.2");
    EXPECT_EQ(tooMany->seats, (QList<int>{0, 1, 2}));
    EXPECT_TRUE(first.current);
    ASSERT_TRUE(app.goToKind(RaceState::Kind::LosesFuel));
    EXPECT_EQ(app.show.lines(), 1) << "they pay nothing";
}

TEST(RaceShow, SaysByWhichClauseAShipDropsOut) {
    Told app;
    app.rule({edit::SetFuel{2, 1}});
    app.programAll({{"Aldebaran", {}}, {"Aldebaran", {}}, {"Aldebaran", {}}, {"Aldebaran", {}}});
    app.table.resolve();
    ASSERT_TRUE(app.goToKind(RaceState::Kind::Eliminated));
    EXPECT_EQ(app.show.clause(), "3.5");
    EXPECT_TRUE(app.show.text().contains("Tomás"));
    EXPECT_TRUE(app.ship(2).dropsOut);
    ASSERT_TRUE(app.goToKind(RaceState::Kind::Moves));
    EXPECT_FALSE(app.ship(2).dropsOut) << "it lies beside the track by now";
    EXPECT_EQ(app.table.track()->out(), 1);
}

TEST(RaceShow, CanBeLookedAtAgainAndTellsNothingBeforeItsTime) {
    Told app;
    app.programAll({{"Aldebaran", {}}, {"Aldebaran", {}}, {"Canopus", {}}, {"Canopus", {}}});
    app.table.resolve();
    EXPECT_FALSE(app.steps().back().told);
    const QString first = app.show.text();
    app.show.forward();
    EXPECT_NE(app.show.text(), first);
    app.show.back();
    EXPECT_EQ(app.show.text(), first);
    EXPECT_TRUE(app.steps()[2].told) << "it has been shown";
    app.show.toEnd();
    EXPECT_TRUE(app.show.atEnd());
    EXPECT_TRUE(app.steps().back().told);
    EXPECT_TRUE(app.steps().back().current);
    app.show.goTo(0);
    EXPECT_EQ(app.show.stateShown().seats[0].fuel, startFuel);
    app.show.goTo(99);
    EXPECT_TRUE(app.show.atEnd());
    app.show.close();
    EXPECT_FALSE(app.show.isOpen());
    EXPECT_TRUE(app.steps().empty());
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Tile);
}

TEST(RaceShow, EveryBeatHasOneHeadingAndStartsOnce) {
    Told app;
    app.programAll({{"Aldebaran", {}}, {"Canopus", {}}, {"Canopus", {}}, {"Canopus", {}}});
    app.table.resolve();
    std::set<int> begun;
    for (const RaceStepRow& step : app.steps()) {
        EXPECT_EQ(step.first, begun.insert(step.beat).second);
        EXPECT_FALSE(step.heading.isEmpty());
        EXPECT_FALSE(step.text.isEmpty());
        EXPECT_FALSE(step.clause.isEmpty());
    }
    EXPECT_EQ(static_cast<int>(begun.size()), app.show.count());
}

TEST(RaceShow, ShowsTheThirdSectionArriveAndTheRearOneGo) {
    Told app;
    app.rule({edit::SetZone{0, 14}, edit::SetZone{1, 13}, edit::SetZone{2, 9}, edit::SetZone{3, 2}});
    app.programAll({{"Aldebaran", {}}, {"Aldebaran", {}}, {"Aldebaran", {}}, {"Aldebaran", {}}});
    app.table.resolve();
    ASSERT_TRUE(app.goToKind(RaceState::Kind::SectionArrives));
    EXPECT_EQ(rowOf<TrackSectionRow>(app.table.track()->sections(), 3).stand, RaceState::Stand::New);
    EXPECT_EQ(rowOf<TrackSectionRow>(app.table.track()->sections(), 1).stand, RaceState::Stand::Goes);
    ASSERT_TRUE(app.goToKind(RaceState::Kind::SectionGoes));
    EXPECT_EQ(rowOf<TrackSectionRow>(app.table.track()->sections(), 1).stand, RaceState::Stand::Gone);
    ASSERT_TRUE(app.goToKind(RaceState::Kind::Eliminated));
    EXPECT_TRUE(app.ship(3).dropsOut);
    EXPECT_EQ(app.show.clause(), "3.6");
    app.show.close();
    EXPECT_EQ(app.table.track()->rear(), 8);
}

TEST(RaceShow, TheLastBeatHasItsTimeBeforeARollIsAskedFor) {
    RaceTable app;
    RaceShow& show = resolvedWithDice(app);
    while (!show.atEnd()) {
        EXPECT_EQ(app.table.task(), OutspeedTable::Task::Show);
        show.forward();
    }
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Show) << "the last one is read, too";
    EXPECT_EQ(app.table.asked(), -1);
    show.forward();
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Rolls);
    show.back();
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Show);
    EXPECT_EQ(show.position(), show.count()) << "what was told last comes first";
}

TEST(RaceShow, WhatWasToldBeforeARollStaysThereUntilTheTurnIsOver) {
    RaceTable app;
    RaceShow& show = resolvedWithDice(app);
    const int beforeTheRolls = show.count();
    const QString first = rowsOf<RaceStepRow>(show.steps()).front().text;
    show.toEnd();
    int starts = 0;
    QObject::connect(&app.table, &OutspeedTable::showStarted, [&] { ++starts; });
    ASSERT_EQ(app.table.task(), OutspeedTable::Task::Rolls);
    app.table.roll(app.table.asked(), 2);
    EXPECT_EQ(starts, 0) << "nothing is new yet";
    for (int seat = 0; seat < 4; ++seat)
        EXPECT_EQ(rowOf<TrackShipRow>(app.table.track()->ships(), seat).meant, seat == app.table.asked()) << seat;
    ASSERT_EQ(app.table.task(), OutspeedTable::Task::Rolls) << "the next one is asked at once";
    app.table.roll(app.table.asked(), 1);
    EXPECT_EQ(starts, 1);
    EXPECT_GT(show.count(), beforeTheRolls);
    EXPECT_EQ(show.position(), beforeTheRolls + 1) << "it is told on from there";
    EXPECT_EQ(rowsOf<RaceStepRow>(show.steps()).front().text, first);
    show.goTo(1);
    EXPECT_EQ(show.position(), 1) << "all of the turn can be looked at again";
}

TEST(RaceShow, AnUndoTakesItBack) {
    Told app;
    app.programAll({{"Aldebaran", {}}, {"Aldebaran", {}}, {"Canopus", {}}, {"Canopus", {}}});
    app.table.resolve();
    app.show.forward();
    app.table.undo();
    EXPECT_FALSE(app.show.isOpen());
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Resolve);
    EXPECT_EQ(app.ship(0).from, startZone);
}

}  // namespace
