// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/app_fixture.h"

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;

namespace {

struct Ruling : Battlefield {
    AllYourBaseOverruleModel& overrule = *table.overrule();

    QStringList edits() { return texts(overrule.edits()); }
    QStringList effects() { return texts<Difference>(overrule.effects()); }

private:
    template <class Row = LineRow>
    static QStringList texts(QAbstractItemModel* model) {
        QStringList list;
        for (const Row& line : rowsOf<Row>(model)) list << line.text;
        return list;
    }
};

TEST(AllYourBaseOverruleModel, AsksForAChangeAndForAReason) {
    Ruling app;
    EXPECT_FALSE(app.overrule.ready());
    const QString nothingChosen = app.overrule.problem();
    EXPECT_FALSE(nothingChosen.isEmpty());
    app.overrule.addBase(2);
    EXPECT_FALSE(app.overrule.ready());
    EXPECT_FALSE(app.overrule.problem().isEmpty());
    EXPECT_NE(app.overrule.problem(), nothingChosen);
    app.overrule.setReason("   ");
    EXPECT_FALSE(app.overrule.ready());
    EXPECT_FALSE(app.overrule.enter());
    app.overrule.setReason("A base fell from the table.");
    EXPECT_TRUE(app.overrule.ready());
    EXPECT_EQ(app.overrule.problem(), QString());
}

TEST(AllYourBaseOverruleModel, AsksForTheReasonLast) {
    Ruling app;
    app.overrule.askReason();
    EXPECT_FALSE(app.overrule.asksReason()) << "there is no change";
    EXPECT_FALSE(app.overrule.complete());
    app.overrule.addBase(2);
    EXPECT_TRUE(app.overrule.complete());
    app.overrule.askReason();
    EXPECT_TRUE(app.overrule.asksReason());
    app.overrule.backToChanges();
    EXPECT_FALSE(app.overrule.asksReason());
    app.overrule.askReason();
    app.overrule.setReason("A base fell from the table.");
    app.overrule.removeEdit(1);
    EXPECT_FALSE(app.overrule.asksReason());
    EXPECT_EQ(app.overrule.reason(), QString()) << "another ruling has another reason";
    app.overrule.addBase(2);
    EXPECT_FALSE(app.overrule.asksReason()) << "not before it is asked again";
}

TEST(AllYourBaseOverruleModel, ShowsWhatItWouldChangeBeforeItIsEntered) {
    Ruling app;
    app.overrule.addBase(2);
    app.overrule.addCard("destroyer", 3, 4, 6);
    app.overrule.giveBase(3, 0);
    EXPECT_EQ(app.edits(),
              (QStringList{"New base for Tomás", "New card: Destroyer on B6, attack 3, defense 4", "B3 goes to Ana"}));
    EXPECT_EQ(app.effects(), (QStringList{"Ana: bases 2 → 3", "Ana: attack 8 → 9", "Ana: defense 7 → 8",
                                          "美玲: bases 2 → 1", "美玲: attack 7 → 6", "美玲: defense 5 → 4",
                                          "Tomás: bases 1 → 2", "Tomás: attack 0 → 3", "Tomás: defense 0 → 4"}));
    EXPECT_EQ(basesOf(app.state(), 2).size(), 1u) << "nothing has happened yet";
    EXPECT_EQ(app.overrule.edited().bases.size(), 6u);
    EXPECT_EQ(defenseOf(app.overrule.edited(), 6_B), 4);
    EXPECT_EQ(app.overrule.edited().pieces.size(), 7u);
    app.overrule.removeEdit(2);
    EXPECT_EQ(app.edits().size(), 2);
    app.overrule.removeEdit(9);
    EXPECT_EQ(app.edits().size(), 2);
    app.overrule.clear();
    EXPECT_EQ(app.edits(), QStringList());
    EXPECT_EQ(app.effects(), QStringList());
}

TEST(AllYourBaseOverruleModel, EntersOneActWithItsReason) {
    Ruling app;
    const std::size_t before = app.played();
    app.overrule.addBase(2);
    app.overrule.setTurn(1, TurnPhase::Phase::Defense);
    app.overrule.setReason("  As agreed. ");
    EXPECT_TRUE(app.overrule.enter());
    EXPECT_EQ(app.played(), before + 1);
    EXPECT_EQ(app.last<Overrule>().reason, "As agreed.");
    EXPECT_EQ(app.last<Overrule>().changes.size(), 2u);
    EXPECT_EQ(app.table.playing(), 1);
    EXPECT_EQ(app.edits(), QStringList());
    EXPECT_EQ(app.overrule.reason(), QString());
    app.table.undo();
    EXPECT_EQ(app.table.playing(), 0) << "it is undone like any other act";
}

TEST(AllYourBaseOverruleModel, CountingUpIsOneChange) {
    Ruling app;
    for (const int defense : {3, 4, 5}) app.overrule.setBaseDefense(1, defense);
    EXPECT_EQ(app.edits().size(), 1);
    EXPECT_EQ(app.overrule.edited().bases.front().defense, 5) << "what is shown is what counts";
    app.overrule.setBaseDefense(2, 4);
    app.overrule.setCardPoints(3, 9, 8);
    app.overrule.setCardPoints(3, 9, 7);
    app.overrule.setCardPoints(4, 9, 7);
    EXPECT_EQ(app.edits().size(), 4) << "another base and another card are others";
    app.overrule.setTurn(1, TurnPhase::Phase::Defense);
    app.overrule.setTurn(1, TurnPhase::Phase::Attack);
    EXPECT_EQ(app.edits().size(), 5);
    EXPECT_EQ(app.overrule.playing(), 1);
    EXPECT_EQ(app.overrule.phase(), TurnPhase::Phase::Attack);
    app.overrule.setReason("counted again");
    ASSERT_TRUE(app.overrule.enter()) << app.overrule.problem().toStdString();
    EXPECT_EQ(
        app.last<Overrule>().changes,
        (std::vector<Edit>{edit::SetBaseDefense{1_B, 5}, edit::SetBaseDefense{2_B, 4}, edit::SetCardPoints{3_P, 9, 7},
                           edit::SetCardPoints{4_P, 9, 7}, edit::SetTurn{1, Phase::Attack}}));
}

TEST(AllYourBaseOverruleModel, CountingBackIsNoChange) {
    Ruling app;
    const int defense = app.overrule.edited().bases.front().defense;
    app.overrule.addBase(2);
    app.overrule.setBaseDefense(1, defense + 1);
    EXPECT_EQ(app.edits().size(), 2);
    app.overrule.setBaseDefense(1, defense);
    EXPECT_EQ(app.edits(), QStringList{"New base for Tomás"});
    app.overrule.clear();
    app.overrule.setBaseDefense(1, defense + 1);
    app.overrule.setBaseDefense(1, defense);
    EXPECT_EQ(app.edits(), QStringList());
}

TEST(AllYourBaseOverruleModel, GoesToAnotherTurnAndBack) {
    Ruling app;
    app.play(attackOn(3_B, {3_P}));
    app.play(ResolveAttack{});
    const int seat = app.overrule.playing();
    const auto phase = app.overrule.phase();
    app.overrule.setTurn(2, phase);
    app.overrule.addBase(2);
    app.overrule.setTurn(seat, phase);
    EXPECT_EQ(app.edits(), QStringList{"New base for Tomás"}) << "the turn goes on as it was";
    app.overrule.startTurnAnew();
    EXPECT_EQ(app.edits().size(), 2);
    app.overrule.setReason("all over again");
    ASSERT_TRUE(app.overrule.enter()) << app.overrule.problem().toStdString();
    EXPECT_FALSE(app.state().turn.attacked);
}

TEST(AllYourBaseOverruleModel, HasEveryKindOfEdit) {
    Ruling app;
    app.play(attackOn(3_B, {3_P}));
    AllYourBaseOverruleModel& overrule = app.overrule;
    overrule.closePending();
    overrule.addBase(0);
    overrule.removeBase(5);
    overrule.giveBase(4, 2);
    overrule.setBaseDefense(1, 3);
    overrule.addCard("crew", 2, 7, 1);
    overrule.addCard("zig", 1, 1, 0);
    overrule.moveCard(1, 2);
    overrule.setCardPoints(3, 9, 8);
    overrule.removeCard(2);
    overrule.setTurn(2, TurnPhase::Phase::Attack);
    overrule.openChange(4);
    overrule.endGame(-1);
    overrule.reopenGame();
    overrule.setReason("all of it");
    EXPECT_EQ(overrule.problem(), QString());
    ASSERT_EQ(app.edits().size(), 14);
    for (const QString& line : app.edits()) EXPECT_FALSE(line.isEmpty() || line.contains('%')) << line.toStdString();
    ASSERT_TRUE(overrule.enter());
    const std::vector<Edit> expected{edit::ClosePending{},
                                     edit::AddBase{0, {}, false},
                                     edit::RemoveBase{5_B},
                                     edit::GiveBase{4_B, 2, {}},
                                     edit::SetBaseDefense{1_B, 3},
                                     edit::AddCard{Card::Crew, 2, {}, 1_B},
                                     edit::AddCard{Card::Zig, 1, 1, BaseId::None},
                                     edit::MoveCard{1_P, 2_B},
                                     edit::SetCardPoints{3_P, 9, 8},
                                     edit::RemoveCard{2_P},
                                     edit::SetTurn{2, Phase::Attack},
                                     edit::OpenChange{4},
                                     edit::EndGame{{}},
                                     edit::ReopenGame{}};
    EXPECT_EQ(app.last<Overrule>().changes, expected);
}

TEST(AllYourBaseOverruleModel, SaysInWordsWhatCannotBeRuled) {
    Ruling app;
    app.overrule.setReason("because");
    app.overrule.removeBase(5);
    app.overrule.giveBase(5, 1);
    EXPECT_FALSE(app.overrule.ready());
    EXPECT_TRUE(app.overrule.problem().contains("B5")) << app.overrule.problem().toStdString();
    const QString english = app.overrule.problem();
    app.languages.use("es");
    app.table.retranslate();
    EXPECT_NE(app.overrule.problem(), english);
    EXPECT_FALSE(app.overrule.enter());
    EXPECT_EQ(app.edits().size(), 2) << "the draft is still there";
    app.overrule.removeEdit(2);
    EXPECT_TRUE(app.overrule.ready());
}

TEST(AllYourBaseOverruleModel, FollowsTheTableWhileItIsBeingWritten) {
    Ruling app;
    app.overrule.setReason("because");
    app.overrule.removeCard(4);
    EXPECT_TRUE(app.overrule.ready());
    app.rule({edit::RemoveCard{4_P}});
    EXPECT_FALSE(app.overrule.ready()) << "the card is gone already";
    EXPECT_FALSE(app.overrule.problem().isEmpty());
    app.table.undo();
    EXPECT_TRUE(app.overrule.ready());
}

TEST(AllYourBaseOverruleModel, KeepsTheDraftWhenTheDiskFails) {
    Ruling app;
    app.overrule.setReason("because");
    app.overrule.addBase(0);
    {
        const FullDisk disk;
        EXPECT_FALSE(app.overrule.enter());
    }
    EXPECT_EQ(app.edits().size(), 1);
    EXPECT_TRUE(app.overrule.enter());
}

TEST(AllYourBaseOverruleModel, BeginsFromADeclaredPosition) {
    AppTable app;
    AllYourBaseOverruleModel& overrule = *app.table.overrule();
    overrule.addBase(0);
    overrule.addBase(1);
    overrule.addCard("zig", 1, 1, 2);
    overrule.setTurn(1, TurnPhase::Phase::RedAlert);
    overrule.setReason("declared position");
    ASSERT_TRUE(overrule.enter());
    EXPECT_EQ(app.table.playing(), 1);
    EXPECT_EQ(app.played(), 1u);
    EXPECT_EQ(rowOf<SeatRow>(app.table.seats(), 1).attack, 1);
}

}  // namespace
