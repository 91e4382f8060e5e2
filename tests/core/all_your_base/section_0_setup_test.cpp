// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table.h"

#include <gtest/gtest.h>

#include <array>
#include <type_traits>
#include <utility>

namespace basekeeper::all_your_base {
namespace {

using Code = ViolationCode;
using Arg = ArgumentName;

TEST(AllYourBase, clause_0_1_two_to_six_seats) {
    for (int seats = 0; seats <= 8; ++seats) EXPECT_EQ(isValid(setupFor(seats)), seats >= 2 && seats <= 6) << seats;
    for (int seats = 2; seats <= 6; ++seats) EXPECT_EQ(initial(setupFor(seats)).rules.seats, seats);
}

TEST(AllYourBase, clause_0_1_the_table_is_empty_at_the_beginning) {
    const State state = initial(setupFor(4));
    EXPECT_TRUE(state.bases.empty());
    EXPECT_TRUE(state.pieces.empty());
    EXPECT_TRUE(state.queue.empty());
    EXPECT_FALSE(state.over);
    EXPECT_EQ(state.winner, std::nullopt);
    EXPECT_EQ(state.pending, Pending{});
    EXPECT_EQ(state.turn, Turn{});
}

TEST(AllYourBase, clause_0_2_bases_needed_to_win) {
    constexpr std::array<int, 7> bySeats{0, 0, 12, 9, 8, 7, 6};
    for (std::size_t seats = 2; seats <= 6; ++seats)
        EXPECT_EQ(initial(setupFor(static_cast<int>(seats))).rules.threshold, bySeats[seats]) << seats;
}

TEST(AllYourBase, clause_0_2_option_another_number) {
    for (const int threshold : {1, 5, 99}) {
        const auto setup = setupFor(3, {.threshold = threshold});
        EXPECT_TRUE(isValid(setup));
        EXPECT_EQ(initial(setup).rules.threshold, threshold);
    }
    EXPECT_FALSE(isValid(setupFor(3, {.threshold = 100})));
    EXPECT_FALSE(isValid(setupFor(3, {.threshold = -1})));
}

TEST(AllYourBase, clause_0_3_who_holds_enough_bases_may_declare) {
    Table t(3);
    t.bases(1, 8);
    t.refuses(Declare{1}, Code::TooFewBases, "0.3", {{Arg::Seat, 1}, {Arg::Held, 8}, {Arg::Threshold, 9}});
    t.refuses(Declare{0}, Code::TooFewBases, "0.3", {{Arg::Seat, 0}, {Arg::Held, 0}, {Arg::Threshold, 9}});
    EXPECT_FALSE(mayDeclare(t.state(), 1));
    EXPECT_TRUE(lacksOneBase(t.state(), 1));
    EXPECT_FALSE(lacksOneBase(t.state(), 0));
    EXPECT_FALSE(lacksOneBase(t.state(), 3)) << "no such seat";

    t.base(1);
    EXPECT_TRUE(mayDeclare(t.state(), 1));
    EXPECT_FALSE(lacksOneBase(t.state(), 1));
    EXPECT_FALSE(mayDeclare(t.state(), 0));
    EXPECT_FALSE(mayDeclare(t.state(), 3)) << "no such seat";
    t.play(Declare{1});
    EXPECT_TRUE(t.state().over);
    EXPECT_EQ(t.state().winner, 1);
    EXPECT_FALSE(mayDeclare(t.state(), 1)) << "the game is over";
}

TEST(AllYourBase, clause_0_3_more_than_enough_is_enough) {
    Table t(6);
    t.bases(4, 7);
    t.play(Declare{4});
    EXPECT_EQ(t.state().winner, 4);
}

TEST(AllYourBase, clause_0_3_the_game_never_ends_by_itself) {
    Table t(2, {.threshold = 1});
    t.play(PlayBase{});
    EXPECT_EQ(basesHeld(t.state(), 0), 1);
    EXPECT_FALSE(t.state().over);
    t.play(EndTurn{});
    t.passTurn();
    EXPECT_FALSE(t.state().over);
    EXPECT_EQ(t.state().winner, std::nullopt);
}

TEST(AllYourBase, clause_0_3_legal_acts_tell_of_the_seat_nearest_to_victory) {
    Table t(4);
    EXPECT_EQ(t.against(ActKind::Declare),
              Violation(Code::TooFewBases, "0.3", {{Arg::Seat, 0}, {Arg::Held, 0}, {Arg::Threshold, 8}}))
        << "of several the first";
    t.bases(1, 2);
    t.bases(2, 3);
    EXPECT_EQ(t.against(ActKind::Declare),
              Violation(Code::TooFewBases, "0.3", {{Arg::Seat, 2}, {Arg::Held, 3}, {Arg::Threshold, 8}}));
    t.bases(2, 5);
    EXPECT_EQ(t.against(ActKind::Declare), std::nullopt);
}

TEST(AllYourBase, clause_0_4_held_is_every_base_in_front_of_the_seat) {
    Table t(2, {.threshold = 3});
    t.play(PlayBase{});
    EXPECT_EQ(basesHeld(t.state(), 0), 1) << "played";
    t.card(Card::Zig, 1_B);
    t.base(1);
    t.play(attackOn(2_B, {1_P}));
    t.play(ResolveAttack{});
    EXPECT_EQ(basesHeld(t.state(), 0), 2) << "captured";
    t.base(1);
    t.play(overrule({edit::GiveBase{3_B, 0, {}}}));
    EXPECT_EQ(basesHeld(t.state(), 0), 3) << "stolen";
    t.play(Declare{0});
}

TEST(AllYourBase, clause_0_4_option_only_gained_bases_count) {
    Table t(2, {.threshold = 1, .held = Held::Gained});
    t.bases(0, 3);
    t.card(Card::Zig, 1_B);
    t.base(1);
    t.turnOf(0, Phase::Attack);
    t.refuses(Declare{0}, Code::TooFewBases, "0.3", {{Arg::Seat, 0}, {Arg::Held, 0}, {Arg::Threshold, 1}});
    t.play(attackOn(4_B, {1_P}));
    t.play(ResolveAttack{});
    EXPECT_EQ(basesHeld(t.state(), 0), 1);
    t.allows(Declare{0});
}

TEST(AllYourBase, clause_0_4_option_gained_bases_count_only_while_still_held) {
    Table t(2, {.threshold = 1, .held = Held::Gained});
    t.base(1);
    t.play(overrule({edit::GiveBase{1_B, 0, {}}}));
    EXPECT_EQ(basesHeld(t.state(), 0), 1);
    EXPECT_EQ(basesHeld(t.state(), 1), 0);

    // Won back, the base has been gained from another seat like any other.
    const BaseId home = t.base(1, {Card::Zig});
    t.turnOf(1, Phase::Attack);
    t.play(attackOn(1_B, piecesOn(t.state(), home)));
    t.play(ResolveAttack{});
    EXPECT_EQ(basesHeld(t.state(), 0), 0);
    EXPECT_EQ(basesHeld(t.state(), 1), 1);
}

TEST(AllYourBase, clause_0_5_a_seat_may_declare_in_anybodys_turn_and_phase) {
    for (const Phase phase : {Phase::RedAlert, Phase::Defense, Phase::Attack, Phase::Regroup}) {
        Table t(3, {.threshold = 1});
        t.base(2);
        t.turnOf(0, phase);
        t.play(Declare{2});
        EXPECT_EQ(t.state().winner, 2);
        EXPECT_EQ(t.turn().seat, 0);
    }
}

TEST(AllYourBase, clause_0_5_who_drops_below_before_declaring_may_not) {
    Table t(2, {.threshold = 2});
    t.bases(1, 2);
    t.base(0, {Card::Zig});
    t.allows(Declare{1});
    t.turnOf(0, Phase::Attack);
    t.play(attackOn(1_B, {1_P}));
    t.play(ResolveAttack{});
    t.refuses(Declare{1}, Code::TooFewBases, "0.3", {{Arg::Seat, 1}, {Arg::Held, 1}, {Arg::Threshold, 2}});
    EXPECT_FALSE(mayDeclare(t.state(), 1));
}

TEST(AllYourBase, clause_0_5a_not_in_the_middle_of_a_declared_attack) {
    Table t = battlefield({.threshold = 2});
    t.allows(Declare{0});
    t.play(attackOn(3_B, {1_P}));
    for (const SeatId seat : {0, 1}) {
        t.refuses(Declare{seat}, Code::DeclareUnfinished, "0.5");
        EXPECT_FALSE(mayDeclare(t.state(), seat));
    }
    EXPECT_EQ(t.against(ActKind::Declare), Violation(Code::DeclareUnfinished, "0.5"));
    t.play(Counterattack{});
    t.play(Declare{1});
    EXPECT_EQ(t.state().winner, 1);
}

TEST(AllYourBase, clause_0_5_open_change_does_not_stand_against_a_declaration) {
    Table t = battlefield({.threshold = 3});
    t.play(attackOn(3_B, {1_P}));
    t.play(ResolveAttack{});
    EXPECT_EQ(t.openChange(), 3);
    t.play(Declare{0});
    EXPECT_TRUE(t.nothingIsOpen());
    EXPECT_EQ(t.state().winner, 0);
}

TEST(AllYourBase, clause_0_6_cards_are_never_handed_over_by_an_ally) {
    Table t = battlefield();
    t.refuses(Regroup{{{3_P, 3_B}}}, Code::MoveNotOwnBase, "4.1", {{Arg::Base, 3}, {Arg::Owner, 1}, {Arg::Seat, 0}});
    t.refuses(Regroup{{{4_P, 1_B}}}, Code::MoveNotOwnCard, "4.1", {{Arg::Piece, 4}, {Arg::Owner, 1}, {Arg::Seat, 0}});
    t.turnOf(0);
    t.refuses(ship(Card::Zig, 3_B), Code::NotOwnBase, "2B", {{Arg::Base, 3}, {Arg::Owner, 1}, {Arg::Seat, 0}});
}

TEST(AllYourBase, clause_0_7_hands_are_a_reminder_and_not_tracked) {
    Table t;
    EXPECT_EQ(reminder(t.state()), Reminder::DrawCard) << "at the beginning of the turn";
    // More cards than a hand can hold: nobody counts.
    for (int turn = 0; turn < 40; ++turn) {
        t.play(PlayBase{});
        t.play(EndTurn{});
    }
    t.play(PassDefense{});
    EXPECT_EQ(reminder(t.state()), Reminder::FillHand) << "at its end";
}

TEST(AllYourBase, clause_0_8_reshuffle_empties_the_tracked_discard_pile) {
    Table t = battlefield();
    t.discarded(Card::Crew);
    t.discarded(Card::Dreadnought);
    EXPECT_EQ(discardPile(t.state()), (std::vector{7_P, 8_P}));
    t.play(Reshuffle{});
    EXPECT_TRUE(discardPile(t.state()).empty());
    EXPECT_EQ(t.state().pieces.size(), 6U) << "what lies on bases stays";
    EXPECT_EQ(t.state().piecesInDeck, 2U);
    EXPECT_EQ(t.discarded(Card::Zig), 9_P) << "numbers are never used again";
}

TEST(AllYourBase, clause_0_8_reshuffle_at_any_moment_of_the_game) {
    for (const Phase phase : {Phase::RedAlert, Phase::Defense, Phase::Attack, Phase::Regroup}) {
        Table t;
        t.discarded(Card::Zig);
        t.turnOf(1, phase);
        const Turn before = t.turn();
        t.play(Reshuffle{});
        EXPECT_EQ(t.turn(), before) << "it closes no phase";
        t.play(Reshuffle{});
        EXPECT_EQ(t.state().piecesInDeck, 1U) << "an empty pile may be shuffled too";
    }
    Table t = battlefield();
    t.play(attackOn(3_B, {1_P}));
    t.play(Reshuffle{});
    EXPECT_TRUE(t.attackIsOpen());
    t.play(ResolveAttack{});
    EXPECT_EQ(discardPile(t.state()), (std::vector{1_P, 4_P}));
}

TEST(AllYourBase, clause_0_8_not_when_the_game_is_over) {
    Table t;
    t.play(overrule({edit::EndGame{}}));
    t.refuses(Reshuffle{}, Code::GameOver, "6.4");
}

TEST(AllYourBase, clause_0_9_the_first_seat_is_chosen_at_setup) {
    auto setup = setupFor(4);
    setup.first = 2;
    EXPECT_EQ(Table(setup).turn().seat, 2);
    for (const SeatId nobody : {-1, 4}) {
        setup.first = nobody;
        EXPECT_FALSE(isValid(setup));
    }
}

std::vector<SeatId> turnsOf(Table& t, int count) {
    std::vector<SeatId> seats;
    for (int i = 0; i < count; ++i) {
        EXPECT_EQ(t.turn().number, i + 1);
        seats.push_back(t.turn().seat);
        const SeatId next = nextSeat(t.state());
        t.passTurn();
        EXPECT_EQ(t.turn().seat, next);
    }
    return seats;
}

TEST(AllYourBase, clause_0_9_the_turn_passes_clockwise) {
    auto setup = setupFor(4);
    setup.first = 2;
    Table t(setup);
    EXPECT_EQ(turnsOf(t, 6), (std::vector<SeatId>{2, 3, 0, 1, 2, 3}));
}

TEST(AllYourBase, clause_0_9_option_counter_clockwise) {
    auto setup = setupFor(4, {.direction = Direction::CounterClockwise});
    setup.first = 1;
    Table t(setup);
    EXPECT_EQ(turnsOf(t, 6), (std::vector<SeatId>{1, 0, 3, 2, 1, 0}));
}

// A reference into a set that is gone by the end of the line would dangle: of such a set the points are copied.
static_assert(std::is_same_v<decltype(std::declval<CardValues&>()[Card::Zig]), Points&>);
static_assert(std::is_same_v<decltype(std::declval<const CardValues&>()[Card::Zig]), const Points&>);
static_assert(std::is_same_v<decltype(std::declval<CardValues>()[Card::Zig]), Points>);
static_assert(std::is_same_v<decltype(std::declval<const CardValues>()[Card::Zig]), Points>);

TEST(AllYourBase, card_values_points_outlive_a_set_made_on_the_spot) {
    const Points& points = CardValues{}[Card::ZeroWing];
    EXPECT_EQ(points, (Points{5, 5}));
}

TEST(AllYourBase, card_values_the_example_set) {
    const CardValues values;
    EXPECT_EQ(values[Card::Zig], (Points{1, 1}));
    EXPECT_EQ(values[Card::Destroyer], (Points{2, 2}));
    EXPECT_EQ(values[Card::BattleCruiser], (Points{3, 3}));
    EXPECT_EQ(values[Card::Dreadnought], (Points{4, 4}));
    EXPECT_EQ(values[Card::ZeroWing], (Points{5, 5}));
    EXPECT_EQ(values[Card::Crew], (Points{1, 0}));
    EXPECT_EQ(values[Card::Cats], (Points{2, 0}));
    EXPECT_EQ(values.baseDefense, 0);
}

TEST(AllYourBase, clause_V_1_points_are_whole_numbers_from_0_to_99) {
    for (const Card card : allCards) {
        for (const int points : {-1, 0, 99, 100}) {
            const bool inRange = points >= 0 && points <= 99;
            CardValues attacking;
            attacking[card].attack = points;
            EXPECT_EQ(isValid(setupFor(2, {}, attacking)), inRange);
            CardValues defending;
            defending[card].defense = points;
            EXPECT_EQ(isValid(setupFor(2, {}, defending)), inRange && (isShip(card) || points == 0))
                << "2C: crew defense is 0";
        }
    }
    for (const int points : {-1, 0, 99, 100}) {
        CardValues values;
        values.baseDefense = points;
        EXPECT_EQ(isValid(setupFor(2, {}, values)), points >= 0 && points <= 99);
    }
}

TEST(AllYourBase, card_values_fill_in_what_an_act_does_not_name) {
    CardValues values;
    values[Card::Zig] = {7, 8};
    values.baseDefense = 6;
    Table t(2, {}, values);
    t.play(PlayBase{});
    EXPECT_EQ(t.at(1_B).defense, 6);
    t.turnOf(0);
    t.play(ship(Card::Zig, 1_B));
    t.turnOf(0);
    t.play(ship(Card::Zig, 1_B, 99));
    t.turnOf(0);
    t.play(ship(Card::Zig, 1_B, {}, 0));
    EXPECT_EQ(t.at(1_P), (Piece{1_P, Card::Zig, 7, 8, 1_B}));
    EXPECT_EQ(t.at(2_P), (Piece{2_P, Card::Zig, 99, 8, 1_B}));
    EXPECT_EQ(t.at(3_P), (Piece{3_P, Card::Zig, 7, 0, 1_B}));
    EXPECT_EQ(defenseOf(t.state(), 1_B), 6 + 8 + 8 + 0);
}

TEST(AllYourBase, clause_V_1_points_of_an_act_out_of_range) {
    Table t;
    t.base(0);
    for (const int wrong : {-1, 100}) {
        const auto with = {Argument{Arg::Value, wrong}, Argument{Arg::Lowest, 0}, Argument{Arg::Highest, 99}};
        t.refuses(ship(Card::Zig, 1_B, wrong), Code::PointsOutOfRange, "V.1", with);
        t.refuses(ship(Card::Zig, 1_B, 1, wrong), Code::PointsOutOfRange, "V.1", with);
        t.refuses(crew(1_B, wrong), Code::PointsOutOfRange, "V.1", with);
        t.refuses(cats(1_B, wrong), Code::PointsOutOfRange, "V.1", with);
        t.refuses(Discard{Card::Zig, wrong, {}, {}}, Code::PointsOutOfRange, "V.1", with);
        t.refuses(Discard{Card::Zig, {}, wrong, {}}, Code::PointsOutOfRange, "V.1", with);
    }
}

}  // namespace
}  // namespace basekeeper::all_your_base
