// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/attack_math.h"
#include "tests/support/random_table.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <optional>
#include <tuple>

namespace basekeeper::all_your_base {
namespace {

struct Subset {
    int attack = 0;
    int defense = 0;
    std::vector<PieceId> pieces;
};

template <class Visit>
void forEachSubset(const State& state, const std::vector<PieceId>& of, Visit visit) {
    for (std::uint32_t mask = 0; mask < (std::uint32_t{1} << of.size()); ++mask) {
        Subset subset;
        for (std::size_t i = 0; i < of.size(); ++i) {
            if ((mask >> i & 1U) == 0) continue;
            const Piece& piece = *state.piece(of[i]);
            subset.attack += piece.attack;
            subset.defense += piece.defense;
            subset.pieces.push_back(piece.id);
        }
        visit(subset);
    }
}

/// The contract of `ask attack`, word for word: least attack, fewest cards, least defense, lowest numbers.
std::optional<Subset> bestForce(const State& state, SeatId seat, int needed) {
    std::optional<Subset> best;
    const auto rank = [](const Subset& subset) {
        return std::tuple(subset.attack, subset.pieces.size(), subset.defense, subset.pieces);
    };
    forEachSubset(state, piecesOf(state, seat), [&](const Subset& subset) {
        if (subset.attack >= needed && (!best || rank(subset) < rank(*best))) best = subset;
    });
    return best;
}

/// The contract of `ask change`: greatest attack, greatest defense, fewest cards, lowest numbers.
Subset bestTake(const State& state, int surplus) {
    std::vector<PieceId> ships = discardPile(state);
    std::erase_if(ships, [&](PieceId id) { return !isShip(state.piece(id)->card); });
    Subset best;
    const auto rank = [](const Subset& subset) {
        return std::tuple(-subset.attack, -subset.defense, subset.pieces.size(), subset.pieces);
    };
    forEachSubset(state, ships, [&](const Subset& subset) {
        if (subset.attack <= surplus && rank(subset) < rank(best)) best = subset;
    });
    return best;
}

void checkAttacks(const State& state) {
    const std::vector<Threat> all = threats(state);
    std::vector<Threat> expected;
    for (SeatId seat = 0; seat < state.rules.seats; ++seat) {
        for (const Base& base : state.bases) {
            if (base.owner == seat) continue;
            const AttackOption option = attackOption(state, seat, base.id);
            const AttackOption reach = attackReach(state, seat, base.id);
            const auto best = bestForce(state, seat, defenseOf(state, base.id) + 1);
            RC_ASSERT(option.needed == defenseOf(state, base.id) + 1);
            RC_ASSERT(option.available == attackOf(state, piecesOf(state, seat)));
            RC_ASSERT(option.capturable == best.has_value());
            RC_ASSERT(option.force == (best ? best->pieces : std::vector<PieceId>()));
            RC_ASSERT(option.surplus == (best ? best->attack - option.needed : 0));
            RC_ASSERT(reach.needed == option.needed);
            RC_ASSERT(reach.available == option.available);
            RC_ASSERT(reach.capturable == option.capturable);
            if (best) expected.push_back({seat, base.id, option.needed, option.available});
        }
    }
    RC_ASSERT(all == expected);
}

void checkChange(const State& state, int surplus) {
    const Change change = bestChange(state, surplus);
    const Subset best = bestTake(state, surplus);
    RC_ASSERT(change.take == best.pieces);
    RC_ASSERT(change.total == best.attack);
}

RC_GTEST_PROP(AllYourBaseAttackMath, force_and_threats_as_by_brute_force, ()) {
    checkAttacks((*anyTable(0, 20, 9)).withoutPile().state());
}

RC_GTEST_PROP(AllYourBaseAttackMath, force_and_threats_among_many_equals, ()) {
    checkAttacks((*anyTable(8, 20, 2)).withoutPile().state());
}

RC_GTEST_PROP(AllYourBaseAttackMath, change_as_by_brute_force, ()) {
    checkChange((*anyTable(0, 14, 9)).allInPile().state(), *rc::gen::inRange(0, 40));
}

RC_GTEST_PROP(AllYourBaseAttackMath, change_among_many_equals, ()) {
    checkChange((*anyTable(8, 16, 2)).allInPile().state(), *rc::gen::inRange(0, 12));
}

// What the bench foretells is what the game then does.
RC_GTEST_PROP(AllYourBaseAttackMath, the_force_captures_and_the_change_is_as_foretold, ()) {
    const auto anyThreat = [](const TableLaidOut& table) { return !threats(table.state()).empty(); };
    State state = (*rc::gen::suchThat(anyTable(4, 14, 6), anyThreat)).state();
    const std::vector<Threat> all = threats(state);
    const Threat threat = all[static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(all.size())))];
    applyInPlace(state, overrule({edit::SetTurn{threat.seat, Phase::Attack}}));
    std::vector<PieceId> with = attackOption(state, threat.seat, threat.target).force;
    for (const PieceId more : piecesOf(state, threat.seat))
        if (*rc::gen::inRange(0, 3) == 0 && std::ranges::find(with, more) == with.end()) with.push_back(more);

    const Change foretold = bestChangeAfter(state, threat.target, with);
    for (const Action& act : std::vector<Action>{attackOn(threat.target, with), ResolveAttack{}}) {
        RC_ASSERT(!whyNot(state, act));
        applyInPlace(state, act);
    }
    RC_ASSERT(state.base(threat.target)->owner == threat.seat);
    const Change change = bestChange(state, state.turn.surplusWon);
    RC_ASSERT(foretold.take == (state.turn.surplusWon > 0 ? change.take : std::vector<PieceId>()));
    TakeChange act;
    for (const PieceId piece : foretold.take) act.cards.push_back({piece, threat.target});
    RC_ASSERT(whyNot(state, act).has_value() == (state.turn.surplusWon == 0));
}

TEST(AllYourBaseAttackMath, no_change_is_foretold_where_none_is_played) {
    Table t = battlefield({.change = false});
    EXPECT_TRUE(bestChangeAfter(t.state(), 3_B, {1_P}).take.empty());
    Table played = battlefield();
    EXPECT_EQ(bestChangeAfter(played.state(), 3_B, {1_P}).take, (std::vector{4_P}));
    EXPECT_EQ(bestChangeAfter(played.state(), 3_B, {3_P}).total, 0) << "without a surplus";
}

TEST(AllYourBaseAttackMath, the_four_criteria_of_the_force_one_by_one) {
    const auto forceOf = [](std::vector<Points> own, int defense) {
        Table t;
        t.base(0);
        t.play(overrule({edit::AddBase{1, defense, false}}));
        for (const Points& points : own) t.card(Card::Zig, 1_B, points);
        return attackOption(t.state(), 0, 2_B).force;
    };
    EXPECT_EQ(forceOf({{9, 0}, {3, 5}, {3, 5}}, 5), (std::vector{2_P, 3_P})) << "6 is less than 9, though two cards";
    EXPECT_EQ(forceOf({{3, 0}, {3, 0}, {6, 9}}, 5), (std::vector{3_P})) << "one card rather than two";
    EXPECT_EQ(forceOf({{6, 3}, {6, 1}, {6, 2}}, 5), (std::vector{2_P})) << "the least defense given up";
    EXPECT_EQ(forceOf({{4, 1}, {3, 1}, {2, 1}, {3, 1}}, 5), (std::vector{1_P, 3_P})) << "the lowest numbers";
    EXPECT_EQ(forceOf({{2, 0}, {2, 0}}, 5), std::vector<PieceId>()) << "not capturable";
    EXPECT_EQ(forceOf({{0, 0}, {6, 0}}, 5), (std::vector{2_P})) << "no card that adds nothing";
}

TEST(AllYourBaseAttackMath, the_four_criteria_of_change_one_by_one) {
    const auto takeOf = [](std::vector<Points> pile, int surplus) {
        Table t;
        for (const Points& points : pile) t.discarded(Card::Zig, points);
        return bestChange(t.state(), surplus).take;
    };
    EXPECT_EQ(takeOf({{2, 9}, {3, 0}}, 4), (std::vector{2_P})) << "3 attack rather than 9 defense";
    EXPECT_EQ(takeOf({{4, 1}, {2, 1}, {2, 1}}, 4), (std::vector{2_P, 3_P})) << "more defense, though two cards";
    EXPECT_EQ(takeOf({{2, 1}, {2, 1}, {4, 2}}, 4), (std::vector{3_P})) << "the fewest cards";
    EXPECT_EQ(takeOf({{3, 1}, {1, 1}, {2, 1}, {2, 1}}, 4), (std::vector{1_P, 2_P})) << "the lowest numbers";
    EXPECT_EQ(takeOf({{0, 2}, {0, 0}, {9, 9}}, 0), (std::vector{1_P}))
        << "defense that costs nothing, but no empty card";
}

}  // namespace
}  // namespace basekeeper::all_your_base
