// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/moment.h"

#include "tests/support/table.h"

#include <gtest/gtest.h>

namespace basekeeper::all_your_base {
namespace {

/// What the act brings about, which the rules must accept.
std::optional<Moment> played(Table& table, const Action& act) {
    const State before = table.state();
    table.play(act);
    return momentOf(before, act, table.state());
}

/// Seat 0 has B1 with Zero Wing P1, seat 1 has B2 with Zig P2, and seat 0 may attack.
Table battle() {
    Table table;
    table.play(overrule({edit::AddBase{0, {}, false}, edit::AddBase{1, {}, false},
                         edit::AddCard{Card::ZeroWing, {}, {}, 1_B}, edit::AddCard{Card::Zig, {}, {}, 2_B}}));
    table.play(PlayBase{});
    return table;
}

TEST(Moment, clause_3B_2_a_capture_is_one) {
    Table table = battle();
    EXPECT_EQ(played(table, attackOn(2_B, {1_P})), std::nullopt) << "nothing has come of it yet";
    EXPECT_EQ(played(table, ResolveAttack{}), (Moment{Moment::Kind::Capture, 0, 2_B}));
}

TEST(Moment, clause_5_15_a_counterattack_is_one_of_the_defender) {
    Table table = battle();
    table.play(attackOn(2_B, {1_P}));
    EXPECT_EQ(played(table, Counterattack{}), (Moment{Moment::Kind::Counterattack, 1, 2_B}));
}

TEST(Moment, clause_5_1_the_extra_turn_is_one_and_the_turn_after_it_is_not) {
    Table table;
    EXPECT_EQ(played(table, redAlert(1)), std::nullopt) << "it begins later";
    EXPECT_EQ(played(table, PlayBase{}), std::nullopt);
    EXPECT_EQ(played(table, EndTurn{}), (Moment{Moment::Kind::ExtraTurn, 0, BaseId::None}));
    table.play(PlayBase{});
    EXPECT_EQ(played(table, EndTurn{}), std::nullopt);
}

TEST(Moment, clause_5_7_a_gifted_turn_is_one_of_the_receiver) {
    Table table(3);
    EXPECT_EQ(played(table, redAlertTo(7, 2)), (Moment{Moment::Kind::ExtraTurn, 2, BaseId::None}));
}

TEST(Moment, clause_4_5_the_turn_of_the_next_player_is_none) {
    Table table;
    table.play(PlayBase{});
    EXPECT_EQ(played(table, EndTurn{}), std::nullopt);
}

TEST(Moment, clause_7_1_a_ruling_is_none) {
    Table table;
    table.play(redAlert(1));
    EXPECT_EQ(played(table, overrule({edit::SetTurn{1, Phase::RedAlert}})), std::nullopt);
}

}  // namespace
}  // namespace basekeeper::all_your_base
