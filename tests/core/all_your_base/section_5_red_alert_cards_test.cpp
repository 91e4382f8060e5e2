// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/red_alert.h"
#include "core/overload.h"
#include "tests/support/table.h"

#include <gtest/gtest.h>

namespace basekeeper::all_your_base {
namespace {

using Code = ViolationCode;
using Arg = ArgumentName;

/// The seats of the coming turns, the present one included.
std::vector<SeatId> comingTurns(Table t, int count) {
    std::vector<SeatId> seats;
    for (int i = 0; i < count; ++i) {
        seats.push_back(t.turn().seat);
        t.passTurn();
    }
    return seats;
}

/// That the card was played and nothing else changed.
void changesOnlyThePhase(Table& t, const RedAlert& act) {
    State expected = t.state();
    expected.turn.phase = Phase::Defense;
    ++expected.turn.redAlertsPlayed;
    t.play(act);
    EXPECT_EQ(t.state(), expected);
}

TEST(AllYourBase, clause_5_1_one_more_turn_right_after_this_one) {
    Table t(3);
    t.play(redAlert(1));
    EXPECT_EQ(t.state().queue, (std::vector<SeatId>{0}));
    EXPECT_EQ(comingTurns(t, 5), (std::vector<SeatId>{0, 0, 1, 2, 0}));
}

TEST(AllYourBase, clause_5_1_exactly_one_more_for_each_card) {
    Table t(3, {.redAlertsPerTurn = RedAlertsPerTurn::Any});
    t.play(redAlert(1));
    t.play(redAlert(1));
    EXPECT_EQ(comingTurns(t, 5), (std::vector<SeatId>{0, 0, 0, 1, 2}));
}

TEST(AllYourBase, clause_5_1_in_the_extra_turn_again) {
    Table t(2);
    t.play(redAlert(1));
    t.passTurn();
    EXPECT_TRUE(t.state().queue.empty());
    t.play(redAlert(1));
    EXPECT_EQ(comingTurns(t, 4), (std::vector<SeatId>{0, 0, 1, 0}));
}

TEST(AllYourBase, clause_5_1_comes_before_turns_that_were_due_already) {
    Table t(4);
    t.play(overrule({edit::SetQueue{{3}}}));
    t.play(redAlert(1));
    EXPECT_EQ(comingTurns(t, 4), (std::vector<SeatId>{0, 0, 3, 1}));
}

TEST(AllYourBase, clause_5_3_self_destruct_concerns_only_the_hand) {
    Table t = battlefield();
    t.turnOf(0);
    changesOnlyThePhase(t, redAlert(3));
}

TEST(AllYourBase, clause_5_6_peek_and_swap_concerns_only_hands) {
    Table t = battlefield();
    t.turnOf(0);
    changesOnlyThePhase(t, redAlertTo(6, 1));
}

TEST(AllYourBase, clause_5_6_the_other_seat_is_named) {
    Table t(3);
    t.refuses(redAlert(6), Code::OtherSeatNeeded, "5.6", {{Arg::RedAlert, 6}});
    t.refuses(redAlertTo(6, 0), Code::OtherSeatNeeded, "5.6", {{Arg::RedAlert, 6}});
    for (const SeatId nobody : {-1, 3})
        t.refuses(redAlertTo(6, nobody), Code::NoSuchSeat, "6.4", {{Arg::Seat, nobody}});
}

TEST(AllYourBase, clause_5_7_the_receiver_takes_a_full_turn_now) {
    Table t(4);
    t.play(redAlertTo(7, 2));
    Turn gifted;
    gifted.number = 2;
    gifted.seat = 2;
    gifted.orderGoesOnFrom = 2;
    EXPECT_EQ(t.turn(), gifted);
    EXPECT_EQ(reminder(t.state()), Reminder::DrawCard);
    t.allows(redAlert(3));
    t.allows(PlayBase{});
}

TEST(AllYourBase, clause_5_7_another_seat_must_be_named) {
    Table t(3);
    t.refuses(redAlert(7), Code::OtherSeatNeeded, "5.7", {{Arg::RedAlert, 7}});
    t.refuses(redAlertTo(7, 0), Code::OtherSeatNeeded, "5.7", {{Arg::RedAlert, 7}});
    for (const SeatId nobody : {-1, 3})
        t.refuses(redAlertTo(7, nobody), Code::NoSuchSeat, "6.4", {{Arg::Seat, nobody}});
}

TEST(AllYourBase, clause_5_7_play_goes_on_from_the_receivers_place) {
    Table t(4);
    t.play(redAlertTo(7, 2));
    EXPECT_EQ(comingTurns(t, 4), (std::vector<SeatId>{2, 3, 0, 1}));
    t.play(redAlertTo(7, 1));
    EXPECT_EQ(comingTurns(t, 3), (std::vector<SeatId>{1, 2, 3})) << "a gift can be given on";
}

TEST(AllYourBase, clause_5_7_option_back_to_the_givers_neighbour) {
    Table t(4, {.card7 = Card7::Giver});
    t.play(redAlertTo(7, 2));
    EXPECT_EQ(comingTurns(t, 4), (std::vector<SeatId>{2, 1, 2, 3}));
}

TEST(AllYourBase, clause_5_7_option_of_several_givers_the_last_one_counts) {
    Table t(5, {.card7 = Card7::Giver});
    t.play(redAlertTo(7, 3));
    t.play(redAlertTo(7, 1));
    EXPECT_EQ(comingTurns(t, 3), (std::vector<SeatId>{1, 4, 0}));
}

TEST(AllYourBase, clause_5_7_the_direction_of_play_is_kept) {
    Table receiver(4, {.direction = Direction::CounterClockwise});
    receiver.play(redAlertTo(7, 2));
    EXPECT_EQ(comingTurns(receiver, 3), (std::vector<SeatId>{2, 1, 0}));
    Table giver(4, {.card7 = Card7::Giver, .direction = Direction::CounterClockwise});
    giver.play(redAlertTo(7, 2));
    EXPECT_EQ(comingTurns(giver, 3), (std::vector<SeatId>{2, 3, 2}));
}

TEST(AllYourBase, clause_5_7_an_extra_turn_of_the_receiver_is_taken_first) {
    Table receiver(4);
    receiver.play(redAlertTo(7, 2));
    receiver.play(redAlert(1));
    EXPECT_EQ(comingTurns(receiver, 4), (std::vector<SeatId>{2, 2, 3, 0}));
    Table giver(4, {.card7 = Card7::Giver});
    giver.play(redAlertTo(7, 2));
    giver.play(redAlert(1));
    EXPECT_EQ(comingTurns(giver, 4), (std::vector<SeatId>{2, 2, 1, 2}));
}

TEST(AllYourBase, clause_5_9_pass_right_concerns_only_hands) {
    Table t = battlefield();
    t.turnOf(0);
    changesOnlyThePhase(t, redAlert(9));
}

TEST(AllYourBase, clause_5_9a_the_player_on_the_right_is_the_seat_before) {
    for (const Direction direction : {Direction::Clockwise, Direction::CounterClockwise})
        for (int seats = minSeats; seats <= maxSeats; ++seats) {
            const Table t(seats, {.direction = direction});
            EXPECT_EQ(rightNeighbour(t.state(), 0), seats - 1) << "whatever the direction of play";
            for (SeatId seat = 1; seat < seats; ++seat) EXPECT_EQ(rightNeighbour(t.state(), seat), seat - 1);
        }
}

TEST(AllYourBase, clause_5_15_the_battle_is_discarded_and_the_base_stays) {
    Table t = battlefield();
    t.discarded(Card::Zig);
    t.play(attackOn(4_B, {1_P, 2_P}));
    t.play(Counterattack{});
    EXPECT_EQ(discardPile(t.state()), (std::vector{1_P, 2_P, 5_P, 6_P, 7_P})) << "crew on both sides included";
    EXPECT_EQ(t.owner(4_B), 1);
    EXPECT_FALSE(t.at(4_B).gained);
    EXPECT_EQ(t.at(3_P).at, 2_B) << "only the cards of this battle";
    EXPECT_EQ(t.at(4_P).at, 3_B);
    EXPECT_EQ(t.turn().phase, Phase::Regroup);
    EXPECT_EQ(t.turn().seat, 0);
}

TEST(AllYourBase, clause_5_15_no_change) {
    Table t = battlefield();
    t.play(attackOn(3_B, {1_P}));
    t.play(Counterattack{});
    EXPECT_TRUE(t.nothingIsOpen());
    t.refuses(TakeChange{}, Code::NoSurplus, "3B.3");
}

TEST(AllYourBase, clause_5_15_only_while_an_attack_is_declared) {
    Table t = battlefield();
    t.refuses(Counterattack{}, Code::NoAttackDeclared, "5.15");
    EXPECT_EQ(t.against(ActKind::Counterattack), Violation(Code::NoAttackDeclared, "5.15"));
    t.play(attackOn(3_B, {1_P}));
    EXPECT_EQ(t.against(ActKind::Counterattack), std::nullopt);
    t.play(Counterattack{});
    t.refuses(Counterattack{}, Code::NoAttackDeclared, "5.15");
}

TEST(AllYourBase, clause_5_15_is_not_played_in_the_red_alert_phase) {
    Table t;
    t.refuses(redAlert(15), Code::CounterattackOutOfPlace, "5.15");
    EXPECT_EQ(t.turn().redAlertsPlayed, 0);
}

TEST(AllYourBase, clause_5_15_does_not_use_up_the_defenders_red_alert) {
    Table t = battlefield();
    t.play(attackOn(3_B, {1_P}));
    t.play(Counterattack{});
    t.play(EndTurn{});
    t.allows(redAlert(3));
}

TEST(AllYourBase, clause_5_18_the_turn_goes_on_with_the_defense_phase) {
    for (const int card : {1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 13, 14, 16}) {
        Table t(3);
        t.play(redAlert(card));
        while (freePlays(t.state())) t.play(card == 5 ? Action(EndFreePlays{}) : Action(PassFreePlay{}));
        EXPECT_EQ(t.turn().seat, 0) << card;
        EXPECT_EQ(t.turn().phase, Phase::Defense) << card;
        t.refuses(EndTurn{}, Code::DefenseNotDone, "6.1");
        t.allows(PlayBase{});
    }
}

TEST(AllYourBase, clause_5_18_the_giver_loses_its_extra_turns) {
    for (const Card7 option : {Card7::Receiver, Card7::Giver}) {
        Table t(3, {.redAlertsPerTurn = RedAlertsPerTurn::Any, .card7 = option});
        t.play(redAlert(1));
        t.play(redAlert(1));
        t.play(redAlertTo(7, 2));
        EXPECT_TRUE(t.state().queue.empty());
        const SeatId next = option == Card7::Receiver ? 0 : 1;
        EXPECT_EQ(comingTurns(t, 2), (std::vector<SeatId>{2, next}));
    }
}

TEST(AllYourBase, clause_5_18_extra_turns_of_others_are_not_lost) {
    Table t(3);
    t.play(overrule({edit::SetQueue{{0, 2, 0, 1}}}));
    t.play(redAlertTo(7, 2));
    EXPECT_EQ(t.state().queue, (std::vector<SeatId>{2, 1}));
}

TEST(AllYourBase, clause_6_4_there_are_sixteen_red_alerts) {
    Table t;
    for (const int none : {-1, 0, 17, 1000}) EXPECT_EQ(redAlertOf(none), std::nullopt);
    for (int card = 1; card <= redAlertCards; ++card) EXPECT_EQ(redAlert(card).number(), card);
    t.allows(redAlert(1));
    t.allows(redAlert(16));
}

TEST(AllYourBase, clause_6_4a_what_a_red_alert_names_exists_whatever_the_card) {
    using namespace red_alert;
    Table t = battlefield();
    t.turnOf(0);
    for (const SeatId nobody : {2, -1})
        for (const int card : {6, 7})
            t.refuses(redAlertTo(card, nobody), Code::NoSuchSeat, "6.4", {{Arg::Seat, nobody}});
    const auto noBase = [&](const RedAlert& act, int base) {
        t.refuses(act, Code::NoSuchBase, "6.4", {{Arg::Base, base}});
    };
    noBase(DinnerBell{{99_B}}, 99);
    noBase(DinnerBell{{BaseId::None}}, 0);
    noBase(BaseDestroyed{{99_B}}, 99);
    noBase(BaseDestroyed{{BaseId::None}}, 0);
    noBase(ShipThief{98_B, {}}, 98);
    noBase(ShipThief{{}, 97_B}, 97);
    noBase(ShipThief{1_B, 97_B}, 97);  // before the clause of the card
    noBase(TwoBases{{3_B, 96_B}, {}}, 96);
    noBase(TwoBases{{}, {{4_P, 93_B}}}, 93);
    noBase(ShipFromEach{{3_B, 96_B}, {}}, 96);
    noBase(ImpreciseOrders{{{4_P, 93_B}}}, 93);
    const auto noCard = [&](const RedAlert& act, int piece) {
        t.refuses(act, Code::NoSuchCard, "6.4", {{Arg::Piece, piece}});
    };
    noCard(TwoBases{{}, {{4_P, 1_B}, {94_P, 1_B}}}, 94);
    noCard(ShipFromEach{{}, {4_P, 95_P}}, 95);
    noCard(ImpreciseOrders{{{4_P, 1_B}, {94_P, 1_B}}}, 94);
}

TEST(AllYourBase, clause_6_4a_what_card_11_has_no_use_for_by_the_option_must_exist_too) {
    for (const Card11 option : {Card11::Ship, Card11::Base}) {
        Table t = battlefield({.card11 = option});
        t.turnOf(0);
        t.refuses(red_alert::ShipFromEach{{3_B, 96_B}, {4_P}}, Code::NoSuchBase, "6.4", {{Arg::Base, 96}});
        t.refuses(red_alert::ShipFromEach{{3_B}, {4_P, 95_P}}, Code::NoSuchCard, "6.4", {{Arg::Piece, 95}});
        t.allows(red_alert::ShipFromEach{{3_B}, {4_P}});
    }
}

TEST(AllYourBase, clause_5_which_cards_name_another_seat) {
    for (int card = 1; card <= 16; ++card) {
        const RedAlert act = redAlert(card);
        const bool named = std::visit([]<class Card>(const Card&) { return AnyOf<Card, red_alert::OneSeat>; }, act);
        EXPECT_EQ(named, card == 6 || card == 7) << card;
        if (card == 15) continue;
        Table t;
        EXPECT_EQ(whyNot(t.state(), act).has_value(), named) << card;
    }
}

TEST(AllYourBase, clause_5_19_a_card_without_any_legal_choice_does_nothing) {
    for (const int card : {2, 8, 10, 11, 13, 16})
        for (const Card11 option : {Card11::Ship, Card11::Base}) {
            Table empty(3, {.card11 = option});
            changesOnlyThePhase(empty, redAlert(card));
            Table alone(3, {.card11 = option});
            alone.base(0, {Card::Crew});
            changesOnlyThePhase(alone, redAlert(card));
        }
}

}  // namespace
}  // namespace basekeeper::all_your_base
