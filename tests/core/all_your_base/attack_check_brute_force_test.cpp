// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/attack_check.h"
#include "tests/support/table.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <tuple>

namespace basekeeper::all_your_base {
namespace {

/// Cards of a side, as the brute force tries them.
struct Tried {
    CardCounts cards;
    Points points;
};

/// Calls `visit` with every choice of at most so many cards of each kind.
void forEachChoice(const CardCounts& most, const CardValues& values, const std::function<void(const Tried&)>& visit) {
    const std::function<void(std::size_t, Tried)> choose = [&](std::size_t kind, const Tried& so) {
        if (kind == cardKinds) return visit(so);
        Tried now = so;
        for (int count = 0; count <= most.of[kind]; ++count) {
            choose(kind + 1, now);
            ++now.cards.of[kind];
            now.points.attack += values[allCards[kind]].attack;
            now.points.defense += values[allCards[kind]].defense;
        }
    };
    choose(0, {});
}

/// The contract of `Reach::fewest`, word for word. Of kinds that come first the most are taken.
std::optional<Tried> bestChoice(const CardCounts& most, const CardValues& values, bool defends, int needed) {
    std::optional<Tried> best;
    const auto rank = [defends](const Tried& tried) {
        const auto& [attack, defense] = tried.points;
        CardCounts lowestFirst;
        for (std::size_t kind = 0; kind < cardKinds; ++kind) lowestFirst.of[kind] = -tried.cards.of[kind];
        return std::tuple(tried.cards.total(), defends ? defense : attack, defends ? attack : defense, lowestFirst.of);
    };
    forEachChoice(most, values, [&](const Tried& tried) {
        const int adds = defends ? tried.points.defense : tried.points.attack;
        if (adds >= needed && (!best || rank(tried) < rank(*best))) best = tried;
    });
    return best;
}

rc::Gen<CardCounts> anyCounts(int mostOfAKind) {
    return rc::gen::map(rc::gen::container<std::vector<int>>(cardKinds, rc::gen::inRange(0, mostOfAKind + 1)),
                        [](const std::vector<int>& each) {
                            CardCounts cards;
                            std::ranges::copy(each, cards.of.begin());
                            return cards;
                        });
}

AttackQuestion anyQuestion() {
    AttackQuestion asked;
    asked.attackers = *anyCounts(2);
    asked.defenders = *anyCounts(2);
    asked.pile = *anyCounts(1);
    const int mostPoints = *rc::gen::element(2, 5, 9);
    asked.values.baseDefense = *rc::gen::inRange(0, 3);
    for (const Card card : allCards)
        asked.values[card] = {*rc::gen::inRange(0, mostPoints + 1),
                              isShip(card) ? *rc::gen::inRange(0, mostPoints + 1) : 0};
    return asked;
}

void checkReach(const Reach& reach, const AttackQuestion& asked, const CardCounts& own, bool defends, int beside) {
    RC_ASSERT(reach.missing == std::max(0, reach.needed - reach.points));
    RC_ASSERT(reach.surplus == std::max(0, reach.points - reach.needed));
    const auto fewest = bestChoice(own, asked.values, defends, reach.needed - beside);
    RC_ASSERT(fewest.has_value() == reach.enough());
    RC_ASSERT(reach.fewest == (fewest ? fewest->cards : CardCounts()));

    if (reach.missing == 0 || reach.missing > 12) return;  // or it would be tried for hours
    int strongest = 0;
    for (const Card card : allCards)
        strongest = std::max(strongest, defends ? asked.values[card].defense : asked.values[card].attack);
    RC_ASSERT(reach.more.has_value() == (strongest > 0));
    if (!reach.more || reach.more->cards.total() > 4) return;
    CardCounts asMany;
    for (const Card card : allCards) asMany[card] = reach.more->cards.total();
    const auto best = bestChoice(asMany, asked.values, defends, reach.missing);
    RC_ASSERT(best.has_value());
    RC_ASSERT(reach.more->cards == best->cards);
    RC_ASSERT(reach.more->points == best->points);
}

RC_GTEST_PROP(AllYourBaseAttackCheck, clause_3A_4_reach_fewest_and_more_as_by_brute_force, ()) {
    const AttackQuestion asked = anyQuestion();
    const Reach attack = checkAttack(asked).reach;
    Tried attackers;
    forEachChoice(asked.attackers, asked.values, [&](const Tried& all) { attackers = all; });
    Tried defenders;
    forEachChoice(asked.defenders, asked.values, [&](const Tried& all) { defenders = all; });
    RC_ASSERT(attackers.cards == asked.attackers);
    RC_ASSERT(attack.points == attackers.points.attack);
    RC_ASSERT(attack.needed == asked.values.baseDefense + defenders.points.defense + 1);
    checkReach(attack, asked, asked.attackers, false, 0);

    const Reach defense = checkDefense(asked);
    RC_ASSERT(defense.points == asked.values.baseDefense + defenders.points.defense);
    RC_ASSERT(defense.needed == attackers.points.attack);
    RC_ASSERT(defense.enough() != attack.enough());
    checkReach(defense, asked, asked.defenders, true, asked.values.baseDefense);
}

/// Lays down, attacks and takes change with the real acts.
RC_GTEST_PROP(AllYourBaseAttackCheck, clause_7_2_the_rules_say_the_same_of_the_declared_position, ()) {
    const AttackQuestion asked = anyQuestion();
    RC_ASSERT(isValid(asked));
    const AttackAnswer answer = checkAttack(asked);
    State state = initial(setupFor(3, {}, asked.values));
    applyInPlace(state, overrule(positionOf(asked, 1, 0)));
    const Attack attack = attackOn(2_B, piecesOn(state, 1_B));
    const auto refusal = whyNot(state, attack);
    RC_ASSERT(refusal.has_value() != answer.reach.enough());
    RC_CLASSIFY(answer.reach.enough());
    if (refusal) return;
    applyInPlace(state, attack);
    State countered = state;
    applyInPlace(state, ResolveAttack{});
    RC_ASSERT(state.turn.surplusWon == answer.reach.surplus);

    TakeChange change;
    CardCounts left = answer.change.cards;
    for (const PieceId id : discardPile(state))
        if (left[state.piece(id)->card]-- > 0) change.cards.push_back({id, 2_B});
    RC_ASSERT(static_cast<int>(change.cards.size()) == answer.change.cards.total());
    if (state.turn.surplusWon > 0) RC_ASSERT(whyNot(state, change) == std::nullopt);
    else RC_ASSERT(change.cards.empty());

    applyInPlace(countered, Counterattack{});
    CardCounts lost;
    for (const PieceId id : discardPile(countered)) ++lost[countered.piece(id)->card];
    for (const Card card : allCards)
        RC_ASSERT(lost[card] == asked.pile[card] + answer.attackerLoses.cards[card] + answer.defenderLoses.cards[card]);
    RC_ASSERT(piecesOn(countered, 2_B).empty());
    RC_ASSERT(countered.base(2_B)->owner == 0);
}

TEST(AllYourBaseAttackCheck, clause_V_1_as_many_cards_and_points_as_there_can_be) {
    AttackQuestion asked;
    for (const Card card : allCards) asked.values[card] = {maxPoints, isShip(card) ? maxPoints : 0};
    asked.attackers[Card::Zig] = 1;
    asked.values[Card::Zig] = {1, 0};
    asked.values.baseDefense = maxPoints;
    asked.defenders[Card::ZeroWing] = 53;
    ASSERT_TRUE(isValid(asked));
    const Reach reach = checkAttack(asked).reach;
    ASSERT_TRUE(reach.more.has_value());
    EXPECT_EQ(reach.missing, 54 * maxPoints);
    EXPECT_EQ(reach.more->cards.total(), 54);
    EXPECT_EQ(reach.more->cards[Card::Crew], 54) << "gives up nothing, and comes before CATS";
}

}  // namespace
}  // namespace basekeeper::all_your_base
