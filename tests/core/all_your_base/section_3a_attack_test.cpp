// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table.h"

#include <gtest/gtest.h>

namespace basekeeper::all_your_base {
namespace {

using Code = ViolationCode;
using Arg = ArgumentName;

TEST(AllYourBase, clause_3_the_phase_is_optional) {
    Table t = battlefield();
    t.play(EndTurn{});
    EXPECT_EQ(t.turn().seat, 1);
}

TEST(AllYourBase, clause_3A_1_at_most_one_attack_a_turn) {
    for (const bool countered : {false, true}) {
        Table t = battlefield();
        t.play(attackOn(3_B, {3_P}));
        t.play(countered ? Action(Counterattack{}) : Action(ResolveAttack{}));
        t.refuses(attackOn(4_B, {1_P}), Code::AttackAlreadyMade, "3A.1");
        EXPECT_EQ(t.against(ActKind::Attack), Violation(Code::AttackAlreadyMade, "3A.1"));
        t.play(Regroup{});
        t.refuses(attackOn(4_B, {1_P}), Code::AttackAlreadyMade, "3A.1");
        t.passTurn();
        t.passTurn();
        t.play(PassDefense{});
        t.allows(attackOn(4_B, {1_P}));
    }
}

TEST(AllYourBase, clause_3A_1_on_a_base_of_another_seat) {
    Table t = battlefield();
    t.refuses(attackOn(2_B, {1_P}), Code::OwnBaseAttacked, "3A.1", {{Arg::Base, 2}, {Arg::Seat, 0}});
    t.refuses(attackOn(9_B, {1_P}), Code::NoSuchBase, "6.4", {{Arg::Base, 9}});
    t.refuses(attackOn(BaseId::None, {1_P}), Code::NoSuchBase, "6.4", {{Arg::Base, 0}});
    t.play(attackOn(3_B, {1_P}));
    EXPECT_EQ(std::get<PendingAttack>(t.state().pending), (PendingAttack{3_B, {1_P}}));
}

TEST(AllYourBase, clause_3A_1_without_a_base_of_another_seat_there_is_no_attack) {
    Table t;
    t.base(0, {Card::ZeroWing});
    t.turnOf(0, Phase::Attack);
    EXPECT_EQ(t.against(ActKind::Attack), Violation(Code::NoBaseToAttack, "3A.1"));
}

TEST(AllYourBase, clause_3A_2_from_several_own_bases_at_once) {
    Table t = battlefield();
    t.play(attackOn(4_B, {3_P, 2_P, 1_P}));
    t.play(ResolveAttack{});
    EXPECT_EQ(t.owner(4_B), 0);
}

TEST(AllYourBase, clause_3A_2_any_subset_and_any_kind_of_card) {
    Table t;
    t.base(0, {Card::Crew, Card::Cats, Card::Zig, Card::Zig});
    t.base(1);
    t.turnOf(0, Phase::Attack);
    for (const PieceId alone : {1_P, 2_P, 3_P, 4_P}) t.allows(attackOn(2_B, {alone}));
    t.allows(attackOn(2_B, {4_P, 1_P}));
    t.allows(attackOn(2_B, {1_P, 2_P, 3_P, 4_P}));
}

TEST(AllYourBase, clause_3A_2_at_least_one_card) {
    Table t = battlefield();
    t.refuses(attackOn(3_B, {}), Code::NoAttackers, "3A.2");
    Table bare;
    bare.base(0);
    bare.base(1);
    bare.turnOf(0, Phase::Attack);
    EXPECT_EQ(bare.against(ActKind::Attack), Violation(Code::NoAttackers, "3A.2"));
}

TEST(AllYourBase, clause_3A_2_each_card_once) {
    Table t = battlefield();
    t.refuses(attackOn(3_B, {3_P, 1_P, 3_P}), Code::AttackerNamedTwice, "3A.2", {{Arg::Piece, 3}});
}

TEST(AllYourBase, clause_3A_2_only_cards_on_own_bases) {
    Table t = battlefield();
    t.discarded(Card::ZeroWing);
    t.refuses(attackOn(3_B, {5_P}), Code::AttackerNotOnOwnBase, "3A.2", {{Arg::Piece, 5}, {Arg::Seat, 0}});
    t.refuses(attackOn(3_B, {1_P, 4_P}), Code::AttackerNotOnOwnBase, "3A.2", {{Arg::Piece, 4}, {Arg::Seat, 0}});
    t.refuses(attackOn(3_B, {7_P}), Code::AttackerNotOnOwnBase, "3A.2", {{Arg::Piece, 7}, {Arg::Seat, 0}});
}

TEST(AllYourBase, clause_3A_2_cards_in_hand_may_not) {
    Table t = battlefield();
    t.refuses(attackOn(3_B, {1_P, 7_P}), Code::NoSuchCard, "6.4", {{Arg::Piece, 7}});
    t.refuses(attackOn(3_B, {PieceId::None}), Code::NoSuchCard, "6.4", {{Arg::Piece, 0}});
}

TEST(AllYourBase, clause_3A_3_a_base_never_attacks) {
    CardValues values;
    values.baseDefense = 9;
    Table t(2, {}, values);
    t.base(0, {Card::Zig});
    t.base(1);
    t.turnOf(0, Phase::Attack);
    t.refuses(Attack{2_B, {}, {1_B}}, Code::BaseNeverAttacks, "3A.3", {{Arg::Base, 1}});
    t.refuses(Attack{2_B, {1_P}, {1_B}}, Code::BaseNeverAttacks, "3A.3", {{Arg::Base, 1}});
    t.refuses(Attack{2_B, {1_P}, {7_B}}, Code::NoSuchBase, "6.4", {{Arg::Base, 7}});
    EXPECT_EQ(attackOf(t.state(), 0), 1) << "its points are no attack points";
}

TEST(AllYourBase, clause_3A_4_attack_must_exceed_defense_by_one) {
    for (int defense = 0; defense <= 3; ++defense) {
        Table t;
        t.base(0);
        t.base(1);
        t.card(Card::Zig, 1_B, Points{defense, 0});
        t.card(Card::Zig, 1_B, Points{1, 0});
        t.card(Card::Zig, 2_B, Points{0, defense});
        t.turnOf(0, Phase::Attack);
        EXPECT_EQ(attackNeeded(t.state(), 2_B), defense + 1);
        t.refuses(attackOn(2_B, {1_P}), Code::AttackTooWeak, "3A.5",
                  {{Arg::Attack, defense}, {Arg::Defense, defense}, {Arg::Needed, defense + 1}, {Arg::Base, 2}});
        t.allows(attackOn(2_B, {1_P, 2_P}));
    }
}

TEST(AllYourBase, clause_3A_4_defense_is_that_of_the_base_and_the_cards_on_it) {
    CardValues values;
    values.baseDefense = 2;
    Table t(2, {}, values);
    t.base(0, {Card::ZeroWing});
    t.base(1, {Card::Zig, Card::Destroyer, Card::Crew, Card::Cats});
    t.base(1, {Card::ZeroWing});
    EXPECT_EQ(defenseOf(t.state(), 2_B), 2 + 1 + 2);
    EXPECT_EQ(defenseOf(t.state(), 3_B), 2 + 5);
    EXPECT_EQ(defenseOf(t.state(), SeatId{1}), 5 + 7);
    EXPECT_EQ(defenseOf(t.state(), 9_B), 0) << "a base that does not exist";
    t.turnOf(0, Phase::Attack);
    t.refuses(attackOn(2_B, {1_P}), Code::AttackTooWeak, "3A.5",
              {{Arg::Attack, 5}, {Arg::Defense, 5}, {Arg::Needed, 6}, {Arg::Base, 2}});
}

TEST(AllYourBase, clause_3A_4_the_owners_other_bases_do_not_count) {
    Table t;
    t.base(0, {Card::Zig});
    t.base(1);
    t.base(1, {Card::ZeroWing, Card::ZeroWing});
    t.turnOf(0, Phase::Attack);
    t.allows(attackOn(2_B, {1_P}));
}

TEST(AllYourBase, clause_3A_4_the_attack_points_of_those_that_take_part_count) {
    Table t = battlefield();
    EXPECT_EQ(attackOf(t.state(), 0), 8);
    EXPECT_EQ(attackOf(t.state(), {1_P, 2_P}), 6);
    EXPECT_EQ(attackOf(t.state(), {1_P, 99_P}), 5) << "what does not exist counts nothing";
    t.refuses(attackOn(4_B, {2_P, 3_P}), Code::AttackTooWeak, "3A.5",
              {{Arg::Attack, 3}, {Arg::Defense, 4}, {Arg::Needed, 5}, {Arg::Base, 4}});
}

TEST(AllYourBase, clause_3A_5_a_weaker_attack_is_refused_with_the_two_totals) {
    Table t = battlefield();
    t.refuses(attackOn(4_B, {3_P}), Code::AttackTooWeak, "3A.5",
              {{Arg::Attack, 2}, {Arg::Defense, 4}, {Arg::Needed, 5}, {Arg::Base, 4}});
    EXPECT_FALSE(t.turn().attacked) << "the attack of the turn is still there";
}

TEST(AllYourBase, clause_3A_5_legal_acts_tell_of_the_nearest_miss) {
    Table t;
    t.base(0, {Card::Zig, Card::Crew});
    t.base(1, {Card::ZeroWing});
    t.base(1, {Card::Destroyer});
    t.turnOf(0, Phase::Attack);
    EXPECT_EQ(t.against(ActKind::Attack),
              Violation(Code::AttackTooWeak, "3A.5",
                        {{Arg::Attack, 2}, {Arg::Defense, 2}, {Arg::Needed, 3}, {Arg::Base, 3}}));
    t.card(Card::Crew, 1_B);
    EXPECT_EQ(t.against(ActKind::Attack), std::nullopt);
}

TEST(AllYourBase, clause_3A_5_of_two_equal_misses_the_base_that_came_first_is_told) {
    Table t;
    t.base(0, {Card::Crew});
    t.base(1, {Card::Destroyer});
    t.base(1, {Card::Destroyer});
    t.turnOf(0, Phase::Attack);
    EXPECT_EQ(t.against(ActKind::Attack),
              Violation(Code::AttackTooWeak, "3A.5",
                        {{Arg::Attack, 1}, {Arg::Defense, 2}, {Arg::Needed, 3}, {Arg::Base, 2}}));
}

TEST(AllYourBase, clause_3A_6_a_declared_attack_waits_for_the_defender) {
    Table t = battlefield();
    const State before = t.state();
    t.play(attackOn(3_B, {1_P, 3_P}));
    EXPECT_TRUE(t.attackIsOpen());
    EXPECT_TRUE(t.turn().attacked);
    EXPECT_EQ(t.turn().phase, Phase::Attack);
    EXPECT_EQ(t.state().bases, before.bases) << "nothing has moved yet";
    EXPECT_EQ(t.state().pieces, before.pieces);
    EXPECT_EQ(reminder(t.state()), std::nullopt);
    t.allows(ResolveAttack{});
    t.allows(Counterattack{});
}

TEST(AllYourBase, clause_3A_6_without_a_declared_attack_there_is_nothing_to_resolve) {
    Table t = battlefield();
    t.refuses(ResolveAttack{}, Code::NoAttackDeclared, "3A.6");
    EXPECT_EQ(t.against(ActKind::ResolveAttack), Violation(Code::NoAttackDeclared, "3A.6"));
    t.play(attackOn(3_B, {1_P}));
    t.play(ResolveAttack{});
    t.refuses(ResolveAttack{}, Code::NoAttackDeclared, "3A.6");
}

}  // namespace
}  // namespace basekeeper::all_your_base
