// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/attack_math.h"
#include "tests/support/table.h"

#include <gtest/gtest.h>

namespace basekeeper::all_your_base {
namespace {

using Code = ViolationCode;
using Arg = ArgumentName;

TEST(AllYourBase, clause_4_1_any_card_between_own_bases) {
    Table t = battlefield();
    t.card(Card::Cats, 1_B);
    t.play(Regroup{{{1_P, 2_B}, {2_P, 2_B}, {3_P, 1_B}, {7_P, 2_B}}});
    EXPECT_EQ(piecesOn(t.state(), 2_B), (std::vector{1_P, 2_P, 7_P}));
    EXPECT_EQ(piecesOn(t.state(), 1_B), (std::vector{3_P}));
    EXPECT_EQ(t.turn().phase, Phase::Regroup);
    EXPECT_EQ(piecesOf(t.state(), 0), (std::vector{1_P, 2_P, 3_P, 7_P}));
}

TEST(AllYourBase, clause_4_1_there_is_a_card_to_move_where_a_seat_has_one_and_two_bases) {
    Table t = battlefield();
    EXPECT_TRUE(canMoveACard(t.state())) << "two bases and three cards";
    t.play(Overrule{"test", {edit::RemoveBase{1_B}}});
    EXPECT_FALSE(canMoveACard(t.state())) << "one base";
    t.play(Overrule{"test", {edit::AddBase{0, {}, false}}});
    EXPECT_TRUE(canMoveACard(t.state())) << "to an empty base";
    t.play(Overrule{"test", {edit::RemoveCard{3_P}}});
    EXPECT_FALSE(canMoveACard(t.state())) << "no card";
    t.play(Overrule{"test", {edit::AddCard{Card::ZeroWing, {}, {}, 2_B}}});
    EXPECT_TRUE(canMoveACard(t.state()));
    t.play(attackOn(3_B, {7_P}));
    EXPECT_FALSE(canMoveACard(t.state())) << "an attack waits";
}

TEST(AllYourBase, clause_4_1_as_often_as_the_seat_likes) {
    Table t = battlefield();
    t.play(Regroup{{{1_P, 2_B}}});
    t.play(Regroup{{{1_P, 1_B}}});
    EXPECT_EQ(t.at(1_P).at, 1_B);
}

TEST(AllYourBase, clause_4_1_only_own_cards) {
    Table t = battlefield();
    t.refuses(Regroup{{{3_P, 1_B}, {5_P, 1_B}}}, Code::MoveNotOwnCard, "4.1",
              {{Arg::Piece, 5}, {Arg::Owner, 1}, {Arg::Seat, 0}});
    EXPECT_EQ(t.at(3_P).at, 2_B) << "not half of it either";
    t.refuses(Regroup{{{99_P, 1_B}}}, Code::NoSuchCard, "6.4", {{Arg::Piece, 99}});
}

TEST(AllYourBase, clause_4_1_only_to_own_bases) {
    Table t = battlefield();
    t.refuses(Regroup{{{1_P, 3_B}}}, Code::MoveNotOwnBase, "4.1", {{Arg::Base, 3}, {Arg::Owner, 1}, {Arg::Seat, 0}});
    t.refuses(Regroup{{{1_P, 9_B}}}, Code::NoSuchBase, "6.4", {{Arg::Base, 9}});
    t.refuses(Regroup{{{1_P, BaseId::None}}}, Code::NoSuchBase, "6.4", {{Arg::Base, 0}});
}

TEST(AllYourBase, clause_4_1a_an_empty_one_only_opens_the_phase) {
    Table t = battlefield();
    State expected = t.state();
    expected.turn.phase = Phase::Regroup;
    t.play(Regroup{});
    EXPECT_EQ(t.state(), expected);
    t.play(Regroup{});
    EXPECT_EQ(t.state(), expected);
}

TEST(AllYourBase, clause_4_1b_each_card_once_in_one_act) {
    Table t = battlefield();
    t.refuses(Regroup{{{1_P, 2_B}, {1_P, 1_B}}}, Code::MovedTwice, "4.1", {{Arg::Piece, 1}});
}

TEST(AllYourBase, clause_4_2_nothing_is_taken_from_the_discard_pile) {
    Table t = battlefield();
    t.discarded(Card::Zig);
    t.refuses(Regroup{{{7_P, 1_B}}}, Code::MoveFromDiscardPile, "4.2", {{Arg::Piece, 7}});
}

TEST(AllYourBase, clause_4_3_the_hand_is_filled_up_as_a_reminder) {
    Table t = battlefield();
    const State before = t.state();
    t.play(Regroup{});
    EXPECT_EQ(reminder(t.state()), Reminder::FillHand);
    EXPECT_EQ(t.state().pieces, before.pieces) << "nothing tracked changes";
    EXPECT_EQ(t.state().bases, before.bases);
    t.play(overrule({edit::EndGame{}}));
    EXPECT_EQ(reminder(t.state()), std::nullopt) << "no more when the game is over";
}

TEST(AllYourBase, clause_4_3a_it_is_due_whenever_the_turn_could_be_ended) {
    Table t = battlefield();
    for (const Phase phase : {Phase::RedAlert, Phase::Defense, Phase::Attack, Phase::Regroup}) {
        t.turnOf(0, phase);
        EXPECT_EQ(reminder(t.state()) == Reminder::FillHand, !t.against(ActKind::EndTurn)) << static_cast<int>(phase);
    }
    t.turnOf(0, Phase::Attack);
    EXPECT_EQ(reminder(t.state()), Reminder::FillHand) << "neither attack nor regrouping has to be";
}

TEST(AllYourBase, clause_4_3a_not_while_an_attack_is_declared) {
    Table t = battlefield();
    t.play(attackOn(3_B, {1_P}));
    EXPECT_EQ(reminder(t.state()), std::nullopt);
    t.play(Counterattack{});
    EXPECT_EQ(reminder(t.state()), Reminder::FillHand);
}

TEST(AllYourBase, clause_4_4_a_played_red_alert_is_replaced_at_the_same_moment) {
    Table t;
    t.play(redAlert(3));
    EXPECT_EQ(reminder(t.state()), std::nullopt);
    t.play(PassDefense{});
    EXPECT_EQ(reminder(t.state()), Reminder::FillHand);
    t.play(Regroup{});
    EXPECT_EQ(reminder(t.state()), Reminder::FillHand);
}

TEST(AllYourBase, clause_4_3a_not_while_change_is_open) {
    Table t = battlefield();
    t.play(attackOn(3_B, {1_P}));
    t.play(ResolveAttack{});
    EXPECT_EQ(reminder(t.state()), std::nullopt);
    t.play(TakeChange{});
    EXPECT_EQ(reminder(t.state()), Reminder::FillHand);
}

TEST(AllYourBase, clause_4_3a_change_for_which_nothing_can_be_had_holds_nothing_up) {
    Table t;
    t.base(0, {Card::Destroyer});
    t.base(1);
    t.turnOf(0, Phase::Attack);
    t.play(attackOn(2_B, {1_P}));
    t.play(ResolveAttack{});
    ASSERT_TRUE(std::holds_alternative<PendingChange>(t.state().pending)) << "a surplus of 1";
    EXPECT_FALSE(changeCanBeHad(t.state())) << "the Destroyer costs 2";
    EXPECT_EQ(reminder(t.state()), Reminder::FillHand);
}

TEST(AllYourBase, clause_4_5_the_turn_passes_on_and_starts_anew) {
    Table t = battlefield();
    t.turnOf(0);
    t.play(redAlert(3));
    t.play(PassDefense{});
    t.play(attackOn(3_B, {1_P}));
    t.play(ResolveAttack{});
    t.play(EndTurn{});
    Turn next;
    next.number = 2;
    next.seat = 1;
    next.orderGoesOnFrom = 1;
    EXPECT_EQ(t.turn(), next);
}

TEST(AllYourBase, clause_4_5_unless_an_extra_turn_is_due) {
    Table t(3);
    t.play(redAlert(1));
    t.play(PassDefense{});
    EXPECT_EQ(nextSeat(t.state()), 0);
    t.play(EndTurn{});
    EXPECT_EQ(t.turn().seat, 0);
    EXPECT_EQ(t.turn().number, 2);
    EXPECT_EQ(nextSeat(t.state()), 1);
}

TEST(AllYourBase, clause_4_5_a_gifted_turn_starts_at_once) {
    Table t(3);
    t.play(redAlertTo(7, 2));
    EXPECT_EQ(t.turn().seat, 2);
    EXPECT_EQ(t.turn().number, 2);
    EXPECT_EQ(t.turn().phase, Phase::RedAlert);
}

}  // namespace
}  // namespace basekeeper::all_your_base
