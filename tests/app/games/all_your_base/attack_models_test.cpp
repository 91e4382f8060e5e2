// SPDX-License-Identifier: GPL-3.0-or-later

// The attack bench, change, and what is pressed and held.
#include "tests/app/app_fixture.h"

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;

namespace {

struct Bench : Battlefield {
    using Battlefield::Battlefield;
    BenchModel& bench = *table.bench();
};

TEST(BenchModel, OffersNoOtherForceWhereNoneSuffices) {
    Battlefield app;
    app.turnOf(2, Phase::Attack);
    app.base(2, {Card::Crew});
    app.table.bench()->weigh(4);
    EXPECT_FALSE(app.table.bench()->enough());
    EXPECT_TRUE(app.table.bench()->proposed()) << "all that there is, is chosen";
}

TEST(BenchModel, ProposesTheForceThatCostsLeast) {
    Bench app;
    app.bench.weigh(4);
    EXPECT_TRUE(app.bench.isOpen());
    EXPECT_TRUE(app.bench.real());
    EXPECT_TRUE(app.bench.proposed());
    EXPECT_EQ(app.bench.attackerName(), "Ana");
    EXPECT_EQ(app.bench.defenderName(), "美玲");
    EXPECT_EQ(app.bench.targetLabel(), "B4");
    EXPECT_EQ(app.bench.defense(), 4);
    EXPECT_EQ(app.bench.needed(), 5);
    EXPECT_EQ(app.bench.available(), 8);
    EXPECT_EQ(app.bench.force(), std::vector{1_P});
    EXPECT_EQ(app.bench.total(), 5);
    EXPECT_TRUE(app.bench.enough());
    EXPECT_EQ(app.bench.surplus(), 0);
    EXPECT_EQ(app.bench.attackLeft(), 3);
    EXPECT_EQ(app.bench.defenseLeft(), 2);
    EXPECT_EQ(app.bench.weakened(), "B1 5 → 0");
    EXPECT_EQ(app.bench.change(), QString());
}

TEST(BenchModel, MovesEveryNumberWithEachCardThatIsTapped) {
    Bench app;
    app.bench.weigh(4);
    const QSignalSpy changed(&app.bench, &BenchModel::changed);
    app.bench.toggle(3);
    EXPECT_EQ(changed.count(), 1);
    EXPECT_EQ(app.bench.total(), 7);
    EXPECT_EQ(app.bench.surplus(), 2);
    EXPECT_FALSE(app.bench.proposed());
    EXPECT_EQ(app.bench.attackLeft(), 1);
    EXPECT_EQ(app.bench.weakened(), "B1 5 → 0 and B2 2 → 0");
    EXPECT_EQ(app.bench.change(), "Destroyer") << "the one that is discarded comes back";
    app.bench.toggle(1);
    EXPECT_EQ(app.bench.total(), 2);
    EXPECT_FALSE(app.bench.enough());
    EXPECT_EQ(app.bench.surplus(), 0);
    EXPECT_TRUE(rowOf<PieceRow>(app.bench.cards(), 3).chosen);
    EXPECT_FALSE(rowOf<PieceRow>(app.bench.cards(), 1).chosen);
    app.bench.toggle(4);
    EXPECT_EQ(app.bench.total(), 2) << "not the attacker's card";
    app.bench.propose();
    EXPECT_TRUE(app.bench.proposed());
    EXPECT_EQ(app.bench.total(), 5);
}

TEST(BenchModel, TellsWhatACounterattackWouldCost) {
    Bench app;
    app.bench.weigh(4);
    EXPECT_TRUE(app.bench.counterCost().contains("Zero Wing"));
    EXPECT_TRUE(app.bench.counterCost().contains("Dreadnought"));
    EXPECT_TRUE(app.bench.counterCost().contains("美玲"));
    app.bench.weigh(5);
    EXPECT_TRUE(app.bench.counterCost().contains("CREW"));
    EXPECT_TRUE(app.bench.counterCost().contains("B5"));
    app.bench.toggle(2);
    EXPECT_EQ(app.bench.counterCost(), QString()) << "nobody attacks";
}

TEST(BenchModel, DeclaresTheChosenForce) {
    Bench app;
    app.bench.weigh(3);
    app.bench.toggle(2);
    const auto force = app.bench.force();
    app.bench.attack();
    EXPECT_EQ(app.last<Attack>(), attackOn(3_B, force));
    EXPECT_FALSE(app.bench.isOpen()) << "what is declared is no longer weighed";
}

TEST(BenchModel, ShowsAllThereIsWhereItIsNotEnough) {
    Bench app;
    app.base(1, {Card::ZeroWing, Card::ZeroWing});
    app.turnOf(0, Phase::Attack);
    app.bench.weigh(6);
    EXPECT_EQ(app.bench.total(), 8);
    EXPECT_EQ(app.bench.needed(), 11);
    EXPECT_FALSE(app.bench.enough());
    app.bench.attack();
    EXPECT_EQ(app.table.refusal().clause, "3A.5");
    EXPECT_TRUE(app.bench.isOpen()) << "a refusal changes nothing";
}

TEST(BenchModel, AnswersCouldTheyForAnySeat) {
    Bench app;
    app.bench.weighFor(1, 1);
    EXPECT_EQ(app.bench.attackerName(), "美玲");
    EXPECT_FALSE(app.bench.real());
    EXPECT_EQ(app.bench.available(), 7);
    EXPECT_EQ(app.bench.needed(), 6);
    EXPECT_EQ(app.bench.total(), 6);
    app.bench.weighFor(1, 3);
    EXPECT_EQ(app.bench.target(), 1) << "nobody weighs an attack on an own base";
    app.bench.weighForAnybody(2);
    EXPECT_EQ(app.bench.attacker(), 1) << "it is Ana's own: the next one is asked";
    app.bench.weighForAnybody(3);
    EXPECT_EQ(app.bench.attacker(), 0);
    EXPECT_TRUE(app.bench.real());
    app.bench.close();
    EXPECT_FALSE(app.bench.isOpen());
    EXPECT_EQ(app.bench.total(), 0);
}

TEST(BenchModel, ForgetsCardsThatAreGoneAndClosesWithItsBase) {
    Bench app;
    app.bench.weigh(4);
    app.bench.toggle(3);
    app.rule({edit::RemoveCard{1_P}});
    EXPECT_TRUE(app.bench.isOpen());
    EXPECT_EQ(app.bench.force(), std::vector{3_P});
    app.rule({edit::RemoveBase{4_B}});
    EXPECT_FALSE(app.bench.isOpen());
    app.bench.weigh(3);
    app.rule({edit::GiveBase{3_B, 0, {}}});
    EXPECT_FALSE(app.bench.isOpen()) << "it is the attacker's own now";
}

TEST(BenchModel, GoesWithTheMomentInWhichTheAttackCouldBeMade) {
    AppTable app;
    app.base(0, {Card::Destroyer});
    app.base(1);
    app.turnOf(0, Phase::RedAlert);
    app.play(PlayBase{});
    app.table.bench()->weigh(2);
    ASSERT_TRUE(app.table.bench()->real());
    app.table.undo();
    EXPECT_FALSE(app.table.bench()->isOpen()) << "the undo went back before the ATTACK phase";
}

/// A won attack with a surplus of 6: 8 against 1, and a Destroyer P7 in the discard pile from before.
struct Won : Battlefield {
    explicit Won(const Options& options = {}) : Battlefield(options) {
        rule({edit::AddCard{Card::Destroyer, {}, {}, BaseId::None}});
        play(attackOn(3_B, {1_P, 2_P, 3_P}));
        table.resolveAttack();
    }
    ChangeModel& change = *table.change();
};

TEST(ChangeModel, ProposesTheBestOnTheCapturedBase) {
    Won app;
    EXPECT_EQ(app.table.pending(), AllYourBaseTable::Pending::Change);
    ASSERT_TRUE(app.change.isOpen());
    EXPECT_EQ(app.change.surplus(), 6);
    EXPECT_EQ(app.change.total(), 6);
    EXPECT_TRUE(app.change.within());
    EXPECT_TRUE(app.change.best());
    EXPECT_EQ(app.change.chosen(), 2);
    EXPECT_EQ(app.change.placements(), (std::vector<Placement>{{1_P, 3_B}, {4_P, 3_B}}));
    QStringList cards;
    for (const ChangeRow& row : rowsOf<ChangeRow>(app.change.cards())) cards << row.card;
    EXPECT_EQ(cards, (QStringList{"zero-wing", "destroyer", "destroyer", "zig"})) << "ships only, the strongest first";
    EXPECT_EQ(rowOf<ChangeRow>(app.change.cards(), 1).baseLabel, "B3");
}

TEST(ChangeModel, TakesWhatIsChosenWhereItIsToGo) {
    Won app;
    app.change.toggle(1);
    EXPECT_FALSE(app.change.best());
    app.change.toggle(7);
    EXPECT_EQ(app.change.total(), 3);
    app.change.putOn(2);
    EXPECT_EQ(app.change.placements(), (std::vector<Placement>{{4_P, 2_B}, {7_P, 2_B}}));
    app.change.moveOn(7);
    EXPECT_EQ(rowOf<ChangeRow>(app.change.cards(), 7).baseLabel, "B3");
    app.change.moveOn(7);
    EXPECT_EQ(rowOf<ChangeRow>(app.change.cards(), 7).baseLabel, "B1") << "round and round";
    app.change.take();
    EXPECT_EQ(app.last<TakeChange>(), (TakeChange{{{4_P, 2_B}, {7_P, 1_B}}}));
    EXPECT_FALSE(app.change.isOpen());
}

TEST(ChangeModel, LiesOnItsBaseBeforeItIsTaken) {
    Won app;
    const auto cardsOn = [&](int base) { return app.baseRow(base).pieces->rowCount(); };
    EXPECT_EQ(cardsOn(3), 2) << "the proposed ships stand where they would go";
    const PieceRow zig = rowOf<PieceRow>(app.baseRow(3).pieces, 4);
    EXPECT_TRUE(zig.chosen);
    app.change.putOn(2);
    EXPECT_EQ(cardsOn(3), 0);
    app.change.toggle(7);
    EXPECT_FALSE(app.change.within()) << "too much is shown, too: the figure says so";
    app.change.leave();
    EXPECT_FALSE(app.state().piece(4_P)->at != BaseId::None) << "nothing was taken";
    EXPECT_EQ(cardsOn(3), 0);
}

TEST(ChangeModel, IsWaivedByARulingEvenOnItsCardsOrItsBase) {
    for (const Edit& edit : {Edit(edit::RemoveCard{4_P}), Edit(edit::RemoveBase{3_B})}) {
        Won app;
        app.table.beginRuling();
        ASSERT_TRUE(app.change.isOpen());
        app.rule({edit});
        EXPECT_FALSE(app.change.isOpen());
        EXPECT_TRUE(app.change.placements().empty());
    }
}

TEST(ChangeModel, LiesNowhereWhileThePastOrAnythingElseIsLookedAt) {
    Won app;
    const auto cardsOn = [&](int base) { return app.baseRow(base).pieces->rowCount(); };
    app.table.beginMove();
    EXPECT_EQ(cardsOn(3), 0) << "cards are being moved";
    app.table.cancel();
    EXPECT_EQ(cardsOn(3), 2);
    app.controller.showPast(app.played());
    EXPECT_EQ(cardsOn(3), 0) << "what might have been taken then, nobody took";
    app.controller.showPresent();
    EXPECT_EQ(cardsOn(3), 2);
}

TEST(ChangeModel, ATapOnAShipThatLiesThereIsATapOnItsBase) {
    Won app;
    app.change.moveOn(1);
    const auto base = app.change.placements().front().base;
    app.table.tapPiece(1);
    EXPECT_EQ(app.change.placements(), (std::vector<Placement>{{1_P, base}, {4_P, base}}));
}

TEST(ChangeModel, PutsEverythingOnTheBaseThatIsTappedOnTheTable) {
    Won app;
    EXPECT_TRUE(app.baseRow(2).tappable);
    app.table.tapBase(2);
    EXPECT_EQ(app.change.placements(), (std::vector<Placement>{{1_P, 2_B}, {4_P, 2_B}}));
}

TEST(ChangeModel, SaysWhenItIsTooMuchAndIsRefusedWithTheNumbers) {
    Won app;
    app.change.toggle(3);
    EXPECT_EQ(app.change.total(), 8);
    EXPECT_FALSE(app.change.within());
    app.change.take();
    EXPECT_EQ(app.table.refusal().clause, "3B.3");
    EXPECT_TRUE(app.change.isOpen());
    EXPECT_EQ(app.change.chosen(), 3) << "a refusal changes nothing";
    app.change.propose();
    EXPECT_TRUE(app.change.best());
}

TEST(ChangeModel, IsNotAskedForWhereNoShipIsCheapEnough) {
    Battlefield app;
    app.play(attackOn(5_B, {1_P}));
    app.table.resolveAttack();
    EXPECT_EQ(app.table.pending(), AllYourBaseTable::Pending::Change)
        << "a surplus of 4, and a ZeroWing of 5 in the pile";
    EXPECT_FALSE(app.table.change()->isOpen());
    app.table.endTurn();
    EXPECT_EQ(app.table.pending(), AllYourBaseTable::Pending::Nothing);
}

TEST(ChangeModel, DimsWhatIsTooDearAndSaysWhy) {
    Battlefield app;
    app.rule({edit::AddCard{Card::Destroyer, {}, {}, BaseId::None}});
    app.play(attackOn(5_B, {1_P}));
    app.table.resolveAttack();
    ASSERT_TRUE(app.table.change()->isOpen());
    EXPECT_TRUE(rowOf<ChangeRow>(app.table.change()->cards(), 7).within);
    EXPECT_FALSE(rowOf<ChangeRow>(app.table.change()->cards(), 1).within);
    app.table.change()->explain(1);
    EXPECT_EQ(app.table.refusal().clause, "3B.3");
}

TEST(CardsToMove, AreToldAfterTheActAndTakenBackWithIt) {
    Battlefield app;
    app.play(attackOn(3_B, {1_P, 3_P}));
    EXPECT_EQ(app.table.cardsToMoveText(), QString());
    app.table.resolveAttack();
    EXPECT_EQ(app.table.cardsToMoveText(),
              QStringLiteral("To the discard pile: Zig, Destroyer and Zero Wing.\nB3 goes to Ana."));
    // As after Resume: the table is looked at when the game has long been there.
    AllYourBaseTable later(app.controller, app.languages, app.books);
    EXPECT_EQ(later.cardsToMoveText(), app.table.cardsToMoveText());
    app.table.undo();
    EXPECT_EQ(app.table.cardsToMoveText(), QString());
}

TEST(ChangeModel, IsWaivedByTheNextAct) {
    Won app;
    app.change.leave();
    EXPECT_FALSE(app.change.isOpen());
    EXPECT_EQ(app.table.pending(), AllYourBaseTable::Pending::Change) << "nothing has happened yet";
    app.table.endTurn();
    EXPECT_EQ(app.table.pending(), AllYourBaseTable::Pending::Nothing);
    EXPECT_EQ(app.table.playing(), 1);
    app.table.undo();
    EXPECT_EQ(app.table.pending(), AllYourBaseTable::Pending::Change);
    EXPECT_TRUE(app.change.isOpen()) << "it can be taken again";
}

TEST(ChangeModel, KeepsWhatIsChosenWhenTheLanguageChanges) {
    Won app;
    app.change.toggle(1);
    app.change.moveOn(4);
    const auto chosen = app.change.placements();
    app.languages.use("zh");
    app.table.retranslate();
    EXPECT_EQ(app.change.placements(), chosen);
}

TEST(ChangeModel, IsNotOfferedWithoutASurplusOrWhereItIsNotPlayed) {
    Battlefield exact;
    exact.play(attackOn(3_B, {3_P}));
    exact.table.resolveAttack();
    EXPECT_FALSE(exact.table.change()->isOpen());
    const Won none({.change = false});
    EXPECT_FALSE(none.change.isOpen());
}

TEST(InspectionModel, TellsOfABase) {
    Battlefield app;
    InspectionModel& inspection = *app.table.inspection();
    inspection.showBase(4);
    EXPECT_TRUE(inspection.isOpen());
    EXPECT_EQ(inspection.title(), "美玲’s B4");
    EXPECT_EQ(inspection.base(), 4);
    EXPECT_EQ(inspection.card(), QString());
    QStringList lines;
    for (const LineRow& line : rowsOf<LineRow>(inspection.lines())) lines << line.text;
    ASSERT_EQ(lines.size(), 2);
    EXPECT_TRUE(lines[0].contains("4"));
    EXPECT_TRUE(lines[1].contains("Ana"));
    EXPECT_EQ(inspection.owner(), 1);
    EXPECT_FALSE(inspection.gained());
    EXPECT_EQ(inspection.defense(), 4);
    EXPECT_EQ(inspection.needed(), 5);
    EXPECT_TRUE(inspection.neededText().contains("5"));
    EXPECT_EQ(rowsOf<PieceRow>(inspection.cards()).size(), 2u);
}

TEST(InspectionModel, TellsOfACardAndFollowsIt) {
    Battlefield app;
    InspectionModel& inspection = *app.table.inspection();
    inspection.showPiece(5);
    EXPECT_EQ(inspection.title(), "Dreadnought");
    EXPECT_EQ(inspection.card(), "dreadnought");
    EXPECT_EQ(inspection.base(), 0);
    EXPECT_EQ(inspection.owner(), -1);
    EXPECT_EQ(inspection.needed(), 0);
    EXPECT_TRUE(rowsOf<LineRow>(inspection.lines())[1].text.contains("B4"));
    app.rule({edit::MoveCard{5_P, BaseId::None}});
    EXPECT_TRUE(rowsOf<LineRow>(inspection.lines())[1].text.contains("discard"));
    app.rule({edit::RemoveCard{5_P}});
    EXPECT_FALSE(inspection.isOpen());
    EXPECT_TRUE(rowsOf<LineRow>(inspection.lines()).empty());
}

TEST(InspectionModel, ShowsNothingThatDoesNotExistAndClosesWithTheGame) {
    Battlefield app;
    InspectionModel& inspection = *app.table.inspection();
    inspection.showBase(99);
    EXPECT_FALSE(inspection.isOpen());
    inspection.showPiece(99);
    EXPECT_FALSE(inspection.isOpen());
    EXPECT_EQ(inspection.title(), QString());
    inspection.showBase(1);
    app.rule({edit::RemoveBase{1_B}});
    EXPECT_FALSE(inspection.isOpen());
    inspection.showBase(2);
    app.table.endSession();
    EXPECT_FALSE(inspection.isOpen());
}

TEST(InspectionModel, SpeaksTheLanguageOfWhoseTurnItIs) {
    AppTable spanish(firstSpeaks("es", threePeople()));
    Battlefield english;
    spanish.layBattlefield();
    const auto told = [](AppTable& app) {
        app.table.inspection()->showBase(5);
        return rowsOf<LineRow>(app.table.inspection()->lines())[0].text;
    };
    EXPECT_NE(told(spanish), told(english));
}

}  // namespace
