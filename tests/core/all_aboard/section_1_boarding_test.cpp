// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/all_aboard_table.h"

namespace basekeeper::all_aboard {
namespace {

using Code = ViolationCode;
using Arg = ArgumentName;
using enum Animal;

Table boarding(int seats = 2, SeatId first = 0) {
    auto setup = setupFor(seats);
    setup.first = first;
    Table t(setup);
    t.play(RevealBoats{std::vector(static_cast<std::size_t>(seats), 50_kg)});
    return t;
}

/// Two seats, all six placed: both face-down animals are on boat 2.
Table boarded() {
    Table t = boarding();
    t.board(0, 1, Mouse);
    t.board(1, 1, Fox);
    t.board(0, 2);
    t.board(1, 2);
    t.board(0, 1, Bear);
    t.board(1, 2, Lion);
    return t;
}

TEST(AllAboard, clause_1_1_three_placements_per_seat_the_second_face_down) {
    Table t = boarding(3, 1);
    for (int lap = 0; lap < 3; ++lap)
        for (const SeatId seat : {1, 2, 0}) {
            EXPECT_EQ(placing(t.state()), (Placing{seat, lap == 1}));
            const auto animal = static_cast<Animal>(lap);
            t.board(seat, lap + 1, lap == 1 ? std::nullopt : std::optional(animal));
        }
    EXPECT_EQ(placing(t.state()), std::nullopt);
    EXPECT_EQ(t.state().phase, Phase::Reveal);
    EXPECT_EQ(t.state().placed, 9);
}

TEST(AllAboard, clause_1_1_in_turns) {
    Table t = boarding();
    t.refuses(Board{1, 1, Mouse}, Code::OtherSeatsTurn, "1.1", {{Arg::Seat, 1}, {Arg::Needed, 0}});
    t.board(0, 1, Mouse);
    t.refuses(Board{0, 1, Fox}, Code::OtherSeatsTurn, "1.1", {{Arg::Seat, 0}, {Arg::Needed, 1}});
}

TEST(AllAboard, clause_1_1_face_up_needs_an_animal_and_face_down_names_none) {
    Table t = boarding();
    t.refuses(Board{0, 1, {}}, Code::AnimalNeeded, "1.1", {{Arg::Seat, 0}});
    t.board(0, 1, Mouse);
    t.board(1, 1, Mouse);
    t.refuses(Board{0, 1, Fox}, Code::FaceDownPlacement, "1.1", {{Arg::Seat, 0}});
    t.allows(Board{0, 1, {}});
}

TEST(AllAboard, clause_1_1_only_while_animals_board) {
    Table t(2);
    t.refuses(Board{0, 1, Mouse}, Code::OutOfPhase, "1.1", {{Arg::Phase, static_cast<int>(Phase::RevealBoats)}});
    t = boarded();
    t.refuses(Board{0, 1, Fox}, Code::OutOfPhase, "1.1", {{Arg::Phase, static_cast<int>(Phase::Reveal)}});
    EXPECT_EQ(t.against(ActKind::Board)->clause, "1.1");
}

TEST(AllAboard, clause_1_2_no_boat_takes_a_fourth) {
    Table t = boarding();
    t.board(0, 1, Mouse);
    t.board(1, 1, Mouse);
    t.board(0, 1);
    t.refuses(Board{1, 1, {}}, Code::BoatFull, "1.2", {{Arg::Boat, 1}});
    t.allows(Board{1, 2, {}});
}

TEST(AllAboard, clause_1_2_every_boat_holds_three_when_boarding_ends) {
    const Table t = boarded();
    for (const Boat& boat : t.state().boats) EXPECT_EQ(boat.aboard.size(), 3U);
}

TEST(AllAboard, clause_1_2_a_boat_and_a_seat_must_exist) {
    const Table t = boarding();
    for (const int boat : {0, -1, 3}) t.refuses(Board{0, boat, Mouse}, Code::NoSuchBoat, "0.2", {{Arg::Boat, boat}});
    for (const SeatId seat : {-1, 2}) t.refuses(Board{seat, 0, Mouse}, Code::NoSuchSeat, "0.1", {{Arg::Seat, seat}});
}

TEST(AllAboard, clause_1_3_each_animal_once_in_the_game) {
    Table t = boarding();
    t.board(0, 1, Mouse);
    t.board(1, 1, Mouse);
    t.board(0, 2);
    t.board(1, 2);
    t.refuses(Board{0, 1, Mouse}, Code::AnimalUsed, "1.3", {{Arg::Seat, 0}, {Arg::Animal, static_cast<int>(Mouse)}});
    t.board(0, 1, Fox);
    t.board(1, 2, Fox);
    t.play(Reveal{0, Bear});
    t.play(Reveal{1, Bear});
    t.sail();
    t.sail();
    t.play(RevealBoats{{50_kg, 50_kg}});
    for (const Animal used : {Mouse, Fox, Bear})
        t.refuses(Board{1, 1, used}, Code::AnimalUsed, "1.3", {{Arg::Seat, 1}, {Arg::Animal, static_cast<int>(used)}});
    EXPECT_EQ(animalsLeft(t.state(), 0).size(), 9U);
}

TEST(AllAboard, clause_1_3_face_down_animals_are_named_in_any_order) {
    Table t = boarded();
    EXPECT_EQ(unnamed(t.state()), (std::vector<SeatId>{0, 1}));
    EXPECT_EQ(animalsLeft(t.state(), 0).size(), 10U) << "the one face down is not known";
    t.play(Reveal{1, Zebra});
    EXPECT_EQ(unnamed(t.state()), std::vector<SeatId>{0});
    EXPECT_EQ(t.state().phase, Phase::Reveal);
    t.refuses(Reveal{1, Moose}, Code::NoFaceDownAnimal, "1.3", {{Arg::Seat, 1}});
    t.play(Reveal{0, Zebra});
    EXPECT_EQ(t.state().phase, Phase::Sailing);
    EXPECT_EQ(t.aboard(2), (std::vector<SeatAnimal>{{0, Zebra}, {1, Zebra}, {1, Lion}}));
}

TEST(AllAboard, clause_1_3_naming_one_that_was_used_is_refused) {
    const Table t = boarded();
    for (const Animal used : {Mouse, Bear})
        t.refuses(Reveal{0, used}, Code::AnimalUsed, "1.3", {{Arg::Seat, 0}, {Arg::Animal, static_cast<int>(used)}});
    t.refuses(Reveal{2, Fox}, Code::NoSuchSeat, "0.1", {{Arg::Seat, 2}});
    t.allows(Reveal{0, Lion});
}

TEST(AllAboard, clause_1_3_named_when_boarding_is_over_and_not_before) {
    Table t = boarding();
    t.board(0, 1, Mouse);
    t.board(1, 1, Mouse);
    t.board(0, 1);
    t.refuses(Reveal{0, Bear}, Code::OutOfPhase, "1.3", {{Arg::Phase, static_cast<int>(Phase::Boarding)}});
}

TEST(AllAboard, clause_1_3a_a_seat_keeps_an_animal_for_the_one_that_lies_face_down) {
    Table t = boarding();
    t.board(0, 1, Mouse);
    t.board(1, 1, Mouse);
    t.board(0, 2);
    t.board(1, 2);
    std::vector<Edit> gone;
    for (const Animal animal : allAnimals)
        if (animal != Mouse && animal != Lion) gone.emplace_back(edit::MoveAnimal{{0, animal}, edit::Place::Discarded});
    t.play(overrule(gone));
    t.refuses(Board{0, 1, Lion}, Code::AnimalUsed, "1.3", {{Arg::Seat, 0}});
    EXPECT_EQ(t.against(ActKind::Board), whyNot(t.state(), Board{0, 1, Lion}));
    t.play(overrule({edit::MoveAnimal{{0, Bear}, edit::Place::Set}}));
    t.board(0, 1, Lion);
    t.board(1, 2, Lion);
    t.refuses(Reveal{0, Lion}, Code::AnimalUsed, "1.3", {{Arg::Seat, 0}, {Arg::Animal, static_cast<int>(Lion)}});
    EXPECT_EQ(namedByTheRest(t.state()), (std::vector<SeatAnimal>{{0, Bear}})) << "the other seat has more than one";
    t.play(Reveal{0, Bear});
}

TEST(AllAboard, clause_1_3a_the_last_animal_can_be_placed_where_none_lies_face_down) {
    Table t = boarding();
    std::vector<Edit> gone;
    for (const Animal animal : allAnimals)
        if (animal != Lion) gone.emplace_back(edit::MoveAnimal{{0, animal}, edit::Place::Discarded});
    t.play(overrule(gone));
    EXPECT_EQ(t.against(ActKind::Board), std::nullopt);
    t.board(0, 1, Lion);
    EXPECT_EQ(t.aboard(1), (std::vector<SeatAnimal>{{0, Lion}}));
    EXPECT_FALSE(t.boat(1).aboard[0].inLove);
}

TEST(AllAboard, clause_1_4_the_phase_is_looked_at_first_then_what_exists) {
    Table t = boarding();
    t.refuses(Reveal{9, Mouse}, Code::OutOfPhase, "1.3", {{Arg::Phase, static_cast<int>(Phase::Boarding)}});
    t.refuses(Board{9, 9, Mouse}, Code::NoSuchSeat, "0.1", {{Arg::Seat, 9}});
    t.refuses(Board{1, 9, Mouse}, Code::NoSuchBoat, "0.2", {{Arg::Boat, 9}});
    t.board(0, 1, Mouse);
    t.board(1, 1, Mouse);
    t.board(0, 1);
    t.refuses(Board{1, 1, Mouse}, Code::FaceDownPlacement, "1.1", {{Arg::Seat, 1}});
}

TEST(AllAboard, clause_1_4_one_entry_for_each_kind_of_act) {
    const auto legalKinds = [](const Table& t) {
        std::vector<ActKind> kinds;
        for (const auto& [kind, refusal] : legalActs(t.state()))
            if (!refusal) kinds.push_back(kind);
        return kinds;
    };
    using Kinds = std::vector<ActKind>;
    EXPECT_EQ(legalKinds(Table(2)), (Kinds{ActKind::RevealBoats, ActKind::Overrule}));
    EXPECT_EQ(legalKinds(boarding()), (Kinds{ActKind::Board, ActKind::Overrule}));
    Table t = boarded();
    EXPECT_EQ(legalKinds(t), (Kinds{ActKind::Reveal, ActKind::Overrule}));
    t.play(Reveal{0, Elephant});
    t.play(Reveal{1, Elephant});
    EXPECT_EQ(legalKinds(t), (Kinds{ActKind::Sail, ActKind::Overrule}));
    t.lay({9_kg, 9_kg}, {{{0, Mouse}, {1, Elephant}}});
    t.sail();
    EXPECT_EQ(legalKinds(t), (Kinds{ActKind::ReplaceBoat, ActKind::Overrule}));
    t.play(overrule({edit::EndGame{}}));
    EXPECT_EQ(legalKinds(t), Kinds{ActKind::Overrule});
    t = boarding();
    t.play(overrule({edit::MoveAnimal{{0, Mouse}, 1}, edit::MoveAnimal{{0, Fox}, 1}, edit::MoveAnimal{{0, Bear}, 1},
                     edit::MoveAnimal{{1, Mouse}, 2}, edit::MoveAnimal{{1, Fox}, 2}, edit::MoveAnimal{{1, Bear}, 2}}));
    EXPECT_EQ(t.against(ActKind::Board), Violation(Code::BoatFull, "1.2"));
}

}  // namespace
}  // namespace basekeeper::all_aboard
