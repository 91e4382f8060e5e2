// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/app_fixture.h"

namespace basekeeper {
namespace {

using namespace all_your_base;
using namespace test;

/// The battlefield with Ana (English) at the beginning of her turn; 美玲 is asked in Chinese, Tomás in Spanish.
class AlertTable : public Battlefield {
public:
    explicit AlertTable(int card = 0) {
        turnOf(0, Phase::RedAlert);
        if (card > 0) table.playRedAlert(card);
    }
    AlertModel& alert = *table.alert();

    [[nodiscard]] int playedNumber() const { return last<RedAlert>().number(); }
    /// What the last act told this card.
    template <class Card>
    [[nodiscard]] const Card& played() const {
        return std::get<Card>(last<RedAlert>());
    }
    [[nodiscard]] std::vector<int> baseAnswers() {
        std::vector<int> bases;
        for (const AlertBaseRow& row : rowsOf<AlertBaseRow>(alert.bases())) bases.push_back(row.baseId);
        return bases;
    }
    [[nodiscard]] std::vector<int> shipAnswers() {
        std::vector<int> ships;
        for (const AlertShipRow& row : rowsOf<AlertShipRow>(alert.ships())) ships.push_back(row.pieceId);
        return ships;
    }
    [[nodiscard]] PieceRow pieceRow(int base, int piece) { return rowOf<PieceRow>(baseRow(base).pieces, piece); }
};

TEST(AlertModel, CardsWithoutChoicesArePlayedAtOnce) {
    for (const int card : {1, 3, 4, 5, 12, 14}) {
        AlertTable app(card);
        EXPECT_FALSE(app.alert.isOpen()) << card;
        EXPECT_EQ(app.playedNumber(), card);
    }
}

TEST(AlertModel, AsksForTheBaseAndLightsOnlyWhatMayBeChosen) {
    AlertTable app(2);
    EXPECT_TRUE(app.alert.isOpen());
    EXPECT_EQ(app.table.mode(), AllYourBaseTable::Mode::Prepare);
    EXPECT_EQ(app.alert.asks(), AlertModel::Asks::Base);
    EXPECT_EQ(app.alert.question(), "Which base loses its cards?");
    EXPECT_EQ(app.baseAnswers(), (std::vector{3, 4, 5}));
    EXPECT_TRUE(app.baseRow(4).tappable);
    EXPECT_FALSE(app.baseRow(1).tappable);
    EXPECT_TRUE(app.baseRow(1).aside);
    EXPECT_FALSE(app.baseRow(4).aside);
}

TEST(AlertModel, TellsAtWhoseSeatsItsAnswersLie) {
    AlertTable app(2);
    EXPECT_EQ(app.alert.answersOf(), (QList<int>{1, 2})) << "of everybody else";
    app.table.tapBase(4);
    EXPECT_TRUE(app.alert.answersOf().isEmpty()) << "nothing more is asked";
    app.alert.close();
    app.table.playRedAlert(7);
    EXPECT_EQ(app.alert.asks(), AlertModel::Asks::Seat);
    EXPECT_TRUE(app.alert.answersOf().isEmpty()) << "a seat is no place to look for";
}

TEST(AlertModel, AWrongTapSaysWhyAndChoosesNothing) {
    AlertTable app(2);
    app.table.tapBase(1);
    EXPECT_EQ(app.table.refusal().clause, "5.2");
    EXPECT_EQ(app.alert.asks(), AlertModel::Asks::Base);
    app.table.tapBase(4);
    EXPECT_FALSE(app.table.refused()) << "the next choice puts it away";
    EXPECT_EQ(app.alert.asks(), AlertModel::Asks::Nothing);
}

TEST(AlertModel, ShowsWhatWillHappenBeforeItDoes) {
    AlertTable app(13);
    app.table.tapBase(4);
    EXPECT_EQ(app.alert.effects(),
              (QStringList{"美玲’s B4 is destroyed", "Dreadnought and CATS: from B4 to the discard pile"}));
    EXPECT_TRUE(app.baseRow(4).leaving);
    EXPECT_TRUE(app.pieceRow(4, 5).leaving);
    EXPECT_NE(app.state().base(4_B), nullptr) << "nothing has happened yet";
    app.alert.play();
    EXPECT_EQ(app.state().base(4_B), nullptr);
    EXPECT_FALSE(app.alert.isOpen());
    app.table.undo();
    EXPECT_NE(app.state().base(4_B), nullptr) << "one undo takes the whole card back";
}

TEST(AlertModel, ACardTappedStandsForItsBase) {
    AlertTable app(2);
    app.table.tapPiece(5);
    app.alert.play();
    EXPECT_EQ(app.played<red_alert::DinnerBell>().base, 4_B);
}

TEST(AlertModel, AChoiceCanBeTakenBackAndTheCardPutAway) {
    AlertTable app(8);
    app.table.tapBase(3);
    EXPECT_EQ(app.alert.question(), "Ships to which base?");
    app.alert.back();
    EXPECT_EQ(app.alert.question(), "Ships from which base?");
    app.table.tapBase(4);
    app.table.tapBase(2);
    EXPECT_EQ(app.alert.effects(), QStringList{"Dreadnought: from B4 to B2"});
    EXPECT_EQ(app.alert.givesTo(), (QList{-1, -1, -1})) << "no card of a hand";
    EXPECT_TRUE(app.pieceRow(2, 5).chosen) << "it lies where it goes";
    app.table.cancel();
    EXPECT_FALSE(app.alert.isOpen());
    EXPECT_FALSE(app.pieceRow(4, 5).chosen);
    EXPECT_EQ(app.state().turn.redAlertsPlayed, 0);
}

TEST(AlertModel, ASwapGoesBothWaysAndATakenBaseLiesWithWhoTakesIt) {
    AlertTable swap(6);
    swap.table.tapSeat(2);
    EXPECT_EQ(swap.alert.givesTo(), (QList{2, -1, 0}));
    AlertTable bases(10);
    bases.table.tapBase(3);
    EXPECT_EQ(bases.alert.givesTo(), (QList{-1, -1, -1}));
    EXPECT_EQ((rowOf<SeatRow>(bases.table.seats(), 0).held), 3);
    EXPECT_TRUE((rowOf<BaseRow>(rowOf<SeatRow>(bases.table.seats(), 0).bases, 3).taken));
    EXPECT_EQ(bases.alert.watched(), 0) << "another one is asked for";
    bases.table.tapBase(4);
    EXPECT_EQ(bases.alert.watched(), 3) << "where the card lies that is asked about";
}

TEST(AlertModel, SeatsAreChosenOnTheTable) {
    AlertTable app(7);
    EXPECT_EQ(app.alert.asks(), AlertModel::Asks::Seat);
    EXPECT_TRUE((rowOf<SeatRow>(app.table.seats(), 1).tappable));
    EXPECT_FALSE((rowOf<SeatRow>(app.table.seats(), 0).tappable));
    EXPECT_TRUE(app.baseRow(1).aside);
    EXPECT_FALSE(app.baseRow(3).aside) << "of a seat that can be chosen";
    app.table.tapSeat(0);
    EXPECT_EQ(app.table.refusal().clause, "5.7");
    app.table.tapSeat(2);
    EXPECT_EQ(app.alert.effects(), QStringList{"The turn goes to Tomás now"});
    app.alert.play();
    EXPECT_EQ(app.table.playing(), 2);
}

TEST(AlertModel, AGiftedTurnSaysThatTheGiversExtraTurnIsLost) {
    AlertTable app(0);
    app.rule({edit::SetQueue{{0}}});
    app.turnOf(0, Phase::RedAlert);
    app.table.playRedAlert(7);
    app.table.tapSeat(2);
    EXPECT_EQ(app.alert.effects(), (QStringList{"The turn goes to Tomás now", "Ana loses the extra turn"}));
    app.alert.play();
    EXPECT_TRUE(app.state().queue.empty());
}

TEST(AlertModel, ABaseTappedStandsForItsOwnerWhereASeatIsAskedFor) {
    AlertTable app(6);
    app.table.tapBase(5);
    app.alert.play();
    EXPECT_EQ(app.played<red_alert::PeekAndSwap>().seat, 2);
}

TEST(AlertModel, PassRightShowsWhoGivesToWhom) {
    AlertTable app(9);
    EXPECT_EQ(app.alert.effects(),
              (QStringList{"Ana gives a card to Tomás", "美玲 gives a card to Ana", "Tomás gives a card to 美玲"}));
    EXPECT_EQ(app.alert.givesTo(), (QList{2, 0, 1}));
    EXPECT_FALSE(app.alert.nothingToChoose());
    app.alert.play();
    EXPECT_EQ(app.playedNumber(), 9);
}

TEST(AlertModel, ImpreciseOrdersSayWhichOfThePlayersGivesOne) {
    AlertTable app(16);
    app.table.playRedAlert(16);
    EXPECT_EQ(app.alert.progress(), "Player 1 of 3");
    EXPECT_FALSE((rowOf<SeatRow>(app.table.seats(), 0).waits)) << "it is asked itself";
}

TEST(AlertModel, TwoBasesAsksEachFormerOwnerInItsLanguage) {
    AlertTable app(10);
    app.rule({edit::AddCard{Card::Zig, {}, {}, 5_B}});
    app.turnOf(0, Phase::RedAlert);
    app.table.playRedAlert(10);
    EXPECT_EQ(app.alert.progress(), "0 of 2 chosen");
    app.table.tapBase(5);
    EXPECT_EQ(app.alert.progress(), "1 of 2 chosen");
    app.table.tapBase(4);
    EXPECT_EQ(app.alert.chooser(), 2);
    EXPECT_EQ(app.alert.chooserName(), "Tomás");
    EXPECT_EQ(app.alert.language(), "es");
    EXPECT_EQ(app.alert.question(), "¿Adónde va la carta Zig?");
    EXPECT_EQ(app.alert.progress(), "0 de 3 cartas colocadas");
    EXPECT_TRUE((rowOf<SeatRow>(app.table.seats(), 2).isAsked)) << "is asked out of its turn";
    EXPECT_FALSE((rowOf<SeatRow>(app.table.seats(), 2).waits));
    EXPECT_TRUE((rowOf<SeatRow>(app.table.seats(), 0).waits)) << "its turn goes on after the answer";
    EXPECT_TRUE(app.alert.mayDiscard());
    app.alert.chooseDiscardPile();
    EXPECT_EQ(app.alert.chooser(), 1);
    EXPECT_EQ(app.alert.language(), "zh");
    EXPECT_EQ(app.alert.rest(), 0) << "nothing to repeat yet";
    app.table.tapBase(1);
    EXPECT_EQ(app.alert.rest(), 1);
    app.alert.chooseSameForTheRest();
    EXPECT_EQ(app.alert.asks(), AlertModel::Asks::Nothing);
    app.alert.play();
    EXPECT_EQ(app.played<red_alert::TwoBases>().bases, (std::vector{5_B, 4_B}));
    EXPECT_EQ(app.played<red_alert::TwoBases>().moves,
              (std::vector<Placement>{{7_P, BaseId::None}, {5_P, 1_B}, {6_P, 1_B}}));
}

TEST(AlertModel, AShipFromEachTakesShipsInAnyOrder) {
    AlertTable app;
    app.rule({edit::AddCard{Card::Zig, {}, {}, 5_B}});
    app.turnOf(0, Phase::RedAlert);
    app.table.playRedAlert(11);
    EXPECT_EQ(app.alert.question(), "Which ship is lost?");
    EXPECT_EQ(app.shipAnswers(), (std::vector{4, 5, 7}));
    app.table.tapPiece(6);
    EXPECT_EQ(app.table.refusal().clause, "5.11") << "CATS is no ship";
    app.table.tapBase(5);
    EXPECT_TRUE(app.pieceRow(5, 7).leaving) << "the base stands for its only ship";
    EXPECT_EQ(app.baseRow(5).defense, defenseOf(app.state(), 5_B) - app.state().piece(7_P)->defense);
    EXPECT_TRUE(app.baseRow(5).spoken.contains(QString::number(app.baseRow(5).defense)))
        << app.baseRow(5).spoken.toStdString();
    EXPECT_EQ((rowOf<SeatRow>(app.table.seats(), 2).attack), attackOf(app.state(), 2) - app.state().piece(7_P)->attack)
        << "figures tell what will be";
    EXPECT_EQ(app.shipAnswers(), (std::vector{4, 5}));
    app.table.tapPiece(4);
    app.alert.play();
    EXPECT_EQ(app.played<red_alert::ShipFromEach>().ships, (std::vector{7_P, 4_P}));
}

TEST(AlertModel, ImpreciseOrdersGoRoundSeatBySeat) {
    AlertTable app(16);
    EXPECT_EQ(app.alert.chooser(), 0);
    EXPECT_EQ(app.shipAnswers(), (std::vector{1, 3}));
    app.table.tapPiece(1);
    EXPECT_EQ(app.alert.question(), "Send the Zero Wing to which base?");
    EXPECT_TRUE(app.pieceRow(1, 1).chosen);
    app.table.tapBase(5);
    EXPECT_FALSE(app.pieceRow(5, 1).chosen) << "it lies where it is by then, and is not the one that is asked about";
    EXPECT_EQ(app.state().piece(1_P)->at, 1_B) << "nothing has happened yet";
    EXPECT_EQ(app.alert.language(), "zh");
    app.table.tapPiece(4);
    EXPECT_EQ(rowOf<AlertBaseRow>(app.alert.bases(), 5).defense, app.baseRow(5).defense) << "with what it is given";
    EXPECT_EQ(rowOf<AlertBaseRow>(app.alert.bases(), 1).defense, app.baseRow(1).defense) << "without what it gave";
    EXPECT_NE(app.baseRow(1).defense, defenseOf(app.state(), 1_B));
    app.table.tapBase(1);
    EXPECT_EQ(app.alert.chooser(), 2) << "who has just been given a ship";
    EXPECT_EQ(rowOf<AlertShipRow>(app.alert.ships(), 1).base, "B5") << "where it is by then";
    EXPECT_EQ(rowOf<AlertShipRow>(app.alert.ships(), 1).owner, 2);
    app.table.tapPiece(1);
    app.table.tapBase(3);
    EXPECT_EQ(app.alert.asks(), AlertModel::Asks::Nothing);
    EXPECT_TRUE(app.pieceRow(1, 4).chosen) << "now all is shown that goes";
    app.alert.play();
    EXPECT_EQ(app.played<red_alert::ImpreciseOrders>().orders,
              (std::vector<Placement>{{1_P, 5_B}, {4_P, 1_B}, {1_P, 3_B}}));
}

TEST(AlertModel, ImpreciseOrdersTellWhoIsSkipped) {
    AlertTable app(16);
    app.table.tapPiece(1);
    app.table.tapBase(3);
    app.table.tapPiece(1);
    app.table.tapBase(1);
    ASSERT_EQ(app.alert.asks(), AlertModel::Asks::Nothing) << "nobody has sent a ship to the third player";
    EXPECT_EQ(app.alert.effects().back(), "Tomás cannot send a ship");
}

TEST(AlertModel, WhatHasNothingToChooseSaysSo) {
    AppTable app;
    app.table.playRedAlert(13);
    EXPECT_TRUE(app.table.alert()->nothingToChoose());
    EXPECT_EQ(app.table.alert()->effects(), QStringList{"Nothing changes on the table."});
    app.table.alert()->play();
    EXPECT_EQ(app.last<RedAlert>().number(), 13);
}

TEST(AlertModel, ACardThatMayNotBePlayedIsNotPrepared) {
    AlertTable app;
    app.turnOf(0, Phase::Attack);
    app.table.playRedAlert(2);
    EXPECT_FALSE(app.alert.isOpen());
    EXPECT_EQ(app.table.refusal().clause, "6.1");
    app.turnOf(0, Phase::RedAlert);
    app.table.playRedAlert(15);
    EXPECT_EQ(app.table.refusal().clause, "5.15");
}

TEST(AlertModel, SpeaksToWhoPlaysItWhateverTheScreenSpeaksAndEndsWithTheGame) {
    AlertTable app(13);
    app.table.tapBase(5);
    app.languages.use(QStringLiteral("es"));
    app.table.retranslate();
    EXPECT_EQ(app.alert.effects(), QStringList{"Tomás’s B5 is destroyed"});
    app.table.endSession();
    EXPECT_FALSE(app.alert.isOpen());
}

TEST(AlertModel, AnUndoPutsTheCardAway) {
    AlertTable app(2);
    app.table.undo();
    EXPECT_FALSE(app.alert.isOpen());
}

TEST(AlertModel, AnUndoTakesBackTheLastChoiceAndNoActOfAnybody) {
    AlertTable app(8);
    const std::size_t acts = app.controller.play<AllYourBase>().played();
    app.table.tapBase(4);
    ASSERT_TRUE(app.alert.begun());
    app.table.undo();
    EXPECT_TRUE(app.alert.isOpen());
    EXPECT_FALSE(app.alert.begun());
    app.table.undo();
    EXPECT_FALSE(app.alert.isOpen());
    EXPECT_EQ(app.controller.play<AllYourBase>().played(), acts);
    app.table.undo();
    EXPECT_EQ(app.controller.play<AllYourBase>().played(), acts - 1);
}

TEST(AlertModel, ABaseThatIsTakenIsToldAsTheThiefs) {
    AlertTable app(10);
    EXPECT_EQ(app.alert.placedCard(), "") << "a base is asked for";
    app.table.tapBase(4);
    app.table.tapBase(3);
    ASSERT_EQ(app.alert.asks(), AlertModel::Asks::Place);
    EXPECT_EQ(app.alert.placedCard(), "dreadnought");
    EXPECT_EQ(app.alert.placedAttack(), 4);
    EXPECT_EQ(app.alert.placedDefense(), 4);
    EXPECT_EQ(rowOf<AlertBaseRow>(app.alert.bases(), 4).owner, 0);
    EXPECT_EQ(rowOf<AlertBaseRow>(app.alert.bases(), 5).owner, 2);
}

TEST(AlertModel, WhatIsTappedOnceTheCardIsAwayDoesNothing) {
    AlertTable app(10);
    app.alert.close();
    const std::size_t acts = app.controller.play<AllYourBase>().played();
    app.alert.play();
    app.alert.chooseBase(4);
    app.alert.chooseShip(4);
    app.alert.chooseSeat(1);
    app.alert.chooseDiscardPile();
    app.alert.chooseSameForTheRest();
    app.alert.back();
    EXPECT_EQ(app.controller.play<AllYourBase>().played(), acts);
    EXPECT_FALSE(app.alert.isOpen());
}

TEST(AlertModel, ThereIsNoClauseForACardThatThereIsNot) {
    AlertTable app;
    EXPECT_EQ(app.table.redAlertClause(16), "5.16");
    for (const int card : {0, 17, -1}) EXPECT_EQ(app.table.redAlertTitle(card), "");
}

TEST(AlertModel, WhatIsNotThereIsRefused) {
    AlertTable app(2);
    app.alert.chooseBase(99);
    EXPECT_EQ(app.table.refusal().clause, "6.4");
    app.table.dismissRefusal();
    app.alert.chooseShip(99);
    EXPECT_TRUE(app.table.refused());
    EXPECT_EQ(app.alert.asks(), AlertModel::Asks::Base);
}

TEST(AlertModel, TheRestIsOneChoice) {
    AlertTable app(10);
    app.table.tapBase(3);
    app.table.tapBase(4);
    app.alert.chooseDiscardPile();
    EXPECT_EQ(app.alert.rest(), 2);
    app.alert.chooseSameForTheRest();
    EXPECT_EQ(app.alert.asks(), AlertModel::Asks::Nothing);
    app.alert.back();
    EXPECT_EQ(app.alert.rest(), 2) << "taken back as one";
}

TEST(AlertModel, OnAFullDiskTheCardStaysPreparedAndIsPlayedLater) {
    AlertTable app(13);
    app.table.tapBase(4);
    {
        const FullDisk full;
        app.alert.play();
        EXPECT_NE(app.table.savingProblem(), "");
        EXPECT_NE(app.state().base(4_B), nullptr) << "what is not on disk is not shown";
        EXPECT_TRUE(app.alert.isOpen());
    }
    app.alert.play();
    EXPECT_EQ(app.state().base(4_B), nullptr);
}

TEST(AlertModel, ARulingOrWeighingPutsTheCardAway) {
    AlertTable app(13);
    app.rule({});
    EXPECT_FALSE(app.alert.isOpen());
    app.table.playRedAlert(13);
    EXPECT_TRUE(app.alert.isOpen());
    app.table.bench()->weighForAnybody(4);
    EXPECT_FALSE(app.alert.isOpen()) << "one matter at a time";
}

TEST(AlertModel, KeepsItsChoicesWhenTheLanguageChanges) {
    AlertTable app(8);
    app.table.tapBase(4);
    app.languages.use(QStringLiteral("zh"));
    app.table.retranslate();
    EXPECT_EQ(std::get<red_alert::ShipThief>(app.alert.draft()).from, 4_B);
    EXPECT_EQ(app.alert.question(), "Ships to which base?") << "in the language of who chooses";
}

TEST(FreePlaysModel, CountsThemAndTellsWhatComesAfter) {
    AlertTable app(4);
    FreePlaysModel& plays = *app.table.freePlays();
    EXPECT_TRUE(plays.isOpen());
    EXPECT_EQ(plays.left(), 2);
    EXPECT_EQ(app.table.pending(), AllYourBaseTable::Pending::FreePlays);
    EXPECT_TRUE(app.table.may().passFreePlay);
    EXPECT_FALSE(app.table.may().endFreePlays);
    EXPECT_FALSE(app.table.may().discard);
    EXPECT_EQ(plays.after(), "");
    app.table.playRedAlert(5);
    EXPECT_TRUE(plays.isEndless());
    EXPECT_EQ(plays.after(), "then 1 from RED ALERT 4");
    EXPECT_TRUE(app.table.may().endFreePlays);
    app.table.endFreePlays();
    app.table.passFreePlay();
    EXPECT_FALSE(plays.isOpen());
}

TEST(FreePlaysModel, PlaysAKnownCardOfTheDiscardPile) {
    AlertTable app;
    app.rule({edit::AddCard{Card::BattleCruiser, 8, 7, BaseId::None}});
    app.table.playRedAlert(12);
    FreePlaysModel& plays = *app.table.freePlays();
    EXPECT_TRUE(plays.isFromPile());
    ASSERT_EQ(plays.pileCount(), 1);
    app.table.choosePileCard(7);
    EXPECT_EQ(app.table.mode(), AllYourBaseTable::Mode::Play);
    EXPECT_TRUE((rowOf<PieceRow>(plays.pile(), 7).chosen));
    EXPECT_TRUE(app.baseRow(2).tappable);
    app.table.choosePileCard(7);
    EXPECT_EQ(app.table.mode(), AllYourBaseTable::Mode::Look) << "the same again puts it back";
    app.table.choosePileCard(7);
    app.table.tapBase(2);
    EXPECT_EQ(app.state().piece(7_P)->at, 2_B);
    EXPECT_EQ(app.state().piece(7_P)->attack, 8);
    EXPECT_FALSE(plays.isOpen());
}

TEST(FreePlaysModel, ACardOfThePileThatFindsNoBaseStaysThere) {
    AppTable app;
    app.rule({edit::AddCard{Card::Zig, {}, {}, BaseId::None}});
    app.table.playRedAlert(12);
    app.table.choosePileCard(1);
    EXPECT_EQ(app.last<Discard>().piece, 1_P);
    EXPECT_FALSE(app.table.freePlays()->isOpen());
}

TEST(FreePlaysModel, AnyOtherCardCanBePlayedInstead) {
    AlertTable app;
    app.rule({edit::AddCard{Card::Zig, {}, {}, BaseId::None}});
    app.table.playRedAlert(12);
    app.table.choosePileCard(7);
    app.table.chooseCard("zig");
    EXPECT_FALSE((rowOf<PieceRow>(app.table.freePlays()->pile(), 7).chosen));
    app.table.tapBase(1);
    EXPECT_TRUE(app.state().piece(7_P)->discarded());
    EXPECT_EQ(app.state().piece(8_P)->at, 1_B);
}

}  // namespace
}  // namespace basekeeper
