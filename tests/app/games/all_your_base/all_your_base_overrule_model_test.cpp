// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/app_fixture.h"

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;

namespace {

struct Ruling : Battlefield {
    AllYourBaseOverruleModel& ruling = *table.overrule();

    QStringList edits() { return texts(ruling.edits()); }
    QStringList effects() { return texts(ruling.effects()); }

private:
    static QStringList texts(QAbstractItemModel* model) {
        QStringList list;
        for (const LineRow& line : rowsOf<LineRow>(model)) list << line.text;
        return list;
    }
};

TEST(AllYourBaseOverruleModel, AsksForAChangeAndForAReason) {
    Ruling app;
    EXPECT_FALSE(app.ruling.ready());
    const QString nothingChosen = app.ruling.problem();
    EXPECT_FALSE(nothingChosen.isEmpty());
    app.ruling.addBase(2);
    EXPECT_FALSE(app.ruling.ready());
    EXPECT_FALSE(app.ruling.problem().isEmpty());
    EXPECT_NE(app.ruling.problem(), nothingChosen);
    app.ruling.setReason("   ");
    EXPECT_FALSE(app.ruling.ready());
    EXPECT_FALSE(app.ruling.enter());
    app.ruling.setReason("A base fell from the table.");
    EXPECT_TRUE(app.ruling.ready());
    EXPECT_EQ(app.ruling.problem(), QString());
}

TEST(AllYourBaseOverruleModel, ShowsWhatItWouldChangeBeforeItIsEntered) {
    Ruling app;
    app.ruling.addBase(2);
    app.ruling.addCard("destroyer", 3, 4, 6);
    app.ruling.giveBase(3, 0);
    EXPECT_EQ(app.edits(), (QStringList{"New base for Tomás", "New card: Destroyer 3/4 on B6", "B3 goes to Ana"}));
    EXPECT_EQ(app.effects(), (QStringList{"Ana: bases 2 → 3", "Ana: attack 8 → 9", "Ana: defense 7 → 8",
                                          "美玲: bases 2 → 1", "美玲: attack 7 → 6", "美玲: defense 5 → 4",
                                          "Tomás: bases 1 → 2", "Tomás: attack 0 → 3", "Tomás: defense 0 → 4"}));
    EXPECT_EQ(basesOf(app.state(), 2).size(), 1u) << "nothing has happened yet";
    EXPECT_EQ(app.ruling.bases().size(), 6);
    EXPECT_EQ(app.ruling.bases().back().toMap().value("total"), 4);
    EXPECT_EQ(app.ruling.pieces().size(), 7);
    app.ruling.removeEdit(2);
    EXPECT_EQ(app.edits().size(), 2);
    app.ruling.removeEdit(9);
    EXPECT_EQ(app.edits().size(), 2);
    app.ruling.clear();
    EXPECT_EQ(app.edits(), QStringList());
    EXPECT_EQ(app.effects(), QStringList());
}

TEST(AllYourBaseOverruleModel, EntersOneActWithItsReason) {
    Ruling app;
    const std::size_t before = app.played();
    app.ruling.addBase(2);
    app.ruling.setTurn(1, TurnPhase::Phase::Defense);
    app.ruling.setReason("  As agreed. ");
    EXPECT_TRUE(app.ruling.enter());
    EXPECT_EQ(app.played(), before + 1);
    EXPECT_EQ(app.last<Overrule>().reason, "As agreed.");
    EXPECT_EQ(app.last<Overrule>().changes.size(), 2u);
    EXPECT_EQ(app.table.playing(), 1);
    EXPECT_EQ(app.edits(), QStringList());
    EXPECT_EQ(app.ruling.reason(), QString());
    app.table.undo();
    EXPECT_EQ(app.table.playing(), 0) << "it is undone like any other act";
}

TEST(AllYourBaseOverruleModel, CountingUpIsOneChange) {
    Ruling app;
    for (const int defense : {3, 4, 5}) app.ruling.setBaseDefense(1, defense);
    EXPECT_EQ(app.edits().size(), 1);
    EXPECT_EQ(app.ruling.bases().front().toMap().value("defense"), 5) << "what is shown is what counts";
    app.ruling.setBaseDefense(2, 4);
    app.ruling.setCardPoints(3, 9, 8);
    app.ruling.setCardPoints(3, 9, 7);
    app.ruling.setCardPoints(4, 9, 7);
    EXPECT_EQ(app.edits().size(), 4) << "another base and another card are others";
    app.ruling.setTurn(1, TurnPhase::Phase::Defense);
    app.ruling.setTurn(1, TurnPhase::Phase::Attack);
    EXPECT_EQ(app.edits().size(), 5);
    EXPECT_EQ(app.ruling.playing(), 1);
    EXPECT_EQ(app.ruling.phase(), TurnPhase::Phase::Attack);
    app.ruling.setReason("counted again");
    ASSERT_TRUE(app.ruling.enter()) << app.ruling.problem().toStdString();
    EXPECT_EQ(
        app.last<Overrule>().changes,
        (std::vector<Edit>{edit::SetBaseDefense{1_B, 5}, edit::SetBaseDefense{2_B, 4}, edit::SetCardPoints{3_P, 9, 7},
                           edit::SetCardPoints{4_P, 9, 7}, edit::SetTurn{1, Phase::Attack}}));
}

TEST(AllYourBaseOverruleModel, CountingBackIsNoChange) {
    Ruling app;
    const int defense = app.ruling.bases().front().toMap().value("defense").toInt();
    app.ruling.addBase(2);
    app.ruling.setBaseDefense(1, defense + 1);
    EXPECT_EQ(app.edits().size(), 2);
    app.ruling.setBaseDefense(1, defense);
    EXPECT_EQ(app.edits(), QStringList{"New base for Tomás"});
    app.ruling.clear();
    app.ruling.setBaseDefense(1, defense + 1);
    app.ruling.setBaseDefense(1, defense);
    EXPECT_EQ(app.edits(), QStringList());
}

TEST(AllYourBaseOverruleModel, GoesToAnotherTurnAndBack) {
    Ruling app;
    app.play(attackOn(3_B, {3_P}));
    app.play(ResolveAttack{});
    const int seat = app.ruling.playing();
    const auto phase = app.ruling.phase();
    app.ruling.setTurn(2, phase);
    app.ruling.addBase(2);
    app.ruling.setTurn(seat, phase);
    EXPECT_EQ(app.edits(), QStringList{"New base for Tomás"}) << "the turn goes on as it was";
    app.ruling.startTurnAnew();
    EXPECT_EQ(app.edits().size(), 2);
    app.ruling.setReason("all over again");
    ASSERT_TRUE(app.ruling.enter()) << app.ruling.problem().toStdString();
    EXPECT_FALSE(app.state().turn.attacked);
}

TEST(AllYourBaseOverruleModel, HasEveryKindOfEdit) {
    Ruling app;
    app.play(attackOn(3_B, {3_P}));
    AllYourBaseOverruleModel& ruling = app.ruling;
    ruling.closePending();
    ruling.addBase(0);
    ruling.removeBase(5);
    ruling.giveBase(4, 2);
    ruling.setBaseDefense(1, 3);
    ruling.addCard("crew", 2, 7, 1);
    ruling.addCard("zig", 1, 1, 0);
    ruling.moveCard(1, 2);
    ruling.setCardPoints(3, 9, 8);
    ruling.removeCard(2);
    ruling.setTurn(2, TurnPhase::Phase::Attack);
    ruling.openChange(4);
    ruling.endGame(-1);
    ruling.reopenGame();
    ruling.setReason("all of it");
    EXPECT_EQ(ruling.problem(), QString());
    ASSERT_EQ(app.edits().size(), 14);
    for (const QString& line : app.edits()) EXPECT_FALSE(line.isEmpty() || line.contains('%')) << line.toStdString();
    ASSERT_TRUE(ruling.enter());
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
    app.ruling.setReason("because");
    app.ruling.removeBase(5);
    app.ruling.giveBase(5, 1);
    EXPECT_FALSE(app.ruling.ready());
    EXPECT_TRUE(app.ruling.problem().contains("B5")) << app.ruling.problem().toStdString();
    const QString english = app.ruling.problem();
    app.languages.use("es");
    app.table.retranslate();
    EXPECT_NE(app.ruling.problem(), english);
    EXPECT_FALSE(app.ruling.enter());
    EXPECT_EQ(app.edits().size(), 2) << "the draft is still there";
    app.ruling.removeEdit(2);
    EXPECT_TRUE(app.ruling.ready());
}

TEST(AllYourBaseOverruleModel, FollowsTheTableWhileItIsBeingWritten) {
    Ruling app;
    app.ruling.setReason("because");
    app.ruling.removeCard(4);
    EXPECT_TRUE(app.ruling.ready());
    app.rule({edit::RemoveCard{4_P}});
    EXPECT_FALSE(app.ruling.ready()) << "the card is gone already";
    EXPECT_FALSE(app.ruling.problem().isEmpty());
    app.table.undo();
    EXPECT_TRUE(app.ruling.ready());
}

TEST(AllYourBaseOverruleModel, KeepsTheDraftWhenTheDiskFails) {
    Ruling app;
    app.ruling.setReason("because");
    app.ruling.addBase(0);
    {
        const FullDisk disk;
        EXPECT_FALSE(app.ruling.enter());
    }
    EXPECT_EQ(app.edits().size(), 1);
    EXPECT_TRUE(app.ruling.enter());
}

TEST(AllYourBaseOverruleModel, BeginsFromADeclaredPosition) {
    AppTable app;
    AllYourBaseOverruleModel& ruling = *app.table.overrule();
    ruling.addBase(0);
    ruling.addBase(1);
    ruling.addCard("zig", 1, 1, 2);
    ruling.setTurn(1, TurnPhase::Phase::RedAlert);
    ruling.setReason("declared position");
    ASSERT_TRUE(ruling.enter());
    EXPECT_EQ(app.table.playing(), 1);
    EXPECT_EQ(app.played(), 1u);
    EXPECT_EQ(rowOf<SeatRow>(app.table.seats(), 1).attack, 1);
}

}  // namespace
