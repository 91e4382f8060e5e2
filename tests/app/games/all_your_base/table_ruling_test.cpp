// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/app_fixture.h"

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;

namespace {

using Chosen = TableRuling::Chosen;

struct RulingOnTheTable : Battlefield {
    AllYourBaseOverruleModel& overrule = *table.overrule();
    TableRuling& ruling = *table.ruling();

    RulingOnTheTable() { table.beginRuling(); }

    int edits() { return overrule.edits()->rowCount(); }
    [[nodiscard]] SeatRow seatRow(int seat) { return rowOf<SeatRow>(table.seats(), seat); }
};

TEST(TableRuling, ShowsWhatTheTableWillBe) {
    RulingOnTheTable app;
    EXPECT_EQ(app.table.task(), AllYourBaseTable::Task::Rule);
    const int held = app.seatRow(2).held;
    app.ruling.chooseNewBase();
    EXPECT_EQ(app.ruling.chosen(), Chosen::NewBase);
    EXPECT_TRUE(app.seatRow(2).tappable);
    app.table.tapSeat(2);
    app.table.tapSeat(2);
    EXPECT_EQ(app.seatRow(2).held, held + 2) << "it stays in hand";
    EXPECT_EQ(basesOf(app.state(), 2).size(), static_cast<std::size_t>(held)) << "and nothing has happened yet";
    EXPECT_EQ(app.edits(), 2);
    app.ruling.close();
    EXPECT_EQ(app.seatRow(2).held, held) << "the table as it is";
    app.table.beginRuling();
    EXPECT_EQ(app.seatRow(2).held, held + 2) << "the draft stayed";
}

TEST(TableRuling, PutsANewCardWhereTheTableIsTapped) {
    RulingOnTheTable app;
    app.ruling.chooseNewCard("destroyer");
    EXPECT_EQ(app.ruling.attack(), 2);
    EXPECT_TRUE(app.ruling.hasDefense());
    app.ruling.setPoints(4, 3);
    EXPECT_TRUE(app.baseRow(5).tappable);
    app.table.tapBase(5);
    app.ruling.tapDiscardPile();
    app.ruling.chooseNewCard("crew");
    EXPECT_FALSE(app.ruling.hasDefense());
    app.table.tapPiece(static_cast<int>(piecesOn(app.state(), 1_B).front()));
    app.overrule.setReason("it was there");
    ASSERT_TRUE(app.overrule.enter());
    EXPECT_EQ(app.last<Overrule>().changes, (std::vector<Edit>{edit::AddCard{Card::Destroyer, 4, 3, 5_B},
                                                               edit::AddCard{Card::Destroyer, 4, 3, BaseId::None},
                                                               edit::AddCard{Card::Crew, 1, {}, 1_B}}));
    EXPECT_FALSE(app.ruling.isOpen()) << "it is entered";
    app.ruling.chooseNewCard("nonsense");
    EXPECT_EQ(app.ruling.chosen(), Chosen::Nothing);
}

TEST(TableRuling, MovesChangesAndRemovesACard) {
    RulingOnTheTable app;
    app.table.tapPiece(1);
    EXPECT_EQ(app.ruling.chosen(), Chosen::Card);
    EXPECT_EQ(app.ruling.piece(), 1);
    EXPECT_EQ(app.ruling.seat(), 0);
    EXPECT_FALSE(app.baseRow(1).tappable) << "there it is";
    EXPECT_TRUE(app.baseRow(4).tappable);
    app.ruling.setPoints(9, 1);
    EXPECT_EQ(app.ruling.attack(), 9);
    app.table.tapBase(4);
    EXPECT_EQ(app.overrule.edited().piece(1_P)->at, 4_B);
    EXPECT_EQ(app.ruling.chosen(), Chosen::Nothing) << "it is where it goes";
    app.table.tapPiece(1);
    EXPECT_EQ(app.ruling.seat(), 1);
    app.ruling.tapDiscardPile();
    ASSERT_EQ(rowsOf<PieceRow>(app.ruling.pile()).size(), 1u);
    app.ruling.tapPiece(1);
    EXPECT_EQ(app.ruling.seat(), -1) << "nobody's";
    EXPECT_FALSE(app.ruling.title().isEmpty());
    app.ruling.remove();
    EXPECT_EQ(app.overrule.edited().piece(1_P), nullptr);
    EXPECT_EQ(app.ruling.chosen(), Chosen::Nothing) << "it is gone";
    EXPECT_EQ(app.ruling.title(), "Tap what is wrong");
    EXPECT_EQ(app.ruling.hint(), "");
    EXPECT_EQ(app.edits(), 4);
}

TEST(TableRuling, GivesABaseAndSetsItsDefense) {
    RulingOnTheTable app;
    app.table.tapBase(3);
    EXPECT_EQ(app.ruling.chosen(), Chosen::Base);
    EXPECT_TRUE(app.baseRow(3).chosen);
    EXPECT_FALSE(app.seatRow(1).tappable) << "whose it is";
    EXPECT_TRUE(app.seatRow(0).tappable);
    app.ruling.setPoints(0, 3);
    EXPECT_EQ(app.ruling.defense(), 3);
    app.table.tapSeat(1);
    EXPECT_EQ(app.edits(), 1) << "it has it already";
    app.table.tapSeat(0);
    EXPECT_EQ(app.ruling.seat(), 0);
    app.table.tapBase(5);
    EXPECT_EQ(app.ruling.base(), 5) << "another one is chosen";
    app.ruling.remove();
    EXPECT_EQ(app.overrule.edited().base(5_B), nullptr);
    EXPECT_EQ(app.edits(), 3);
}

TEST(TableRuling, WhatIsDraggedGoesThere) {
    RulingOnTheTable app;
    app.ruling.dropPiece(1, 4);
    app.ruling.dropPiece(1, 4);
    EXPECT_EQ(app.edits(), 1) << "there it is already";
    app.ruling.dropBase(3, 1);
    app.ruling.dropBase(3, 2);
    EXPECT_EQ(app.overrule.edited().base(3_B)->owner, 2);
    app.ruling.dropPiece(77, 4);
    app.ruling.dropBase(77, 1);
    EXPECT_EQ(app.edits(), 2) << "no such thing";
    app.ruling.close();
    app.ruling.dropPiece(1, 1);
    app.ruling.dropBase(3, 0);
    EXPECT_EQ(app.edits(), 2) << "the table plays";
}

TEST(TableRuling, GoesBackFromTheReasonToTheChanges) {
    RulingOnTheTable app;
    app.table.tapBase(3);
    app.table.tapSeat(0);
    app.table.tapBase(4);
    app.ruling.askReason();
    EXPECT_TRUE(app.table.overrule()->asksReason());
    EXPECT_EQ(app.ruling.chosen(), Chosen::Nothing) << "the table asks for nothing more";
    app.table.stepBack();
    EXPECT_FALSE(app.table.overrule()->asksReason());
    EXPECT_TRUE(app.ruling.isOpen());
    app.ruling.askReason();
    app.table.tapBase(4);
    EXPECT_FALSE(app.table.overrule()->asksReason()) << "one more change";
    app.ruling.askReason();
    app.ruling.dropPiece(1, 4);
    EXPECT_FALSE(app.table.overrule()->asksReason());
    app.ruling.askReason();
    app.ruling.close();
    EXPECT_FALSE(app.table.overrule()->asksReason()) << "it begins with the changes";
}

TEST(TableRuling, IsTakenBackChangeByChange) {
    RulingOnTheTable app;
    const std::size_t acts = app.played();
    app.table.tapBase(3);
    app.table.tapSeat(0);
    app.table.undo();
    EXPECT_EQ(app.edits(), 0);
    EXPECT_TRUE(app.ruling.isOpen());
    app.table.stepBack();
    EXPECT_EQ(app.ruling.chosen(), Chosen::Nothing);
    app.table.undo();
    EXPECT_FALSE(app.ruling.isOpen());
    EXPECT_EQ(app.played(), acts) << "no act was taken back";
}

TEST(TableRuling, TheBarSetsThePhase) {
    RulingOnTheTable app;
    app.table.tapPhase(3);
    EXPECT_EQ(app.overrule.phase(), TurnPhase::Phase::Regroup);
    EXPECT_EQ(app.edits(), 1);
}

TEST(TableRuling, OffersNoVictoryOfADraft) {
    RulingOnTheTable app;
    app.ruling.chooseNewBase();
    for (int i = 0; i < 12; ++i) app.table.tapSeat(0);
    EXPECT_GE(app.seatRow(0).held, app.table.threshold());
    EXPECT_FALSE(app.seatRow(0).mayDeclare);
}

TEST(TableRuling, ShowsTheAttackThatWaits) {
    RulingOnTheTable app;
    app.ruling.close();
    app.play(attackOn(3_B, {1_P}));
    app.table.beginRuling();
    EXPECT_TRUE(app.baseRow(3).target);
    EXPECT_EQ(app.table.task(), AllYourBaseTable::Task::Rule);
}

TEST(TableRuling, RedoPutsTheDraftAwayFirst) {
    RulingOnTheTable app;
    EXPECT_FALSE(app.table.mayRule()) << "one at a time";
    app.ruling.close();
    EXPECT_TRUE(app.table.mayRule());
    app.table.undo();
    const std::size_t acts = app.played();
    app.table.beginRuling();
    app.table.redo();
    EXPECT_FALSE(app.ruling.isOpen());
    EXPECT_EQ(app.played(), acts);
    app.table.redo();
    EXPECT_EQ(app.played(), acts + 1);
}

TEST(TableRuling, AnActAnotherGameAndAnotherLanguageFindNothingLeftOpen) {
    RulingOnTheTable app;
    app.table.tapBase(3);
    app.languages.use(QStringLiteral("es"));
    app.table.retranslate();
    EXPECT_EQ(app.ruling.base(), 3);
    EXPECT_TRUE(app.ruling.hint().contains("Cámbiala")) << app.ruling.hint().toStdString();
    app.play(EndTurn{});
    EXPECT_FALSE(app.ruling.isOpen());
    app.table.beginRuling();
    app.ruling.chooseNewBase();
    app.table.tapSeat(0);
    ASSERT_TRUE(app.controller.begin(threePeople()));
    EXPECT_FALSE(app.ruling.isOpen());
    EXPECT_EQ(app.edits(), 0);
}

TEST(TableRuling, EndsWhenTheGameGoesOnAndIsNotOfThePast) {
    RulingOnTheTable app;
    app.table.tapBase(3);
    app.controller.showPast(0);
    EXPECT_FALSE(app.ruling.isOpen());
    EXPECT_FALSE(app.table.mayRule());
    app.table.beginRuling();
    EXPECT_FALSE(app.ruling.isOpen()) << "what is over only shows";
    app.controller.showPresent();
    app.table.ruleOnBase(4);
    EXPECT_EQ(app.ruling.base(), 4);
    app.table.ruleOnPiece(1);
    EXPECT_EQ(app.ruling.piece(), 1);
}

}  // namespace
