// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/all_aboard_table.h"

namespace basekeeper::all_aboard {
namespace {

using Code = ViolationCode;
using Arg = ArgumentName;

TEST(AllAboard, clause_0_1_two_to_five_seats) {
    for (int seats = 0; seats <= 7; ++seats) EXPECT_EQ(isValid(setupFor(seats)), seats >= 2 && seats <= 5) << seats;
}

TEST(AllAboard, clause_0_1_each_seat_has_every_animal_once) {
    const Table t(3);
    for (SeatId seat = 0; seat < 3; ++seat)
        EXPECT_EQ(animalsLeft(t.state(), seat), std::vector(allAnimals.begin(), allAnimals.end()));
}

/// Twelve animals, three of them in hand: after the tenth placement the pile is empty.
TEST(AllAboard, clause_0_1_the_hand_is_filled_up_while_the_pile_lasts) {
    State state = Table(3).state();
    EXPECT_TRUE(drawsAfterPlacing(state, 0));
    SeatState& seat = state.seats[0];
    seat.discarded.assign(allAnimals.begin(), allAnimals.begin() + 8);
    EXPECT_TRUE(drawsAfterPlacing(state, 0)) << "the ninth: one is left";
    seat.discarded.push_back(allAnimals[8]);
    EXPECT_FALSE(drawsAfterPlacing(state, 0));
    EXPECT_TRUE(drawsAfterPlacing(state, 1)) << "each has a pile of its own";
}

TEST(AllAboard, clause_0_1_a_face_down_animal_is_no_longer_in_hand) {
    Table t(2);
    t.play(RevealBoats{{20_kg, 20_kg}});
    const auto board = [&](SeatId seat, std::optional<Animal> animal) { t.play(Board{seat, seat + 1, animal}); };
    board(0, Animal::Mouse);
    board(1, Animal::Mouse);
    board(0, {});
    State state = t.state();
    state.seats[0].discarded.assign(allAnimals.begin() + 1, allAnimals.begin() + 8);
    EXPECT_FALSE(drawsAfterPlacing(state, 0)) << "nine are played, and the pile is empty";
    state.seats[0].discarded.pop_back();
    EXPECT_TRUE(drawsAfterPlacing(state, 0)) << "eight are played: one is left";
}

TEST(AllAboard, clause_0_1_an_animal_is_in_one_place) {
    Table t(2);
    t.lay({30_kg, 1_kg}, {{{0, Animal::Zebra}}, {{1, Animal::Bear}}});
    EXPECT_EQ(placeOf(t.state(), {0, Animal::Zebra}), (AnimalPlace{1, false, false}));
    EXPECT_EQ(placeOf(t.state(), {1, Animal::Zebra}), (AnimalPlace{{}, false, false})) << "not played";
    t.sail();
    EXPECT_EQ(placeOf(t.state(), {0, Animal::Zebra}), (AnimalPlace{{}, true, false}));
    t.sail();
    EXPECT_EQ(placeOf(t.state(), {1, Animal::Bear}), (AnimalPlace{{}, false, true}));
}

TEST(AllAboard, clause_0_1_the_example_set) {
    const CardValues values;
    EXPECT_EQ(values[Animal::Mouse].weight, 1_kg);
    EXPECT_EQ(values[Animal::Mouse].inLove, 1_halves);
    EXPECT_EQ(values[Animal::Peacock].weight, Weight::ofKilos(-1));
    EXPECT_EQ(values[Animal::Peacock].inLove, 1_kg);
    EXPECT_EQ(values[Animal::Elephant].weight, 11_kg);
    EXPECT_EQ(values[Animal::Elephant].inLove, 11_kg);
    for (const Animal animal : allAnimals) EXPECT_EQ(values[animal].points, static_cast<int>(animal) + 1);
}

TEST(AllAboard, clause_V_1_weights_and_points_have_their_range) {
    const auto valid = [](Animal animal, CardValue value) {
        CardValues values;
        values[animal] = value;
        return isValid(setupFor(2, values));
    };
    EXPECT_TRUE(valid(Animal::Fox, {Weight::ofKilos(-99), Weight::ofKilos(-99), 0}));
    EXPECT_TRUE(valid(Animal::Fox, {999_kg, 999_kg, 99}));
    EXPECT_FALSE(valid(Animal::Fox, {Weight::ofHalves(-199), Weight::ofHalves(-199), 0}));
    EXPECT_FALSE(valid(Animal::Fox, {1999_halves, 1999_halves, 0}));
    EXPECT_FALSE(valid(Animal::Mouse, {1_kg, 1000_kg, 0}));
    EXPECT_FALSE(valid(Animal::Fox, {1_kg, 1_kg, 100}));
    EXPECT_FALSE(valid(Animal::Fox, {1_kg, 1_kg, -1}));
    EXPECT_FALSE(valid(Animal::Fox, {1_kg, 2_kg, 1})) << "only mouse and peacock weigh otherwise in love";
    EXPECT_TRUE(valid(Animal::Peacock, {1_kg, 2_kg, 1}));
}

TEST(AllAboard, clause_0_2_one_boat_per_seat) {
    Table t(3);
    t.refuses(RevealBoats{{1_kg, 2_kg}}, Code::WrongNumberOfBoats, "0.2", {{Arg::Boats, 2}, {Arg::Needed, 3}});
    t.refuses(RevealBoats{{1_kg, 2_kg, 3_kg, 4_kg}}, Code::WrongNumberOfBoats, "0.2",
              {{Arg::Boats, 4}, {Arg::Needed, 3}});
    t.refuses(RevealBoats{}, Code::WrongNumberOfBoats, "0.2", {{Arg::Boats, 0}, {Arg::Needed, 3}});
    t.play(RevealBoats{{1_kg, 5_halves, 30_kg}});
    EXPECT_EQ(t.state().phase, Phase::Boarding);
    EXPECT_EQ(t.boat(1).number, 1_kg);
    EXPECT_EQ(t.boat(2).number, 5_halves);
    EXPECT_EQ(t.boat(3).number, 30_kg);
}

TEST(AllAboard, clause_0_2a_numbers_from_0_to_999_kilos) {
    Table t(2);
    t.refuses(RevealBoats{{0_kg, Weight::ofHalves(-1)}}, Code::BoatNumberOutOfRange, "0.2",
              {{Arg::Boat, 2}, {Arg::Value, -1}, {Arg::Lowest, 0}, {Arg::Highest, 1998}});
    t.refuses(RevealBoats{{1999_halves, 1_kg}}, Code::BoatNumberOutOfRange, "0.2",
              {{Arg::Boat, 1}, {Arg::Value, 1999}, {Arg::Lowest, 0}, {Arg::Highest, 1998}});
    EXPECT_TRUE(isAboutWeight(*whyNot(t.state(), RevealBoats{{1999_halves, 1_kg}})));
    t.allows(RevealBoats{{0_kg, 999_kg}});
}

TEST(AllAboard, clause_0_2_boats_are_revealed_once_a_round) {
    Table t(2);
    t.play(RevealBoats{{1_kg, 2_kg}});
    t.refuses(RevealBoats{{1_kg, 2_kg}}, Code::OutOfPhase, "0.2", {{Arg::Phase, static_cast<int>(Phase::Boarding)}});
}

TEST(AllAboard, clause_0_2_four_rounds_and_the_boats_stay_until_the_next) {
    Table t(2);
    for (int round = 1; round <= rounds; ++round) {
        EXPECT_EQ(t.state().round, round);
        EXPECT_EQ(t.state().phase, Phase::RevealBoats);
        t.lay({1_kg, 1_kg}, {});
        t.sail();
        t.sail();
        EXPECT_EQ(t.state().boats.size(), 2U);
        EXPECT_EQ(t.boat(2).result, BoatResult::Sailed);
    }
    EXPECT_EQ(t.state().phase, Phase::Over);
    EXPECT_EQ(t.state().round, 4);
    EXPECT_EQ(t.state().boats.size(), 2U);
}

TEST(AllAboard, clause_0_3_the_starting_seat_moves_one_to_the_left_every_round) {
    auto setup = setupFor(3);
    setup.first = 2;
    Table t(setup);
    for (const SeatId start : {2, 0, 1, 2}) {
        t.play(RevealBoats{{1_kg, 1_kg, 1_kg}});
        EXPECT_EQ(startingSeat(t.state()), start);
        EXPECT_EQ(placing(t.state()), (Placing{start, false}));
        t.play(overrule({edit::SetSailing{4, {}}}));
    }
    EXPECT_TRUE(t.state().over());
    setup.first = 3;
    EXPECT_FALSE(isValid(setup));
    setup.first = -1;
    EXPECT_FALSE(isValid(setup));
}

}  // namespace
}  // namespace basekeeper::all_aboard
