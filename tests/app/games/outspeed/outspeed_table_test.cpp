// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/outspeed_fixture.h"

#include <QGuiApplication>

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::outspeed;

namespace {

/// Everything that the lists and the log of the table say.
QStringList allTexts(OutspeedTable& table) {
    QStringList texts;
    const auto add = [&texts](const QAbstractItemModel& model) {
        for (int row = 0; row < model.rowCount(); ++row)
            for (const auto& [role, name] : model.roleNames().asKeyValueRange()) {
                const QVariant value = model.data(model.index(row, 0), role);
                texts << value.toString() << value.toStringList();
            }
    };
    add(*table.seats());
    add(*table.standings());
    add(*table.bonusSeats());
    add(*table.tokenKinds());
    add(*table.due());
    add(*table.log());
    add(*table.track()->ships());
    add(*table.track()->zones());
    add(*table.pad()->routes());
    texts << table.undoText() << table.track()->spoken() << table.track()->inspection();
    return texts;
}

bool says(const QStringList& texts, const QString& what) {
    return std::ranges::any_of(texts, [&](const QString& text) { return text.contains(what, Qt::CaseInsensitive); });
}

TEST(OutspeedTable, SaysHowTheRaceIsLaidOutUntilTheFirstTileIsDescribed) {
    RaceTable app;
    EXPECT_EQ(
        app.table.start(),
        "Lay the first two sections. Every ship starts on zone 3, and everybody takes 12 fuel cubes. Whoever is in "
        "front after turn 13 wins.");
    app.describePlain();
    EXPECT_EQ(app.table.start(), "");
    app.passBonuses();
    app.programAll({{"Aldebaran", {}}, {"Aldebaran", {}}, {"Aldebaran", {}}, {"Aldebaran", {}}});
    app.table.resolve();
    app.table.show()->close();
    EXPECT_EQ(app.table.start(), "") << "the second tile follows";
}

TEST(OutspeedTable, HasNothingToShowWithoutAGame) {
    RaceParts app;
    EXPECT_FALSE(app.table.hasGame());
    EXPECT_EQ(app.table.seatCount(), 0);
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::None);
    EXPECT_EQ(app.table.asked(), -1);
    EXPECT_EQ(app.table.leader(), -1);
    EXPECT_FALSE(app.table.describeTile());
    app.table.tapSeat(0);
    app.table.announce(0, "nitro");
    app.table.revealBonuses();
    app.table.lookAtBonusStep(1);
    app.table.applyBonuses();
    app.table.handPadTo(0);
    app.table.confirmPad();
    EXPECT_FALSE(app.table.program(0, 0, -1));
    app.table.chooseInGrid(0, 0);
    app.table.setWheelInGrid(0, 1);
    app.table.enterGrid();
    app.table.resolve();
    app.table.roll(0, 1);
    app.table.takeToken(0, "");
    app.table.cancel();
    app.table.explainPhase(RaceState::Phase::Bonuses);
    app.table.undo();
    app.table.retranslate();
    EXPECT_FALSE(app.table.refused());
    EXPECT_FALSE(app.table.show()->isOpen());
    EXPECT_FALSE(app.table.pad()->isOpen());
    EXPECT_EQ(app.table.winners(), QStringList());
}

TEST(OutspeedTable, AnotherGameAtTheTableIsNotItsOwn) {
    RaceParts app;
    ASSERT_TRUE(app.controller.begin(threePeople()));
    EXPECT_FALSE(app.table.hasGame());
    EXPECT_EQ(app.table.seatCount(), 0);
    EXPECT_FALSE(app.table.canUndo());
}

TEST(OutspeedTable, ATileThatIsRememberedIsDescribedByOneTap) {
    RaceParts app;
    const Tile tile{5, {{"A", {}, false, 1, {2, 0, 0}}}};
    ASSERT_TRUE(app.tileSets.remember(tile, Side::Three4));
    ASSERT_TRUE(app.controller.begin(fourRacers()));
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Tile);
    EXPECT_EQ(app.table.side(), "3–4");
    EXPECT_EQ(app.table.otherSide(), "5–6");
    app.table.tileEditor()->chooseNumber(5);
    ASSERT_TRUE(app.table.tileEditor()->offered());
    app.table.tileEditor()->takeOffered();
    EXPECT_TRUE(app.table.describeTile());
    EXPECT_EQ(app.controller.state<Outspeed>().tile, tile);
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Program) << "nobody has a token";
    EXPECT_EQ(app.table.tileNumber(), 5);
    EXPECT_EQ(app.table.routeNames(), QStringList{"A"});
}

TEST(OutspeedTable, ATileThatIsTurnedOverIsSaidToBe) {
    outspeed::Setup five = fourRacers();
    five.seats.push_back({"Eve", "en"});
    RaceTable app(five);
    EXPECT_EQ(app.table.turnedTile(), 0);
    EXPECT_TRUE(app.table.turnedRoutes().isEmpty());
    app.describe(4, {{"A", {}, false, 1, {2, 0, 0}}});
    app.rule({edit::SetZone{4, 6}, edit::SetFuel{4, 2}});
    app.deal({{Token::IonCannon}, {}, {}, {}, {}});
    app.play(Announce{0, Token::IonCannon});
    app.table.revealBonuses();
    app.table.applyBonuses();
    app.table.show()->close();
    ASSERT_EQ(app.table.task(), OutspeedTable::Task::Tile);
    EXPECT_EQ(app.table.turnedTile(), 4);
    EXPECT_FALSE(app.table.turnedRoutes().isEmpty()) << "what it said until then";
    EXPECT_TRUE(app.table.tileEditor()->numberGiven());
}

TEST(OutspeedTable, WhatWasDescribedIsRemembered) {
    RaceTable app;
    app.table.tileEditor()->chooseNumber(7);
    EXPECT_FALSE(app.table.describeTile()) << "it has no routes";
    EXPECT_TRUE(app.table.refused());
    EXPECT_EQ(app.played(), 0u);
    EXPECT_EQ(app.tileSets.find(7, Side::Three4), nullptr);
}

TEST(OutspeedTable, ATokenIsPlayedFaceDown) {
    RaceTable app;
    app.describePlain();
    app.deal({{Token::Nitro, {}}, {}, {{}}, {Token::Flamethrower}});
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Bonuses);
    EXPECT_EQ(app.seat(0).tokens, 2);
    EXPECT_EQ(app.seat(0).known, (QStringList{"nitro", ""}));
    EXPECT_EQ(app.table.asked(), -1);
    const std::size_t before = app.played();
    app.table.tapSeat(0);
    EXPECT_EQ(app.table.asked(), -1) << "nobody is asked which one it is";
    EXPECT_TRUE(app.bonusSeat(0).announced);
    EXPECT_EQ(app.table.announced(), 1);
    EXPECT_TRUE(rowsOf<TokenKindRow>(app.table.tokenKinds()).empty());
    EXPECT_EQ(app.played(), before);
    app.table.tapSeat(0);
    EXPECT_FALSE(app.bonusSeat(0).announced) << "after all it plays none";
    EXPECT_EQ(app.table.announced(), 0);
}

TEST(OutspeedTable, TokensAreNamedWhenAllAreTurnedOver) {
    RaceTable app;
    app.describePlain();
    app.deal({{Token::Nitro, {}}, {}, {Token::FuelTank}, {Token::Flamethrower}});
    app.rule({edit::SetZone{3, 5}});
    EXPECT_TRUE(rowOf<BonusSeatRow>(app.table.bonusSeats(), 0).possible);
    const auto& asked = rowsOf<BonusSeatRow>(app.table.bonusSeats());
    EXPECT_EQ(std::ranges::count(asked, 1, &BonusSeatRow::seat), 0) << "it has no token";
    app.table.tapSeat(0);
    app.table.tapSeat(3);
    app.table.revealBonuses();
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Bonuses);
    EXPECT_EQ(app.table.asked(), 3) << "from the front to the rear";
    EXPECT_EQ(app.token("flamethrower").held, 1);
    EXPECT_FALSE(app.token("nitro").possible);
    app.table.announce(3, "nitro");
    EXPECT_TRUE(app.table.refused());
    EXPECT_EQ(app.table.asked(), 3) << "it is still to be named";
    app.table.announce(3, "flamethrower");
    EXPECT_EQ(app.last<Announce>(), (Announce{3, Token::Flamethrower}));
    EXPECT_EQ(app.table.asked(), 0);
    app.table.cancel();
    EXPECT_EQ(app.table.asked(), -1);
    EXPECT_EQ(app.table.announced(), 2) << "back at announcing";
    app.table.tapSeat(2);
    EXPECT_EQ(app.table.announced(), 3);
    app.table.tapSeat(2);
    app.table.revealBonuses();
    EXPECT_EQ(app.table.asked(), 0);
    app.table.announce(0, "nitro");
    EXPECT_EQ(app.last<Announce>(), (Announce{0, Token::Nitro}));
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Reveal) << "all are named";
    EXPECT_EQ(app.table.asked(), -1);
    EXPECT_TRUE(app.seat(0).announced);
    EXPECT_EQ(app.seat(0).known, QStringList{""});
    app.table.undo();
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Bonuses);
    EXPECT_FALSE(app.bonusSeat(0).announced) << "undo takes it back";
    EXPECT_TRUE(app.bonusSeat(3).announced);
}

/// Of a token that is named and on disk, too, nothing is to be read before the tokens are applied.
TEST(OutspeedTable, ATokenThatIsNamedIsNotRead) {
    RaceTable app;
    app.describePlain();
    app.deal({{Token::Nitro, {}}, {}, {}, {}});
    app.table.announce(0, "nitro");
    EXPECT_FALSE(says(allTexts(app.table), "nitro"));
}

TEST(OutspeedTable, WhoCannotPlayATokenIsToldWhy) {
    RaceTable app;
    app.describePlain();
    app.deal({{Token::Nitro}, {}, {{}}, {}});
    app.table.tapSeat(1);
    EXPECT_TRUE(app.table.refused()) << "it has none";
    EXPECT_EQ(app.table.refusal().clause, "1.1");
    EXPECT_EQ(app.table.asked(), -1);
    app.table.tapSeat(0);
    EXPECT_FALSE(app.table.refused());
    app.table.revealBonuses();
    EXPECT_FALSE(app.token("flamethrower").possible);
    app.table.announce(0, "flamethrower");
    EXPECT_TRUE(app.table.refused()) << "it is known to have another";
    app.table.announce(0, "nitro");
    app.table.tapSeat(0);
    EXPECT_TRUE(app.table.refused()) << "one a turn";
}

TEST(OutspeedTable, AForceFieldAloneOnTheFinishTileSaysItsOwnReason) {
    RaceTable app;
    app.rule({edit::StartTurn{13}});
    app.describe(13, {{"A", {}, false, 1, {2, 0, 0}}});
    app.deal({{Token::ForceField}, {}, {}, {}});
    app.table.tapSeat(0);
    ASSERT_TRUE(app.table.refused());
    EXPECT_EQ(app.table.refusal().clause, "1.9");
}

TEST(OutspeedTable, WhoIsAloneAfterARulingSharesNoVictory) {
    RaceTable app;
    app.rule({edit::StartTurn{13}, edit::SetZone{0, 9}});
    app.describe(13, {{"A", {}, false, 1, {2, 0, 0}}});
    app.passBonuses();
    app.programAll({{"A", {}}, {"A", {}}, {"A", {}}, {"A", {}}});
    app.table.resolve();
    ASSERT_TRUE(app.table.over());
    EXPECT_FALSE(app.table.decidedBy().isEmpty());
    app.rule({edit::SetEliminated{1, true}, edit::SetEliminated{2, true}, edit::SetEliminated{3, true}});
    EXPECT_EQ(app.table.winnerSeats(), QList<int>{0});
    EXPECT_EQ(app.table.decidedBy(), QString()) << "there is nobody to compare with";
}

TEST(OutspeedTable, WhatTheTokensWouldDoIsShownBeforeItIsDone) {
    RaceTable app;
    app.describePlain();
    app.deal({{Token::Nitro}, {}, {}, {Token::FuelTank}});
    app.table.announce(0, "nitro");
    app.table.announce(3, "fuel-tank");
    const std::size_t before = app.played();
    app.table.revealBonuses();
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Reveal);
    EXPECT_EQ(app.played(), before) << "nothing is done yet";
    EXPECT_EQ(app.seat(0).zone, startZone + 1) << "as it will be, beside what it is";
    EXPECT_EQ(app.seat(3).fuelBefore, startFuel);
    EXPECT_EQ(app.seat(3).fuel, startFuel + 2);
    EXPECT_EQ(rowOf<TrackShipRow>(app.table.track()->ships(), 0).zone, startZone + 1) << "as the seats say";
    const auto& steps = rowsOf<BonusStepRow>(app.table.bonusSteps());
    ASSERT_FALSE(steps.empty());
    EXPECT_TRUE(steps.front().startsGroup);
    EXPECT_EQ(steps.size(), 2u) << "a line a token";
    for (const BonusStepRow& step : steps) EXPECT_FALSE(step.text.isEmpty() || step.token.isEmpty());
    EXPECT_FALSE(steps.back().startsGroup) << "both at the same moment";
    EXPECT_TRUE(steps.front().results.empty()) << "told with the last of the moment";
    ASSERT_EQ(steps.back().results.size(), 2);
    const auto first = steps.back().results.front().value<TouchedRow>();
    EXPECT_EQ(first.seat, 0);
    EXPECT_EQ(first.zoneBefore, startZone);
    EXPECT_EQ(first.zone, startZone + 1);
    EXPECT_EQ(steps.back().results.back().value<TouchedRow>().fuel, startFuel + 2);
    EXPECT_EQ(app.seat(0).zoneBefore, startZone);
    EXPECT_EQ(rowOf<TouchedRow>(app.table.touched(), 0).zone, startZone + 1);
    EXPECT_EQ(rowOf<TouchedRow>(app.table.touched(), 3).fuel, startFuel + 2);
    EXPECT_EQ(rowsOf<TouchedRow>(app.table.touched()).size(), 2u);
    app.table.lookAtBonusStep(static_cast<int>(steps.size()));
    EXPECT_EQ(app.seat(0).zone, startZone + 1) << "as it will be";
    EXPECT_EQ(app.played(), before);
    app.table.cancel();
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Bonuses);
    EXPECT_EQ(app.seat(0).zone, startZone);
    app.table.revealBonuses();
    app.table.applyBonuses();
    EXPECT_EQ(app.last<ApplyBonuses>(), ApplyBonuses{});
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Program);
    EXPECT_EQ(app.seat(0).zone, startZone + 1);
    EXPECT_TRUE(rowsOf<BonusStepRow>(app.table.bonusSteps()).empty());
}

TEST(OutspeedTable, WhatTokensComeToIsToldMomentByMoment) {
    RaceTable app;
    app.describePlain();
    app.deal({{Token::Nitro}, {}, {}, {Token::Electromagnet}});
    app.rule({edit::SetZone{0, 6}});
    app.table.announce(0, "nitro");
    app.table.announce(3, "electromagnet");
    ASSERT_FALSE(app.table.refused()) << app.table.refusal().text.toStdString();
    app.table.revealBonuses();
    const auto& steps = rowsOf<BonusStepRow>(app.table.bonusSteps());
    ASSERT_EQ(steps.size(), 2u);
    ASSERT_EQ(steps[0].results.size(), 1) << "who is in front goes first";
    EXPECT_EQ(steps[0].results[0].value<TouchedRow>().seat, 0);
    EXPECT_EQ(steps[0].results[0].value<TouchedRow>().zone, 7);
    EXPECT_EQ(steps[0].played, "Nitro");
    EXPECT_EQ(steps[1].played, "Electromagnet");
    ASSERT_EQ(steps[1].results.size(), 1);
    EXPECT_EQ(steps[1].results[0].value<TouchedRow>().zoneBefore, 7) << "after the moment before";
    EXPECT_LT(steps[1].results[0].value<TouchedRow>().zone, 7);
}

TEST(OutspeedTable, ThePhaseOfBonusesIsPassedWhereNobodyHasAToken) {
    RaceTable app;
    ASSERT_TRUE(app.tileSets.remember({5, {{"A", {}, false, 1, {2, 0, 0}}}}, Side::Three4));
    const auto describe = [&app] {
        app.table.tileEditor()->chooseNumber(5);
        app.table.tileEditor()->takeOffered();
        return app.table.describeTile();
    };
    ASSERT_TRUE(describe());
    EXPECT_EQ(app.played(), 2u) << "the record has both acts";
    EXPECT_EQ(app.last<ApplyBonuses>(), ApplyBonuses{});
    EXPECT_TRUE(app.table.bonusesPassed());
    app.play(Program{0, "A", {}});
    EXPECT_TRUE(app.table.bonusesPassed());
    app.table.undo();
    EXPECT_EQ(app.played(), 2u) << "a choice is taken back by itself";
    app.table.undo();
    EXPECT_EQ(app.played(), 0u) << "the tile goes with the phase";
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Tile);
    EXPECT_FALSE(app.table.bonusesPassed());
    app.table.redo();
    EXPECT_EQ(app.played(), 2u);
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Program);
    app.table.redo();
    EXPECT_EQ(app.played(), 3u);
    app.table.undo();
    app.table.undo();
    app.deal({{Token::Nitro}, {}, {}, {}});
    ASSERT_TRUE(describe());
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Bonuses) << "somebody has one";
    app.table.revealBonuses();
    EXPECT_FALSE(app.table.bonusesPassed());
    app.table.undo();
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Bonuses) << "that was somebody's act";
}

TEST(OutspeedTable, ACorrectionOfThePassedPhaseIsAStepOfItsOwn) {
    RaceTable app;
    app.describePlain();
    app.play(ApplyBonuses{});
    Amend<Outspeed> amend;
    amend.corrections.push_back(
        {1, Correction<Outspeed>::Replace{DescribeTile{{2, {{"A", {}, false, 1, {2, 0, 0}}}}}}});
    ASSERT_EQ(app.controller.add<Outspeed>(Entry<Outspeed>(amend)), SessionController::Outcome::Done);
    app.table.undo();
    EXPECT_EQ(app.played(), 2u);
    EXPECT_EQ(app.state().tile->number, 1);
    app.table.undo();
    EXPECT_EQ(app.played(), 0u);
}

TEST(OutspeedTable, TheSeatsShowWhatTheLastPhaseHasChanged) {
    RaceTable app;
    app.describePlain();
    app.passBonuses();
    EXPECT_EQ(app.seat(0).fuelBefore, app.seat(0).fuel);
    app.programAll({{"Aldebaran", {}}, {"Aldebaran", {}}, {"Canopus", {}}, {"Canopus", {}}});
    app.table.resolve();
    app.table.show()->goTo(1);
    EXPECT_EQ(app.seat(2).fuel, startFuel) << "nobody has paid yet";
    EXPECT_EQ(app.seat(2).fuelBefore, startFuel);
    app.table.show()->goTo(app.table.show()->count());
    EXPECT_EQ(app.seat(2).fuel, startFuel - 3);
    EXPECT_EQ(app.seat(2).fuelBefore, startFuel) << "from the beginning of what is told to its end";
    EXPECT_EQ(app.seat(2).zoneBefore, startZone);
    EXPECT_TRUE(says({app.seat(2).spoken}, QStringLiteral("fuel from %1 to %2").arg(startFuel).arg(startFuel - 3)))
        << "what is shown is said: " << app.seat(2).spoken.toStdString();
    app.table.show()->close();
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Tile);
    EXPECT_EQ(app.seat(2).fuelBefore, startFuel) << "until the next tile is there";
    EXPECT_EQ(app.seat(2).zoneBefore, startZone);
    app.describe(2, {{"A", {}, false, 1, {2, 0, 0}}});
    EXPECT_EQ(app.seat(2).fuelBefore, startFuel - 3);
}

TEST(OutspeedTable, WhoHeldOutLongerStandsAbove) {
    RaceTable app;
    app.rule({edit::SetEliminated{1, true}, edit::SetZone{1, 9}});
    app.describePlain();
    app.passBonuses();
    app.rule({edit::SetFuel{0, 1}, edit::SetFuel{2, 1}});
    app.programAll({{"Aldebaran", {}}});
    app.play(Program{2, "Aldebaran", {}});
    app.play(Program{3, "Aldebaran", {}});
    app.table.resolve();
    app.table.show()->close();
    EXPECT_EQ(rowOf<RaceStandingRow>(app.table.standings(), 3).place, 1);
    EXPECT_EQ(rowOf<RaceStandingRow>(app.table.standings(), 0).place, 2);
    EXPECT_EQ(rowOf<RaceStandingRow>(app.table.standings(), 2).place, 2) << "out in the same turn";
    EXPECT_EQ(rowOf<RaceStandingRow>(app.table.standings(), 1).place, 4) << "though it came further";
}

TEST(OutspeedTable, WhereNobodyPlaysOneTapGoesOn) {
    RaceTable app;
    app.describePlain();
    app.table.revealBonuses();
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Program);
    EXPECT_EQ(app.played(), 2u);
}

TEST(OutspeedTable, ThePadGoesFromSeatToSeatAndBetraysNothing) {
    RaceTable app;
    app.describePlain();
    app.passBonuses();
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Program);
    EXPECT_EQ(app.table.yetToProgram(), 4);
    ProgramPad& pad = *app.table.pad();
    app.table.handPadTo(app.table.asked());
    EXPECT_TRUE(pad.isOpen());
    EXPECT_TRUE(pad.covered());
    EXPECT_EQ(pad.seat(), 0);
    EXPECT_TRUE(rowsOf<RouteChoiceRow>(pad.routes()).empty());
    pad.choose(0);
    EXPECT_FALSE(pad.ready()) << "it is covered";
    for (int seat = 0; seat < 4; ++seat) {
        ASSERT_TRUE(pad.isOpen());
        EXPECT_EQ(pad.seat(), seat);
        EXPECT_TRUE(pad.covered());
        EXPECT_EQ(pad.language(), QString::fromStdString(fourRacers().seats[static_cast<std::size_t>(seat)].language));
        const QStringList texts = allTexts(app.table);
        for (const QString& route : app.table.routeNames()) EXPECT_FALSE(says(texts, route)) << route.toStdString();
        for (int other = 0; other < 4; ++other) {
            EXPECT_EQ(app.seat(other).programmed, other < seat);
            EXPECT_EQ(app.seat(other).route, QString());
        }
        pad.uncover();
        ASSERT_EQ(rowsOf<RouteChoiceRow>(pad.routes()).size(), 3u);
        for (const RouteChoiceRow& row : rowsOf<RouteChoiceRow>(pad.routes())) EXPECT_FALSE(row.chosen);
        pad.choose(2);
        EXPECT_TRUE(pad.ready());
        app.table.confirmPad();
        EXPECT_EQ(app.last<Program>(), (Program{seat, "Canopus", {}}));
    }
    EXPECT_FALSE(pad.isOpen());
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Resolve);
    for (const QString& route : app.table.routeNames())
        EXPECT_FALSE(says(allTexts(app.table), route)) << "not before they are revealed";
    app.table.resolve();
    EXPECT_TRUE(app.table.show()->isOpen());
    EXPECT_TRUE(says(allTexts(app.table), "Canopus"));
}

TEST(OutspeedTable, ThePadSaysWhyInTheLanguageOfItsSeat) {
    RaceTable app;
    app.describePlain();
    app.passBonuses();
    ProgramPad& pad = *app.table.pad();
    app.table.handPadTo(0);
    pad.uncover();
    EXPECT_FALSE(rowOf<RouteChoiceRow>(pad.routes(), 1).possible);
    const RouteChoiceRow& cheap = rowOf<RouteChoiceRow>(pad.routes(), 0);
    EXPECT_EQ(cheap.fuelAfter, pad.fuel() - 1);
    EXPECT_FALSE(cheap.lowAfter);
    EXPECT_TRUE(cheap.spoken.endsWith(QStringLiteral("Fuel left: %1.").arg(cheap.fuelAfter)))
        << cheap.spoken.toStdString();
    pad.choose(1);
    EXPECT_FALSE(pad.ready());
    EXPECT_EQ(pad.problem().clause, "2.2");
    EXPECT_EQ(pad.problem().tag, "Partly Basekeeper’s ruling");
    const QString english = pad.problem().text;
    EXPECT_FALSE(english.isEmpty());
    pad.choose(0);
    EXPECT_EQ(pad.problem(), Refusal());
    EXPECT_TRUE(pad.ready());
    pad.cover();
    EXPECT_FALSE(pad.ready()) << "what was chosen is forgotten";
    app.table.handPadTo(1);
    pad.uncover();
    pad.choose(1);
    EXPECT_NE(pad.problem().text, QString());
    pad.close();
    EXPECT_FALSE(pad.isOpen());
    EXPECT_EQ(app.table.yetToProgram(), 4);
}

TEST(OutspeedTable, WhoHasProgrammedIsHandedNoPad) {
    RaceTable app;
    app.describePlain();
    app.passBonuses();
    ASSERT_TRUE(app.table.program(1, 0, -1));
    app.table.handPadTo(1);
    EXPECT_FALSE(app.table.pad()->isOpen());
    EXPECT_TRUE(app.table.refused());
    EXPECT_EQ(app.table.refusal().clause, "2.1");
    app.table.handPadTo(0);
    EXPECT_TRUE(app.table.pad()->isOpen());
    EXPECT_FALSE(app.table.refused());
    app.table.undo();
    EXPECT_FALSE(app.table.pad()->isOpen()) << "another table lies there";
    EXPECT_EQ(app.table.yetToProgram(), 4);
}

/// What lies behind another window may be seen in the picture of a switcher.
TEST(OutspeedTable, ThePadIsCoveredWhenAnotherProgramIsInFront) {
    RaceTable app;
    app.describePlain();
    app.passBonuses();
    ProgramPad& pad = *app.table.pad();
    app.table.handPadTo(0);
    pad.uncover();
    pad.choose(0);
    emit qGuiApp->applicationStateChanged(Qt::ApplicationActive);
    EXPECT_FALSE(pad.covered());
    emit qGuiApp->applicationStateChanged(Qt::ApplicationInactive);
    EXPECT_TRUE(pad.covered());
    EXPECT_FALSE(pad.ready());
    EXPECT_TRUE(pad.isOpen()) << "whose turn it is with the pad stays";
}

TEST(OutspeedTable, TheWheelIsSetOnThePad) {
    RaceTable app;
    app.describeDice();
    app.passBonuses();
    ProgramPad& pad = *app.table.pad();
    app.rule({edit::SetFuel{0, 4}});
    app.table.handPadTo(0);
    pad.uncover();
    pad.choose(2);
    EXPECT_TRUE(pad.asksWheel());
    EXPECT_FALSE(pad.ready());
    EXPECT_EQ(pad.highestWheel(), 4);
    pad.setWheel(7);
    EXPECT_FALSE(pad.ready());
    EXPECT_EQ(pad.problem().clause, "2.2");
    pad.setWheel(3);
    EXPECT_TRUE(pad.ready());
    app.table.confirmPad();
    EXPECT_EQ(app.last<Program>(), (Program{0, "C", 3}));
}

TEST(OutspeedTable, RevealedWheelsAreEnteredTogether) {
    RaceTable app;
    app.describeDice();
    app.passBonuses();
    const std::size_t before = app.played();
    ProgramGrid& grid = *app.table.grid();
    EXPECT_EQ(grid.missing(), 4);
    app.table.enterGrid();
    EXPECT_TRUE(app.table.refused());
    EXPECT_EQ(app.table.refusal().clause, "2.1");
    for (int seat = 0; seat < 4; ++seat) app.table.chooseInGrid(seat, seat == 3 ? 2 : 3);
    EXPECT_FALSE(app.table.refused());
    EXPECT_FALSE(grid.complete());
    EXPECT_TRUE(app.gridSeat(3).asksWheel);
    app.table.enterGrid();
    EXPECT_TRUE(app.table.refused()) << "the wheel is missing";
    EXPECT_EQ(app.played(), before) << "all or none";
    app.table.setWheelInGrid(3, 5);
    EXPECT_TRUE(grid.complete());
    app.table.chooseInGrid(0, 3);
    EXPECT_EQ(app.gridSeat(0).route, -1) << "the same one again is taken back";
    app.table.chooseInGrid(0, 1);
    app.table.enterGrid();
    EXPECT_EQ(app.played(), before + 5) << "wheels on the table are revealed: they are resolved at once";
    EXPECT_EQ(app.state().seats[3].choice, (Choice{2, 5}));
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Show);
    app.table.undo();
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Resolve);
    app.table.undo();
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Program);
    EXPECT_EQ(app.table.yetToProgram(), 1) << "each is an act of its own";
}

TEST(OutspeedTable, TheGridRefusesWhatASeatCannotPay) {
    RaceTable app;
    app.describePlain();
    app.passBonuses();
    EXPECT_EQ(app.gridSeat(0).possible, (QVariantList{true, false, true}));
    app.table.chooseInGrid(0, 1);
    EXPECT_TRUE(app.table.refused());
    EXPECT_EQ(app.table.refusal().clause, "2.2");
    EXPECT_EQ(app.gridSeat(0).route, -1);
    ASSERT_TRUE(app.table.program(0, 0, -1));
    EXPECT_TRUE(app.gridSeat(0).programmed);
    app.table.chooseInGrid(0, 2);
    EXPECT_TRUE(app.table.refused()) << "it has programmed in secret already";
}

TEST(OutspeedTable, RollsAreAskedOneAfterTheOther) {
    RaceTable app;
    app.describeDice();
    app.passBonuses();
    app.programAll({{"A", {}}, {"B", {}}, {"A", {}}, {"C", 2}});
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Resolve);
    app.table.resolve();
    EXPECT_EQ(app.last<Resolve>(), Resolve{});
    app.table.show()->toEnd();
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Rolls);
    EXPECT_EQ(app.table.die(), RaceState::Die::Yellow);
    EXPECT_EQ(app.table.asked(), 0);
    EXPECT_FALSE(app.table.rollText().isEmpty());
    app.table.tapSeat(2);
    EXPECT_EQ(app.table.asked(), 2) << "in another order";
    app.table.tapSeat(1);
    EXPECT_TRUE(app.table.refused()) << "it has no die to roll, and is told so";
    EXPECT_EQ(app.table.refusal().clause, "3.1");
    EXPECT_EQ(app.table.asked(), 2);
    app.table.roll(2, 3);
    EXPECT_EQ(app.last<Roll>(), (Roll{2, Die::Yellow, 3}));
    EXPECT_EQ(app.table.asked(), 0);
    app.table.roll(0, 2);
    app.table.show()->toEnd();
    EXPECT_EQ(app.seat(0).fuel, startFuel - 3);
    EXPECT_EQ(app.seat(2).fuel, startFuel - 4);
    EXPECT_EQ(app.table.die(), RaceState::Die::Blue);
    EXPECT_EQ(app.table.asked(), 1);
    EXPECT_EQ(rowOf<DueRow>(app.table.due(), 1).owed, 2);
    app.table.roll(1, 4);
    EXPECT_EQ(rowOf<DueRow>(app.table.due(), 1).rolls, QList<int>{4});
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Rolls);
    app.table.roll(1, 1);
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Show);
    EXPECT_FALSE(app.table.show()->atEnd());
    app.table.show()->toEnd();
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Show) << "at the end of the turn people have their time to look";
    EXPECT_EQ(app.seat(1).zone, startZone + 5);
    EXPECT_TRUE(app.seat(1).leads);
    EXPECT_EQ(app.table.toldTurn(), 1) << "it is still told of";
    EXPECT_EQ(app.table.toldPhase(), RaceState::Phase::Resolution);
    app.table.show()->close();
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Tile);
    EXPECT_EQ(app.table.toldTurn(), 2);
    EXPECT_EQ(app.table.toldPhase(), RaceState::Phase::Tile);
}

TEST(OutspeedTable, WhoTakesTwoTokensIsToldHowManyAreStillToCome) {
    RaceTable app;
    app.describeDice();
    app.passBonuses();
    app.programAll({{"D", {}}, {"C", 1}, {"C", 1}, {"C", 1}});
    app.table.resolve();
    app.table.show()->toEnd();
    ASSERT_EQ(app.table.asked(), 0);
    const int owed = app.table.askedOwes();
    ASSERT_GE(owed, 1);
    for (int left = owed; left > 0; --left) {
        EXPECT_EQ(app.table.asked(), 0);
        EXPECT_EQ(app.table.askedOwes(), left);
        app.table.takeToken(0, "");
    }
    EXPECT_EQ(app.table.askedOwes(), 0);
}

TEST(OutspeedTable, ATokenStaysSecretOrIsNamed) {
    RaceTable app;
    app.describeDice();
    app.deal({{Token::Electromagnet, Token::Electromagnet}, {}, {}, {}});
    app.passBonuses();
    app.programAll({{"D", {}}, {"D", {}}, {"C", 1}, {"C", 1}});
    app.table.resolve();
    app.table.show()->toEnd();
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Tokens);
    EXPECT_EQ(app.table.asked(), 0);
    EXPECT_TRUE(app.token("").possible);
    EXPECT_FALSE(app.token("electromagnet").possible) << "both are elsewhere";
    app.table.takeToken(0, "electromagnet");
    EXPECT_TRUE(app.table.refused());
    EXPECT_EQ(app.table.refusal().clause, "0.3");
    app.table.takeToken(0, "");
    EXPECT_EQ(app.last<TakeToken>(), (TakeToken{0, {}}));
    EXPECT_FALSE(app.table.refused());
    EXPECT_EQ(app.table.asked(), 1);
    app.table.takeToken(1, "nitro");
    EXPECT_EQ(app.last<TakeToken>(), (TakeToken{1, Token::Nitro}));
    EXPECT_EQ(app.seat(0).tokens, 3);
    EXPECT_EQ(app.seat(1).known, QStringList{"nitro"});
    EXPECT_FALSE(says({app.seat(1).spoken, app.table.undoText()}, "nitro")) << "not unless somebody holds it";
}

TEST(OutspeedTable, TokensInHandAreCounted) {
    RaceTable app;
    app.deal({{Token::Nitro, {}, Token::FuelTank, Token::Nitro}, {{}, {}}, {}});
    EXPECT_EQ(app.seat(0).knownText, "Fuel tank, 2 × Nitro and 1 unknown");
    EXPECT_EQ(app.seat(1).knownText, "2 unknown");
    EXPECT_EQ(app.seat(2).knownText, "no bonus tokens in hand");
}

TEST(OutspeedTable, WhoIsEliminatedIsSaidWithTheReason) {
    RaceTable app;
    app.describeDice();
    app.passBonuses();
    app.rule({edit::SetFuel{0, 1}});
    app.programAll({{"B", {}}, {"C", 1}, {"C", 1}, {"C", 1}});
    app.table.resolve();
    app.table.show()->close();
    EXPECT_TRUE(app.seat(0).eliminated);
    EXPECT_FALSE(app.seat(0).outBy.isEmpty());
    const auto standing = rowOf<RaceStandingRow>(app.table.standings(), 0);
    EXPECT_TRUE(standing.eliminated);
    EXPECT_EQ(standing.place, 4);
    EXPECT_EQ(standing.outTurn, 1);
}

TEST(OutspeedTable, TheLastOneLeftWins) {
    RaceTable app;
    app.describeDice();
    app.passBonuses();
    app.rule({edit::SetFuel{0, 1}, edit::SetFuel{1, 1}, edit::SetFuel{2, 1}});
    app.programAll({{"B", {}}, {"B", {}}, {"D", {}}, {"C", 1}});
    app.table.resolve();
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Show);
    app.table.show()->close();
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Over);
    EXPECT_TRUE(app.table.over());
    EXPECT_EQ(app.table.winners(), QStringList{"Bo"});
    EXPECT_EQ(app.table.winnerSeats(), QList<int>{3});
    EXPECT_FALSE(app.table.endedBy().isEmpty());
    EXPECT_EQ(app.table.decidedBy(), QString());
    EXPECT_TRUE(rowOf<RaceStandingRow>(app.table.standings(), 3).won);
}

TEST(OutspeedTable, ThePastIsOnlyLookedAt) {
    RaceTable app;
    app.describePlain();
    app.deal({{Token::Nitro}, {}, {}, {}});
    app.passBonuses();
    const std::size_t played = app.played();
    app.controller.showPast(2);
    EXPECT_TRUE(app.table.readOnly());
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Bonuses);
    app.table.tapSeat(0);
    EXPECT_EQ(app.table.asked(), -1);
    app.table.revealBonuses();
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Bonuses);
    app.table.handPadTo(0);
    EXPECT_FALSE(app.table.pad()->isOpen());
    app.controller.showPresent();
    EXPECT_EQ(app.played(), played);
    EXPECT_EQ(app.table.task(), OutspeedTable::Task::Program);
}

TEST(OutspeedTable, APhaseSaysWhyItIsNotItsTurn) {
    RaceTable app;
    app.table.explainPhase(RaceState::Phase::Programming);
    EXPECT_TRUE(app.table.refused());
    app.table.dismissRefusal();
    app.table.explainPhase(RaceState::Phase::Tile);
    EXPECT_FALSE(app.table.refused());
}

TEST(OutspeedTable, ACorrectionNamesARouteOnceAllHaveShownIt) {
    RaceTable app;
    CorrectionModel& correction = *app.table.correction();
    app.describePlain();
    app.passBonuses();
    app.play(Program{0, "Aldebaran", {}});
    const int chosen = static_cast<int>(app.played());
    correction.replaceAct(chosen);
    EXPECT_EQ(correction.oldAct(), "Ana has chosen a route") << "the others have not chosen yet";
    correction.cancel();
    for (const SeatId seat : {1, 2, 3}) app.play(Program{seat, "Aldebaran", {}});
    app.table.resolve();
    correction.replaceAct(chosen);
    app.table.program(0, 2, -1);
    ASSERT_TRUE(correction.open());
    EXPECT_EQ(correction.oldAct(), "Ana chooses route Aldebaran");
    EXPECT_EQ(correction.newAct(), "Ana chooses route Canopus");
    correction.deleteAct(1);
    int routes = 0;
    for (const RefusedActRow& row : rowsOf<RefusedActRow>(correction.refused())) {
        EXPECT_FALSE(row.text.contains("has chosen a route")) << row.number;
        routes += row.text.contains("chooses route Aldebaran") ? 1 : 0;
    }
    EXPECT_EQ(routes, 4) << "later acts are told as they are known, too";
}

TEST(OutspeedTable, ACorrectionLeavesAHalfFilledGridAsItWas) {
    RaceTable app;
    CorrectionModel& correction = *app.table.correction();
    app.describePlain();
    app.passBonuses();
    app.play(Program{0, "Aldebaran", {}});
    app.table.chooseInGrid(1, 0);
    const int chosen = static_cast<int>(app.played());
    correction.replaceAct(chosen);
    EXPECT_EQ(app.gridSeat(1).route, -1) << "it asks for one act";
    correction.cancel();
    EXPECT_EQ(app.gridSeat(1).route, 0);
    correction.replaceAct(chosen);
    app.table.chooseInGrid(0, 2);
    app.table.enterGrid();
    ASSERT_TRUE(correction.enter());
    EXPECT_EQ(app.gridSeat(1).route, 0);
}

TEST(OutspeedTable, WhereOneChoiceIsCorrectedOneWheelIsAsked) {
    RaceTable app;
    ProgramGrid& grid = *app.table.grid();
    app.describeDice();
    app.passBonuses();
    const int first = static_cast<int>(app.played()) + 1;
    app.programAll({{"A", {}}, {"A", {}}, {"B", {}}, {"B", {}}});
    app.table.correction()->replaceAct(first);
    EXPECT_TRUE(grid.isSingle());
    EXPECT_FALSE(grid.complete());
    app.table.enterGrid();
    EXPECT_TRUE(app.table.correction()->picking()) << "nothing is chosen yet";
    app.table.chooseInGrid(1, 0);
    app.table.chooseInGrid(0, 2);
    EXPECT_EQ(app.gridSeat(1).route, -1) << "only one act is put right";
    EXPECT_FALSE(grid.complete()) << "its wheel is missing";
    app.table.setWheelInGrid(0, 3);
    app.table.enterGrid();
    ASSERT_TRUE(app.table.correction()->enter());
    const auto& seats = app.state().seats;
    EXPECT_EQ(seats[0].choice, (Choice{2, 3}));
    for (const std::size_t seat : {1, 2, 3}) EXPECT_EQ(seats[seat].choice->route, seat == 1 ? 0u : 1u) << seat;
    EXPECT_FALSE(grid.isSingle());
}

TEST(OutspeedTable, TheTilePointsAtWhatADieIsRolledFor) {
    RaceTable app;
    app.describeDice();
    app.passBonuses();
    app.programAll({{"A", {}}, {"B", {}}, {"A", {}}, {"D", {}}});
    app.table.resolve();
    app.table.show()->toEnd();
    ASSERT_EQ(app.table.task(), OutspeedTable::Task::Rolls);
    const auto pointed = [&](int route) { return rowOf<TableRouteRow>(app.table.routes(), route).pointed; };
    EXPECT_EQ(app.table.asked(), 0);
    EXPECT_EQ(pointed(0), RaceState::Part::Cost);
    EXPECT_EQ(pointed(1), RaceState::Part::None);
    app.table.roll(0, 1);
    app.table.roll(2, 1);
    app.table.show()->toEnd();
    ASSERT_EQ(app.table.die(), RaceState::Die::Blue);
    EXPECT_EQ(pointed(1), RaceState::Part::Benefit);
    EXPECT_EQ(pointed(0), RaceState::Part::None);
}

}  // namespace
