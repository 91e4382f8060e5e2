// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/attack_check.h"

#include "tests/support/table.h"

#include <gtest/gtest.h>

namespace basekeeper::all_your_base {
namespace {

CardCounts counts(std::initializer_list<Card> cards) {
    CardCounts each;
    for (const Card card : cards) ++each[card];
    return each;
}

AttackQuestion question(std::initializer_list<Card> attackers, std::initializer_list<Card> defenders,
                        std::initializer_list<Card> pile = {}) {
    return {counts(attackers), counts(defenders), counts(pile), {}};
}

TEST(AllYourBaseAttackCheck, clause_3A_2_without_attackers_there_is_no_attack) {
    const Reach reach = checkAttack(question({}, {})).reach;
    EXPECT_FALSE(reach.enough());
    EXPECT_EQ(reach.missing, 1);
    EXPECT_EQ(reach.more, (CountedCards{counts({Card::Crew}), {1, 0}}));
    EXPECT_EQ(reach.fewest, CardCounts());
}

TEST(AllYourBaseAttackCheck, clause_3A_4_the_defense_and_one_more) {
    const Reach enough = checkAttack(question({Card::Zig, Card::BattleCruiser}, {Card::BattleCruiser})).reach;
    EXPECT_EQ(enough.points, 4);
    EXPECT_EQ(enough.needed, 4);
    EXPECT_TRUE(enough.enough());
    EXPECT_TRUE(enough.justEnough());
    EXPECT_EQ(enough.more, std::nullopt);

    const Reach more = checkAttack(question({Card::Destroyer, Card::BattleCruiser}, {Card::BattleCruiser})).reach;
    EXPECT_TRUE(more.enough());
    EXPECT_FALSE(more.justEnough());
    EXPECT_EQ(more.surplus, 1);
}

TEST(AllYourBaseAttackCheck, clause_3A_4_a_base_has_its_own_points) {
    AttackQuestion asked = question({Card::Dreadnought}, {Card::Zig, Card::Crew});
    asked.values.baseDefense = 3;
    EXPECT_EQ(checkAttack(asked).reach.needed, 5);
    EXPECT_EQ(checkAttack(asked).reach.missing, 1);
    EXPECT_EQ(checkDefense(asked).points, 4);
}

TEST(AllYourBaseAttackCheck, clause_3A_4_a_bare_base_falls_to_anything_with_a_point) {
    EXPECT_TRUE(checkAttack(question({Card::Crew}, {})).reach.justEnough());
    AttackQuestion worthless = question({Card::Crew}, {});
    worthless.values[Card::Crew].attack = 0;
    EXPECT_FALSE(checkAttack(worthless).reach.enough());
}

TEST(AllYourBaseAttackCheck, clause_3A_5_says_how_much_is_missing_and_the_fewest_cards_that_would_make_it_up) {
    const Reach reach = checkAttack(question({Card::Zig}, {Card::ZeroWing, Card::BattleCruiser})).reach;
    EXPECT_EQ(reach.points, 1);
    EXPECT_EQ(reach.needed, 9);
    EXPECT_EQ(reach.missing, 8);
    EXPECT_EQ(reach.surplus, 0);
    EXPECT_EQ(reach.fewest, CardCounts());
    // 3 + 5 and 4 + 4: two cards each, and both give up 8; the kinds that come first are named.
    EXPECT_EQ(reach.more, (CountedCards{counts({Card::BattleCruiser, Card::ZeroWing}), {8, 8}}));
}

TEST(AllYourBaseAttackCheck, clause_3A_5_what_gives_up_less_is_called_up_first) {
    const Reach reach = checkAttack(question({}, {Card::Zig})).reach;
    EXPECT_EQ(reach.more, (CountedCards{counts({Card::Cats}), {2, 0}})) << "and not a Destroyer";
}

TEST(AllYourBaseAttackCheck, clause_3A_5_more_than_there_are_cards_is_never_named) {
    AttackQuestion asked = question({Card::Zig}, {Card::ZeroWing});
    asked.values = {};
    for (const Card card : allCards) asked.values[card].attack = 0;
    EXPECT_EQ(checkAttack(asked).reach.more, std::nullopt) << "no card has a point";
    asked.values[Card::Crew].attack = 1;
    CardCounts sixCrew;
    sixCrew[Card::Crew] = 6;
    EXPECT_EQ(checkAttack(asked).reach.more, (CountedCards{sixCrew, {6, 0}}));
    asked.pile[Card::Zig] = maxCardsToCheck - 2 - 6;
    EXPECT_TRUE(checkAttack(asked).reach.more.has_value());
    ++asked.pile[Card::Zig];
    EXPECT_EQ(checkAttack(asked).reach.more, std::nullopt) << "five are left";
}

TEST(AllYourBaseAttackCheck, clause_3A_2_the_fewest_that_would_do) {
    const auto fewest = [](std::initializer_list<Card> attackers, std::initializer_list<Card> defenders) {
        return checkAttack(question(attackers, defenders)).reach.fewest;
    };
    EXPECT_EQ(fewest({Card::Zig, Card::Zig, Card::Dreadnought}, {Card::Zig}), counts({Card::Dreadnought}))
        << "one card rather than two with less attack";
    EXPECT_EQ(fewest({Card::Destroyer, Card::BattleCruiser, Card::ZeroWing}, {Card::Zig}), counts({Card::Destroyer}))
        << "of single cards the weakest that will do";
    EXPECT_EQ(fewest({Card::Destroyer, Card::Cats}, {Card::Zig}), counts({Card::Cats})) << "gives up no defense";
    EXPECT_EQ(fewest({Card::Zig, Card::Zig}, {Card::Zig}), counts({Card::Zig, Card::Zig}));
}

TEST(AllYourBaseAttackCheck, clause_3A_5_turned_round_what_must_stand_to_hold) {
    const Reach bare = checkDefense(question({Card::Dreadnought, Card::Destroyer}, {}));
    EXPECT_EQ(bare.needed, 6) << "as much as attacks: one more would be needed against it";
    EXPECT_EQ(bare.points, 0);
    EXPECT_EQ(bare.missing, 6);
    EXPECT_EQ(bare.more, (CountedCards{counts({Card::Zig, Card::ZeroWing}), {6, 6}}));

    const Reach some = checkDefense(question({Card::Dreadnought, Card::Destroyer}, {Card::BattleCruiser, Card::Crew}));
    EXPECT_EQ(some.needed, 6);
    EXPECT_EQ(some.missing, 3);
    EXPECT_EQ(some.more, (CountedCards{counts({Card::BattleCruiser}), {3, 3}}));

    const Reach holds = checkDefense(question({Card::Destroyer}, {Card::Zig, Card::Destroyer, Card::ZeroWing}));
    EXPECT_TRUE(holds.enough());
    EXPECT_EQ(holds.surplus, 6);
    EXPECT_EQ(holds.fewest, counts({Card::Destroyer}));
    EXPECT_EQ(holds.more, std::nullopt);

    AttackQuestion fortress = question({Card::Destroyer}, {Card::Zig});
    fortress.values.baseDefense = 2;
    EXPECT_EQ(checkDefense(fortress).fewest, CardCounts()) << "it holds without any card";
    EXPECT_TRUE(checkDefense(question({}, {})).justEnough()) << "nothing attacks";
}

TEST(AllYourBaseAttackCheck, clause_2C_crew_never_helps_to_hold) {
    AttackQuestion asked = question({Card::Zig}, {Card::Crew, Card::Cats});
    EXPECT_EQ(checkDefense(asked).missing, 1);
    for (const Card card : allCards) asked.values[card].defense = 0;
    EXPECT_EQ(checkDefense(asked).more, std::nullopt);
}

TEST(AllYourBaseAttackCheck, clause_3B_3_the_best_change_from_the_pile_and_from_what_has_just_been_discarded) {
    const AttackAnswer ownLosses = checkAttack(question({Card::ZeroWing, Card::Zig}, {Card::Destroyer}));
    EXPECT_EQ(ownLosses.reach.surplus, 3);
    EXPECT_EQ(ownLosses.change, (CountedCards{counts({Card::Zig, Card::Destroyer}), {3, 3}}));
    const AttackAnswer pile =
        checkAttack(question({Card::ZeroWing, Card::Zig}, {Card::Destroyer}, {Card::BattleCruiser, Card::Cats}));
    EXPECT_EQ(pile.change, (CountedCards{counts({Card::BattleCruiser}), {3, 3}})) << "fewer cards, and no CATS";
    EXPECT_EQ(checkAttack(question({Card::Zig}, {}, {Card::Zig})).change, CountedCards()) << "no surplus";
    EXPECT_EQ(checkAttack(question({Card::Zig}, {Card::Zig}, {Card::Zig})).change, CountedCards()) << "not enough";
}

TEST(AllYourBaseAttackCheck, clause_5_15_what_a_counterattack_would_cost_both) {
    const AttackAnswer answer = checkAttack(question({Card::ZeroWing, Card::Crew}, {Card::Destroyer, Card::Cats}));
    EXPECT_EQ(answer.attackerLoses, (CountedCards{counts({Card::ZeroWing, Card::Crew}), {6, 5}}));
    EXPECT_EQ(answer.defenderLoses, (CountedCards{counts({Card::Destroyer, Card::Cats}), {4, 2}}));
}

TEST(AllYourBaseAttackCheck, clause_V_1_what_cannot_be_asked) {
    EXPECT_TRUE(isValid(AttackQuestion()));
    AttackQuestion full;
    full.attackers[Card::Zig] = maxCardsToCheck - 2;
    full.defenders[Card::Zig] = 1;
    full.pile[Card::Zig] = 1;
    EXPECT_TRUE(isValid(full));
    for (CardCounts* cards : {&full.attackers, &full.defenders, &full.pile}) {
        ++(*cards)[Card::Cats];
        EXPECT_FALSE(isValid(full)) << "one too many";
        --(*cards)[Card::Cats];
    }
    AttackQuestion alone;
    alone.pile[Card::Zig] = maxCardsToCheck;
    EXPECT_TRUE(isValid(alone)) << "all of one kind";
    AttackQuestion negative;
    negative.pile[Card::Zig] = -1;
    negative.attackers[Card::Zig] = 1;
    EXPECT_FALSE(isValid(negative));
    AttackQuestion values;
    values.values[Card::Zig].attack = maxPoints + 1;
    EXPECT_FALSE(isValid(values));
    values.values[Card::Zig].attack = maxPoints;
    EXPECT_TRUE(isValid(values));
    values.values[Card::Crew].defense = 1;
    EXPECT_FALSE(isValid(values)) << "2C";
}

TEST(AllYourBaseAttackCheck, clause_7_2_becomes_a_declared_position) {
    const AttackQuestion asked = question({Card::ZeroWing, Card::Crew}, {Card::Destroyer}, {Card::Zig, Card::Zig});
    Table t(4);
    t.play(overrule(positionOf(asked, 2, 3)));
    EXPECT_EQ(t.turn().seat, 2);
    EXPECT_EQ(t.turn().phase, Phase::Attack);
    EXPECT_EQ(t.owner(1_B), 2);
    EXPECT_EQ(t.owner(2_B), 3);
    EXPECT_FALSE(t.at(1_B).gained || t.at(2_B).gained) << "0.4: nobody said that they were";
    EXPECT_EQ(piecesOn(t.state(), 1_B), (std::vector{1_P, 2_P}));
    EXPECT_EQ(piecesOn(t.state(), 2_B), (std::vector{3_P}));
    EXPECT_EQ(discardPile(t.state()), (std::vector{4_P, 5_P}));
    EXPECT_EQ(t.at(1_P).card, Card::ZeroWing);
    EXPECT_EQ(t.at(3_P).card, Card::Destroyer);
    t.allows(attackOn(2_B, {1_P, 2_P}));
}

}  // namespace
}  // namespace basekeeper::all_your_base
