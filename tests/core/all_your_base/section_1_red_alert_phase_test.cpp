// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table.h"

#include <gtest/gtest.h>

namespace basekeeper::all_your_base {
namespace {

using Code = ViolationCode;

TEST(AllYourBase, clause_1_1_the_seat_is_reminded_to_draw_a_card) {
    Table t;
    EXPECT_EQ(reminder(t.state()), Reminder::DrawCard);
    t.passTurn();
    EXPECT_EQ(t.turn().phase, Phase::RedAlert);
    EXPECT_EQ(reminder(t.state()), Reminder::DrawCard) << "in every turn";
}

TEST(AllYourBase, clause_1_1_no_act_waits_for_the_draw) {
    Table t;
    t.allows(redAlert(3));
    t.allows(PlayBase{});
}

TEST(AllYourBase, clause_1_2_a_red_alert_may_be_held_instead) {
    Table t;
    t.play(PlayBase{});
    EXPECT_EQ(t.turn().redAlertsPlayed, 0);
    EXPECT_EQ(t.turn().phase, Phase::Attack);
}

TEST(AllYourBase, clause_1_2_at_most_one_is_played_in_the_phase) {
    Table t;
    t.play(redAlert(3));
    t.refuses(redAlert(3), Code::RedAlertAlreadyPlayed, "1.2");
    t.refuses(redAlertTo(7, 1), Code::RedAlertAlreadyPlayed, "1.2");
    EXPECT_EQ(t.against(ActKind::RedAlert), Violation(Code::RedAlertAlreadyPlayed, "1.2"));
}

TEST(AllYourBase, clause_1_2_one_held_from_an_earlier_turn_may_be_the_one) {
    Table t;
    t.passTurn();
    t.passTurn();
    t.play(redAlert(9));
    EXPECT_EQ(t.turn().seat, 0);
    t.passTurn();
    t.allows(redAlert(9));
    EXPECT_EQ(t.turn().redAlertsPlayed, 0) << "counted anew in each turn";
}

TEST(AllYourBase, clause_1_2_option_any_number) {
    Table t(2, {.redAlertsPerTurn = RedAlertsPerTurn::Any});
    for (int played = 1; played <= 5; ++played) {
        t.play(redAlert(3));
        EXPECT_EQ(t.turn().redAlertsPlayed, played);
        EXPECT_EQ(t.turn().phase, Phase::Defense);
    }
    t.play(PlayBase{});
    t.refuses(redAlert(3), Code::PhaseOver, "6.1");
}

TEST(AllYourBase, clause_1_3_it_takes_effect_and_the_turn_stands_at_defense) {
    Table t(3);
    t.base(0, {Card::Zig});
    const State before = t.state();
    t.play(redAlert(1));
    EXPECT_EQ(t.turn().phase, Phase::Defense);
    EXPECT_EQ(t.turn().redAlertsPlayed, 1);
    EXPECT_EQ(t.state().queue, (std::vector<SeatId>{0}));
    EXPECT_EQ(t.state().bases, before.bases);
    EXPECT_EQ(t.state().pieces, before.pieces);
    EXPECT_TRUE(t.nothingIsOpen());
}

TEST(AllYourBase, clause_1_4_no_replacement_is_drawn_before_the_end_of_the_turn) {
    Table t;
    t.play(redAlert(3));
    EXPECT_EQ(reminder(t.state()), std::nullopt);
    t.play(PlayBase{});
    EXPECT_EQ(reminder(t.state()), Reminder::FillHand) << "as soon as the turn could end (4.3a)";
}

}  // namespace
}  // namespace basekeeper::all_your_base
