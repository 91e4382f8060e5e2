// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/app_fixture.h"

#include <QAbstractItemModelTester>

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;

namespace {

/// Act 1 Ana's BASE, 3 美玲's, 5 Tomás's, 7 a Zig on B1; every other act ends the turn.
struct Corrected : AppTable {
    Corrected() {
        for (int seat = 0; seat < 3; ++seat) {
            play(PlayBase{});
            play(EndTurn{});
        }
        play(ship(Card::Zig, 1_B));
        play(EndTurn{});
    }
    CorrectionModel& correction = *table.correction();

    [[nodiscard]] std::vector<RefusedActRow> refused() { return rowsOf<RefusedActRow>(correction.refused()); }
    [[nodiscard]] QStringList effects() {
        QStringList texts;
        for (const Difference& row : rowsOf<Difference>(correction.effects())) texts << row.text;
        return texts;
    }
    [[nodiscard]] QVariant logged(int row, const char* role) {
        LogModel& log = *table.log();
        return log.data(log.index(row), log.roleNames().key(role, -1));
    }
};

TEST(CorrectionModel, ShowsTheTableAsItWasAndTakesTheActThatHappenedInstead) {
    Corrected app;
    const std::size_t entries = app.controller.play<AllYourBase>().log().size();
    app.correction.replaceAct(7);
    EXPECT_TRUE(app.correction.picking());
    EXPECT_FALSE(app.correction.open());
    EXPECT_EQ(app.correction.title(), "Replacing act 7");
    EXPECT_EQ(app.correction.oldAct(), "Ana plays Zig on B1: attack 1, defense 1");
    EXPECT_EQ(app.table.playing(), 0) << "the turn of then";
    EXPECT_FALSE(app.table.readOnly());
    EXPECT_FALSE(app.table.canUndo());
    EXPECT_EQ(app.table.cardsToMoveText(), QString()) << "nothing of what came later";

    app.table.chooseCard("destroyer");
    EXPECT_FALSE(app.correction.picking());
    ASSERT_TRUE(app.correction.open());
    EXPECT_EQ(app.correction.newAct(), "Ana plays Destroyer on B1: attack 2, defense 2");
    EXPECT_EQ(app.effects(), (QStringList{"Ana: attack 1 → 2", "Ana: defense 1 → 2"}));
    const Difference attack = rowsOf<Difference>(app.correction.effects()).front();
    EXPECT_EQ(attack.seat, 0);
    EXPECT_EQ(attack.label, "attack");
    EXPECT_EQ(attack.from, "1");
    EXPECT_EQ(attack.to, "2");
    EXPECT_EQ(app.correction.refusedCount(), 0);
    EXPECT_EQ(app.controller.play<AllYourBase>().log().size(), entries) << "nothing is done yet";

    EXPECT_TRUE(app.correction.enter());
    EXPECT_FALSE(app.correction.open());
    EXPECT_EQ(app.controller.play<AllYourBase>().log().size(), entries + 1);
    EXPECT_EQ(app.controller.savedEntries(), static_cast<int>(entries) + 1);
    EXPECT_EQ(app.state().piece(1_P)->card, Card::Destroyer);
    EXPECT_EQ(app.table.playing(), 1) << "now again";
}

TEST(CorrectionModel, IsOneUndo) {
    Corrected app;
    const State before = app.state();
    app.correction.replaceAct(7);
    app.play(ship(Card::Destroyer, 1_B), SessionController::Outcome::Tried);
    ASSERT_TRUE(app.correction.enter());
    app.table.undo();
    EXPECT_EQ(app.state(), before);
    app.table.redo();
    EXPECT_EQ(app.state().piece(1_P)->card, Card::Destroyer);
}

TEST(CorrectionModel, WhatTheRulesForbidThenIsRefusedThen) {
    Corrected app;
    app.correction.replaceAct(7);
    app.table.endTurn();
    EXPECT_TRUE(app.table.refused());
    EXPECT_EQ(app.table.refusal().clause, "6.1");
    EXPECT_TRUE(app.correction.picking()) << "and the table goes on waiting";
}

TEST(CorrectionModel, CancelledNothingHappened) {
    Corrected app;
    const State before = app.state();
    app.correction.insertBefore(7);
    app.correction.cancel();
    EXPECT_FALSE(app.correction.picking());
    EXPECT_EQ(app.table.playing(), 1);
    EXPECT_EQ(app.state(), before);
    app.correction.deleteAct(7);
    EXPECT_TRUE(app.correction.open());
    app.correction.cancel();
    EXPECT_EQ(app.state(), before);
    EXPECT_EQ(app.played(), 8U);
}

TEST(CorrectionModel, OneStepBackAsksForAnotherActInItsPlace) {
    Corrected app;
    app.correction.replaceAct(7);
    app.play(ship(Card::Destroyer, 1_B), SessionController::Outcome::Tried);
    ASSERT_TRUE(app.correction.open());
    app.correction.back();
    EXPECT_FALSE(app.correction.open());
    ASSERT_TRUE(app.correction.picking());
    EXPECT_EQ(app.table.playing(), 0) << "the turn of then";
    app.play(ship(Card::BattleCruiser, 1_B), SessionController::Outcome::Tried);
    EXPECT_EQ(app.correction.newAct(), "Ana plays BattleCruiser on B1: attack 3, defense 3");
    app.correction.back();
    app.correction.back();
    EXPECT_FALSE(app.correction.picking());
    app.correction.deleteAct(7);
    app.correction.back();
    EXPECT_FALSE(app.correction.open());
    EXPECT_FALSE(app.correction.picking()) << "nothing is to be played for it";
}

TEST(CorrectionModel, LaterActsThatAreNotPossibleAnyMoreAreTold) {
    Corrected app;
    app.correction.deleteAct(1);
    ASSERT_TRUE(app.correction.open());
    const auto rows = app.refused();
    ASSERT_GE(rows.size(), 1U);
    EXPECT_EQ(rows.front().number, 2);
    EXPECT_EQ(rows.front().name, "Ana");
    EXPECT_EQ(rows.front().text, "ends the turn");
    EXPECT_EQ(rows.front().clause, "6.1");
    EXPECT_EQ(rows.front().tag, "Basekeeper’s ruling");
    EXPECT_FALSE(rows.front().why.isEmpty());
    EXPECT_FALSE(rows.front().kept);
    ASSERT_TRUE(app.correction.enter());
    EXPECT_EQ(app.played(), 7U - rows.size());
}

TEST(CorrectionModel, TheyCanBeKeptAsRulings) {
    Corrected app;
    app.correction.deleteAct(1);
    const int wouldGo = app.correction.refusedCount();
    app.correction.keep(2, true);
    EXPECT_EQ(app.correction.kept(), 1);
    EXPECT_TRUE(app.refused().front().kept);
    EXPECT_LT(app.correction.refusedCount(), wouldGo) << "with the turn handed on, the others are possible again";
    app.correction.setReason(" ");
    EXPECT_FALSE(app.correction.problem().isEmpty());
    EXPECT_FALSE(app.correction.enter());
    app.correction.setReason("the table played on");
    EXPECT_TRUE(app.correction.problem().isEmpty());
    ASSERT_TRUE(app.correction.enter());
    ASSERT_TRUE(std::holds_alternative<Overrule>(app.controller.play<AllYourBase>().act(0)));
    EXPECT_EQ(std::get<Overrule>(app.controller.play<AllYourBase>().act(0)).reason, "the table played on");
}

TEST(CorrectionModel, WhatIsPossibleAgainIsNotKept) {
    Corrected app;
    app.correction.deleteAct(2);
    app.correction.keepAll(true);
    const int all = app.correction.kept();
    ASSERT_GT(all, 0);
    EXPECT_LE(all, app.correction.refusedCount());
    int shown = 0;
    for (const RefusedActRow& row : app.refused()) shown += row.kept ? 1 : 0;
    EXPECT_EQ(app.correction.kept(), shown) << "each that counts as kept can be seen, and dropped";
}

TEST(CorrectionModel, AllOfThemAtOnce) {
    Corrected app;
    app.correction.deleteAct(2);
    app.correction.keepAll(true);
    EXPECT_GT(app.correction.kept(), 0);
    app.correction.keepAll(false);
    EXPECT_EQ(app.correction.kept(), 0);
}

TEST(CorrectionModel, TellsWhatTheTotalsDoNotShow) {
    const auto adding = [](Card card, BaseId at) { return Overrule{"test", {edit::AddCard{card, 1, 1, at}}}; };
    Corrected app;
    app.play(adding(Card::Destroyer, BaseId::None));
    app.play(adding(Card::Destroyer, 1_B));
    app.correction.replaceAct(9);
    app.play(adding(Card::Zig, BaseId::None), SessionController::Outcome::Tried);
    EXPECT_EQ(app.effects(), (QStringList{"Discard pile: cards Destroyer → Zig"}));
    const Difference pile = rowsOf<Difference>(app.correction.effects()).front();
    EXPECT_EQ(pile.seat, -1) << "it is nobody’s";
    EXPECT_EQ(pile.label, "Discard pile: cards");
    app.correction.cancel();
    app.correction.replaceAct(10);
    app.play(adding(Card::Zig, 1_B), SessionController::Outcome::Tried);
    EXPECT_EQ(app.effects(), (QStringList{"Ana’s B1: cards Zig and Destroyer → 2 Zigs"}));
}

TEST(CorrectionModel, AFullDiskLeavesEverythingAsItIs) {
    Corrected app;
    app.correction.deleteAct(8);
    {
        const FullDisk full;
        EXPECT_FALSE(app.correction.enter());
    }
    EXPECT_TRUE(app.controller.problem().has_value());
    EXPECT_TRUE(app.correction.open()) << "to be entered again";
    EXPECT_EQ(app.played(), 8U);
    EXPECT_TRUE(app.correction.enter());
    EXPECT_EQ(app.played(), 7U);
}

TEST(CorrectionModel, AnActThatDoesNotStandCannotBeCorrected) {
    Corrected app;
    app.table.undo();
    for (const int wrong : {0, -1, 8, 99}) {
        app.correction.deleteAct(wrong);
        EXPECT_FALSE(app.correction.open()) << wrong;
    }
}

TEST(CorrectionModel, AnotherGameEndsIt) {
    Corrected app;
    app.correction.replaceAct(7);
    ASSERT_TRUE(app.controller.begin(threePeople()));
    EXPECT_FALSE(app.correction.picking());
    EXPECT_FALSE(app.table.readOnly());
    app.table.playBase();
    EXPECT_EQ(app.played(), 1U);
}

TEST(CorrectionModel, TheLogMarksWhatWasCorrected) {
    Corrected app;
    const QAbstractItemModelTester tester(app.table.log(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    app.correction.replaceAct(7);
    app.play(ship(Card::Destroyer, 1_B), SessionController::Outcome::Tried);
    ASSERT_TRUE(app.correction.enter());
    EXPECT_EQ(app.table.log()->count(), 9);
    EXPECT_EQ(app.table.cardsToMoveText(), QString()) << "those of the latest act were moved when it was played";
    EXPECT_EQ(app.logged(0, "amendment"), true);
    EXPECT_EQ(app.table.log()->lastSeat(), -1) << "nobody's act";
    EXPECT_EQ(app.logged(0, "text"), "act 7 replaced: Ana plays Destroyer on B1: attack 2, defense 2");
    EXPECT_EQ(app.table.undoText(), "act 7 replaced: Ana plays Destroyer on B1: attack 2, defense 2");
    EXPECT_EQ(app.logged(1, "corrected"), false);
    EXPECT_EQ(app.logged(2, "corrected"), true);
    EXPECT_EQ(app.logged(2, "number"), 7);
    EXPECT_EQ(app.table.log()->rowOfAct(8), 1) << "above it stands the correction";
    EXPECT_EQ(app.table.log()->rowOfAct(1), 8);
    EXPECT_EQ(app.table.log()->rowOfAct(0), -1);
    EXPECT_EQ(app.table.log()->rowOfAct(9), -1);
    app.table.playBase();
    EXPECT_EQ(app.logged(0, "number"), 9) << "what is played now stands above the correction";
    EXPECT_EQ(app.logged(1, "amendment"), true);
    app.table.undo();
    app.table.undo();
    EXPECT_EQ(app.logged(0, "amendment"), true);
    EXPECT_EQ(app.logged(0, "standing"), false);
    EXPECT_EQ(app.logged(2, "corrected"), false);
    EXPECT_EQ(app.table.undoText(), "ends the turn");
}

}  // namespace
