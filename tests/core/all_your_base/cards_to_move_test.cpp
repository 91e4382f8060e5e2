// SPDX-License-Identifier: GPL-3.0-or-later

// What people do with the real cards because of an act.
#include "core/all_your_base/cards_to_move.h"
#include "tests/support/table.h"

#include <gtest/gtest.h>

namespace basekeeper::all_your_base {
namespace {

using Laid = CardsToMove::Laid;
using Passed = CardsToMove::Passed;
using Given = CardsToMove::Given;
using Drawn = CardsToMove::Drawn;

/// Of the act, which the table accepts.
CardsToMove movedBy(Table& table, const Action& act) {
    const State before = table.state();
    table.play(act);
    return cardsToMove(before, act, table.state());
}

TEST(CardsToMove, clause_4_3a_are_none_where_a_card_comes_out_of_a_hand) {
    Table t;
    EXPECT_EQ(movedBy(t, PlayBase{}), CardsToMove());
    t.turnOf(0);
    EXPECT_EQ(movedBy(t, ship(Card::Zig, 1_B)), CardsToMove());
    t.turnOf(0);
    EXPECT_EQ(movedBy(t, Discard{Card::Zig, {}, {}, {}}), CardsToMove());
}

TEST(CardsToMove, clause_7_1b_a_ruling_moves_none) {
    Table t = battlefield();
    EXPECT_EQ(movedBy(t, overrule({edit::RemoveBase{1_B}})), CardsToMove());
    EXPECT_EQ(movedBy(t, overrule({edit::SetTurn{1, Phase::Attack}})), CardsToMove());
}

TEST(CardsToMove, clause_3B_1_of_a_capture_are_both_sides_and_the_base) {
    Table t = battlefield();
    EXPECT_EQ(movedBy(t, attackOn(4_B, {1_P, 2_P})), CardsToMove()) << "declared, and not yet let through";
    const CardsToMove moved = movedBy(t, ResolveAttack{});
    EXPECT_EQ(moved.discarded, (std::vector{1_P, 2_P, 5_P, 6_P}));
    EXPECT_EQ(moved.passed, (std::vector{Passed{4_B, 0}}));
    EXPECT_TRUE(moved.laid.empty());
    EXPECT_TRUE(moved.drawn.empty());
}

TEST(CardsToMove, clause_3B_3_of_change_come_out_of_the_pile) {
    Table t = battlefield();
    t.play(attackOn(3_B, {1_P}));
    t.play(ResolveAttack{});
    const CardsToMove moved = movedBy(t, TakeChange{{{4_P, 3_B}}});
    EXPECT_EQ(moved.laid, (std::vector{Laid{3_B, true, {4_P}}}));
    EXPECT_TRUE(moved.discarded.empty());
}

TEST(CardsToMove, clause_4_1_of_regrouping_lie_together_where_they_go) {
    Table t = battlefield();
    const CardsToMove moved = movedBy(t, Regroup{{{1_P, 2_B}, {2_P, 2_B}, {3_P, 1_B}}});
    EXPECT_EQ(moved.laid, (std::vector{Laid{1_B, false, {3_P}}, Laid{2_B, false, {1_P, 2_P}}}));
}

TEST(CardsToMove, clause_4_3_the_hand_is_filled_however_the_turn_is_ended) {
    for (const Phase phase : {Phase::Attack, Phase::Regroup}) {
        Table t = battlefield();
        t.turnOf(0, phase);
        EXPECT_EQ(movedBy(t, EndTurn{}).drawn, (std::vector{Drawn{0, {}}}));
    }
    Table t = battlefield();
    t.play(attackOn(3_B, {1_P}));
    t.play(ResolveAttack{});
    EXPECT_EQ(movedBy(t, EndTurn{}).drawn, (std::vector{Drawn{0, {}}})) << "while change is open";
}

TEST(CardsToMove, clause_1_2a_a_red_alert_that_was_played_goes_to_the_discard_pile) {
    for (const int number : {1, 3, 9, 12, 14}) {
        Table t(3);
        EXPECT_EQ(movedBy(t, redAlert(number)).redAlert, number);
    }
    Table t(3);
    EXPECT_EQ(movedBy(t, redAlertTo(7, 1)).redAlert, std::nullopt) << "it is handed over";
}

TEST(CardsToMove, clause_0_8_the_pile_becomes_the_deck) {
    Table t;
    t.discarded(Card::Zig);
    const CardsToMove moved = movedBy(t, Reshuffle{});
    EXPECT_TRUE(moved.reshuffled);
    EXPECT_TRUE(moved.discarded.empty());
}

TEST(CardsToMove, clause_5_2_takes_the_cards_of_a_base_and_the_red_alert_itself) {
    Table t = battlefield();
    t.turnOf(0);
    const CardsToMove moved = movedBy(t, RedAlert(red_alert::DinnerBell{{4_B}}));
    EXPECT_EQ(moved.discarded, (std::vector{5_P, 6_P}));
    EXPECT_EQ(moved.redAlert, 2);
    EXPECT_TRUE(moved.passed.empty());
}

TEST(CardsToMove, clause_5_3_a_hand_is_thrown_away_and_drawn_anew) {
    Table t;
    const CardsToMove moved = movedBy(t, redAlert(3));
    EXPECT_EQ(moved.handDiscarded, 0);
    EXPECT_EQ(moved.drawn, (std::vector{Drawn{0, 7}}));
}

TEST(CardsToMove, clause_5_4_two_cards_come_from_the_deck) {
    Table t;
    EXPECT_EQ(movedBy(t, redAlert(4)).drawn, (std::vector{Drawn{0, 2}}));
}

TEST(CardsToMove, clause_5_6_two_hands_swap_a_card) {
    Table t(3);
    const CardsToMove moved = movedBy(t, redAlertTo(6, 2));
    EXPECT_EQ(moved.given, (std::vector{Given{2, 0, {}}, Given{0, 2, {}}}));
}

TEST(CardsToMove, clause_5_7a_the_red_alert_goes_to_the_hand_of_another) {
    Table t(3);
    const CardsToMove moved = movedBy(t, redAlertTo(7, 2));
    EXPECT_EQ(moved.given, (std::vector{Given{0, 2, 7}}));
    EXPECT_EQ(moved.redAlert, std::nullopt) << "it does not join the pile";
    EXPECT_TRUE(moved.drawn.empty()) << "the phase in which hands are filled is lost, too";
}

TEST(CardsToMove, clause_5_8_ships_change_their_base) {
    Table t = battlefield();
    t.turnOf(0);
    EXPECT_EQ(movedBy(t, RedAlert(red_alert::ShipThief{4_B, 2_B})).laid, (std::vector{Laid{2_B, false, {5_P}}}));
}

TEST(CardsToMove, clause_5_9_everybody_gives_one_to_the_right) {
    Table t(3);
    EXPECT_EQ(movedBy(t, redAlert(9)).given, (std::vector{Given{0, 2, {}}, Given{1, 0, {}}, Given{2, 1, {}}}));
}

TEST(CardsToMove, clause_5_10_bases_pass_and_their_cards_go_where_they_were_sent) {
    Table t = battlefield();
    t.turnOf(0);
    const RedAlert act = red_alert::TwoBases{{3_B, 4_B}, {{4_P, BaseId::None}, {5_P, 1_B}, {6_P, 4_B}}};
    const CardsToMove moved = movedBy(t, act);
    EXPECT_EQ(moved.passed, (std::vector{Passed{3_B, 0}, Passed{4_B, 0}}));
    EXPECT_EQ(moved.discarded, (std::vector{4_P}));
    EXPECT_EQ(moved.laid, (std::vector{Laid{1_B, false, {5_P}}})) << "what stays on its base goes with it";
}

TEST(CardsToMove, clause_5_13_a_base_is_discarded_with_everything_on_it) {
    Table t = battlefield();
    t.turnOf(0);
    const CardsToMove moved = movedBy(t, RedAlert(red_alert::BaseDestroyed{{4_B}}));
    EXPECT_EQ(moved.discardedBases, (std::vector{4_B}));
    EXPECT_EQ(moved.discarded, (std::vector{5_P, 6_P}));
}

TEST(CardsToMove, clause_5_14_who_lost_a_card_draws_one) {
    Table t(3);
    t.turnOf(1);
    EXPECT_EQ(movedBy(t, redAlert(14)).drawn, (std::vector{Drawn{2, 1}, Drawn{0, 1}}));
}

TEST(CardsToMove, clause_5_15_the_cards_of_the_battle_go_and_the_defender_draws) {
    Table t = battlefield();
    t.play(attackOn(3_B, {1_P}));
    const CardsToMove moved = movedBy(t, Counterattack{});
    EXPECT_EQ(moved.discarded, (std::vector{1_P, 4_P}));
    EXPECT_EQ(moved.redAlert, red_alert::counterattack);
    EXPECT_EQ(moved.drawn, (std::vector{Drawn{1, 1}}));
    EXPECT_TRUE(moved.passed.empty()) << "the base stays";
}

}  // namespace
}  // namespace basekeeper::all_your_base
