// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/battle.h"

#include "tests/support/random_table.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace basekeeper::all_your_base {
namespace {

TEST(AllYourBaseBattle, what_a_force_would_come_to) {
    const Table t = battlefield();
    const Battle result = battle(t.state(), 0, 3_B, {2_P, 1_P});
    EXPECT_EQ(result.attack, 6);
    EXPECT_EQ(result.needed, 2);
    EXPECT_TRUE(result.enough);
    EXPECT_EQ(result.surplus, 4);
    EXPECT_EQ(result.attackLeft, 2);
    EXPECT_EQ(result.defenseLeft, 2);
    EXPECT_EQ(result.weakened, (std::vector{Weakened{1_B, 5, 0}})) << "CREW gives up no defense";
    EXPECT_EQ(result.change.take, (std::vector{4_P}));
    EXPECT_EQ(result.lostToCounterattack, (std::vector{1_P, 2_P}));
    EXPECT_EQ(result.defenderLoses, (std::vector{4_P}));
}

TEST(AllYourBaseBattle, too_weak_or_empty) {
    const Table t = battlefield();
    const Battle weak = battle(t.state(), 0, 4_B, {3_P});
    EXPECT_FALSE(weak.enough);
    EXPECT_EQ(weak.surplus, 0);
    EXPECT_TRUE(weak.change.take.empty());
    const Battle empty = battle(t.state(), 0, 4_B, {});
    EXPECT_FALSE(empty.enough);
    EXPECT_EQ(empty.attack, 0);
    EXPECT_EQ(empty.attackLeft, 8);
    EXPECT_TRUE(empty.weakened.empty());
}

/// Those of the seat's first bases whose defense is not what it was.
std::vector<Weakened> weakenedBetween(const State& before, const State& after, SeatId seat) {
    std::vector<Weakened> found;
    for (const BaseId base : basesOf(before, seat))
        if (defenseOf(before, base) != defenseOf(after, base))
            found.push_back({base, defenseOf(before, base), defenseOf(after, base)});
    return found;
}

// Foretold on any table for any force, and then done, both ways in which it can end.
RC_GTEST_PROP(AllYourBaseBattle, it_comes_as_foretold, ()) {
    State state = (*anyTable(6, 20, 6)).withoutPile().state();
    const SeatId seat = *rc::gen::inRange(0, state.rules.seats);
    const std::vector<BaseId> others = basesOf(state, (seat + 1) % state.rules.seats);
    const BaseId target = others.front();
    applyInPlace(state, overrule({edit::SetTurn{seat, Phase::Attack}}));
    std::vector<PieceId> force;
    for (const PieceId piece : piecesOf(state, seat))
        if (*rc::gen::inRange(0, 4) > 0) force.push_back(piece);

    const Battle foretold = battle(state, seat, target, force);
    RC_ASSERT(foretold.enough == !whyNot(state, attackOn(target, force)));
    RC_CLASSIFY(foretold.enough);
    if (!foretold.enough) return;

    State declared = state;
    applyInPlace(declared, attackOn(target, force));
    State won = declared;
    applyInPlace(won, ResolveAttack{});
    RC_ASSERT(won.turn.surplusWon == foretold.surplus);
    RC_ASSERT(attackOf(won, seat) == foretold.attackLeft);
    RC_ASSERT(defenseOf(won, seat) == foretold.defenseLeft + won.base(target)->defense);
    RC_ASSERT(weakenedBetween(state, won, seat) == foretold.weakened);

    State countered = declared;
    applyInPlace(countered, Counterattack{});
    std::vector<PieceId> lost = foretold.lostToCounterattack;
    lost.insert(lost.end(), foretold.defenderLoses.begin(), foretold.defenderLoses.end());
    std::ranges::sort(lost);
    RC_ASSERT(discardPile(countered) == lost);
    RC_ASSERT(discardPile(won) == lost);
}

}  // namespace
}  // namespace basekeeper::all_your_base
