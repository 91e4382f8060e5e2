// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/attack_math.h"
#include "tests/support/random_table.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <climits>
#include <set>

namespace basekeeper::all_your_base {
namespace {

/// For each sum of attack points the fewest cards that make it, and with so many the least defense; INT_MAX where
/// there is none. Written the plain way, over a table of pairs.
struct Cheapest {
    int cards = INT_MAX;
    int defense = INT_MAX;
    friend auto operator<=>(const Cheapest&, const Cheapest&) = default;
};

std::vector<Cheapest> cheapestBySum(const State& state, const std::vector<PieceId>& of) {
    std::vector<Cheapest> best(static_cast<std::size_t>(attackOf(state, of)) + 1);
    best[0] = {0, 0};
    for (const PieceId id : of) {
        const Piece& piece = *state.piece(id);
        const std::vector<Cheapest> without = best;
        for (std::size_t sum = piece.attack; sum < best.size(); ++sum) {
            const Cheapest& rest = without[sum - piece.attack];
            if (rest.cards == INT_MAX) continue;
            best[sum] = std::min(best[sum], {rest.cards + 1, rest.defense + piece.defense});
        }
    }
    return best;
}

bool ascending(const std::vector<PieceId>& pieces) {
    return std::ranges::adjacent_find(pieces, std::ranges::greater_equal{}) == pieces.end();
}

void checkLargeTable(const State& state) {
    for (SeatId seat = 0; seat < state.rules.seats; ++seat) {
        const std::vector<PieceId> own = piecesOf(state, seat);
        const std::vector<Cheapest> best = cheapestBySum(state, own);
        for (const Base& base : state.bases) {
            if (base.owner == seat) continue;
            const AttackOption option = attackOption(state, seat, base.id);
            RC_ASSERT(option.needed == attackNeeded(state, base.id));
            RC_ASSERT(option.available == attackOf(state, seat));
            RC_ASSERT(option.capturable == (option.available >= option.needed));
            if (!option.capturable) {
                RC_ASSERT(option.force.empty());
                RC_ASSERT(option.surplus == 0);
                continue;
            }
            auto least = static_cast<std::size_t>(option.needed);
            while (best[least].cards == INT_MAX) ++least;
            int defense = 0;
            for (const PieceId id : option.force) defense += state.piece(id)->defense;
            RC_ASSERT(std::ranges::includes(own, option.force));
            RC_ASSERT(ascending(option.force));
            RC_ASSERT(attackOf(state, option.force) == static_cast<int>(least));
            RC_ASSERT(option.surplus == static_cast<int>(least) - option.needed);
            RC_ASSERT(static_cast<int>(option.force.size()) == best[least].cards);
            RC_ASSERT(defense == best[least].defense);
        }
    }
}

void checkLargePile(const State& state, int surplus) {
    std::vector<PieceId> ships = discardPile(state);
    std::erase_if(ships, [&](PieceId id) { return !isShip(state.piece(id)->card); });
    const std::vector<Cheapest> best = cheapestBySum(state, ships);
    const Change change = bestChange(state, surplus);
    auto greatest = std::min(static_cast<std::size_t>(surplus), best.size() - 1);
    while (best[greatest].cards == INT_MAX) --greatest;
    RC_ASSERT(change.total == static_cast<int>(greatest));
    RC_ASSERT(attackOf(state, change.take) == change.total);
    RC_ASSERT(std::ranges::includes(ships, change.take));
    RC_ASSERT(ascending(change.take));
}

RC_GTEST_PROP(AllYourBaseAttackMath, least_total_on_a_table_of_a_whole_deck, ()) {
    checkLargeTable((*anyTable(108, 108, 99)).state());
}

RC_GTEST_PROP(AllYourBaseAttackMath, least_total_on_a_table_of_small_points, ()) {
    checkLargeTable((*anyTable(60, 108, 5)).state());
}

RC_GTEST_PROP(AllYourBaseAttackMath, greatest_change_out_of_a_large_pile, ()) {
    checkLargePile((*anyTable(108, 108, 99)).allInPile().state(), *rc::gen::inRange(0, 4000));
}

// The example points, all in one hand: where equal sets abound the answer must still be one of the best.
TEST(AllYourBaseAttackMath, a_whole_deck_of_example_cards) {
    Table t;
    t.base(0);
    for (int i = 0; i < 15; ++i)
        for (const Card card : allCards) t.card(card, 1_B);
    t.play(overrule({edit::AddBase{1, 99, false}}));
    for (int i = 0; i < 10; ++i) t.card(Card::ZeroWing, 2_B, Points{5, 10});
    const AttackOption option = attackOption(t.state(), 0, 2_B);
    EXPECT_EQ(option.needed, 200);
    EXPECT_EQ(option.available, 15 * 18);
    EXPECT_EQ(attackOf(t.state(), option.force), 200);
    EXPECT_EQ(option.surplus, 0);
    // 15 * 5 + 15 * 4 + 15 * 3 = 180 leaves 20: ten more cards of 2, CATS before Destroyers as they give up no defense.
    EXPECT_EQ(option.force.size(), 55U);
    std::multiset<Card> kinds;
    for (const PieceId id : option.force) kinds.insert(t.at(id).card);
    EXPECT_EQ(kinds.count(Card::Cats), 10U);
    EXPECT_EQ(kinds.count(Card::Destroyer), 0U);
    t.turnOf(0, Phase::Attack);
    t.allows(attackOn(2_B, option.force));
}

TEST(AllYourBaseAttackMath, an_empty_table) {
    const Table t(6);
    EXPECT_TRUE(threats(t.state()).empty());
    EXPECT_TRUE(bestChange(t.state(), 1000).take.empty());
    EXPECT_EQ(bestChange(t.state(), 0).total, 0);
}

}  // namespace
}  // namespace basekeeper::all_your_base
