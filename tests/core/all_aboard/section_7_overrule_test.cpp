// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/all_aboard_table.h"

namespace basekeeper::all_aboard {
namespace {

using Code = ViolationCode;
using Arg = ArgumentName;
using edit::Place;
using enum Animal;

constexpr auto out = Code::RulingOutOfRange;

/// Round 1, two boats of 20 and 10 kilos: boat 1 has sunk with the bear of seat 0 and the giraffe and the fox of seat
/// 1, which jumped; on boat 2 are the sloth of seat 0 and the fox.
Table underWay() {
    Table t(2);
    t.lay({20_kg, 10_kg}, {{{0, Bear}, {1, Giraffe}, {1, Fox}, {1, Octopus}}, {{0, Sloth}}});
    t.sail();
    return t;
}

TEST(AllAboard, clause_7_1_a_ruling_needs_a_reason) {
    const Table t(2);
    t.refuses(Overrule{"", {}}, Code::ReasonMissing, "7.1");
    t.allows(Overrule{"so be it", {}});
}

TEST(AllAboard, clause_7_1a_all_edits_or_none_one_after_the_other) {
    const Table t = underWay();
    t.refuses(overrule({edit::SetCupids{0, 3}, edit::SetCupids{2, 3}}), out, "7.1", {{Arg::Seat, 2}});
    t.allows(overrule({edit::StartRound{2}, edit::EndGame{{1}}, edit::StartRound{3}}));
    t.refuses(overrule({edit::StartRound{2}, edit::SetBoatNumber{1, 1_kg}}), out, "7.1", {{Arg::Boat, 1}});
}

TEST(AllAboard, clause_7_1_the_number_of_a_boat) {
    Table t = underWay();
    t.play(overrule({edit::SetBoatNumber{2, 1_halves}, edit::SetBoatNumber{1, 999_kg}}));
    EXPECT_EQ(t.boat(2).number, 1_halves);
    EXPECT_EQ(t.boat(1).number, 999_kg);
    EXPECT_EQ(t.boat(1).result, BoatResult::Sunk) << "what is done stays done";
    for (const int boat : {0, 3})
        t.refuses(overrule({edit::SetBoatNumber{boat, 1_kg}}), out, "7.1", {{Arg::Boat, boat}});
    t.refuses(overrule({edit::SetBoatNumber{2, 1999_halves}}), out, "7.1",
              {{Arg::Boat, 2}, {Arg::Value, 1999}, {Arg::Lowest, 0}, {Arg::Highest, 1998}});
    t.refuses(overrule({edit::SetBoatNumber{2, Weight::ofHalves(-1)}}), out, "7.1",
              {{Arg::Boat, 2}, {Arg::Value, -1}, {Arg::Lowest, 0}, {Arg::Highest, 1998}});
}

TEST(AllAboard, clause_7_1_an_animal_is_moved_from_wherever_it_is) {
    Table t = underWay();
    t.play(overrule({edit::MoveAnimal{{0, Bear}, Place::Saved}, edit::MoveAnimal{{0, Sloth}, Place::Set},
                     edit::MoveAnimal{{1, Fox}, Place::Discarded}, edit::MoveAnimal{{1, Octopus}, 2}}));
    EXPECT_TRUE(t.isSaved({0, Bear}));
    EXPECT_FALSE(t.isDiscarded({0, Bear}));
    EXPECT_EQ(std::ranges::count(animalsLeft(t.state(), 0), Sloth), 1);
    EXPECT_TRUE(t.isDiscarded({1, Fox}));
    EXPECT_EQ(t.aboard(2), (std::vector<SeatAnimal>{{1, Octopus}}));
    EXPECT_TRUE(t.isAboard({0, Bear}, 1)) << "what boat 1 was like when it sank is not changed";
}

TEST(AllAboard, clause_7_1b_to_where_it_is_already_changes_nothing) {
    Table t = underWay();
    const State before = t.state();
    t.play(overrule({edit::MoveAnimal{{0, Sloth}, 2}, edit::MoveAnimal{{0, Bear}, Place::Discarded},
                     edit::MoveAnimal{{0, Mouse}, Place::Set}, edit::MoveFaceDown{0, {}}}));
    EXPECT_EQ(t.state(), before);
}

TEST(AllAboard, clause_7_1b_nobody_boards_a_boat_that_has_sailed_or_is_not_there) {
    const Table t = underWay();
    for (const int boat : {1, 0, 3}) {
        t.refuses(overrule({edit::MoveAnimal{{0, Mouse}, boat}}), out, "7.1", {{Arg::Boat, boat}});
        t.refuses(overrule({edit::MoveFaceDown{0, boat}}), out, "7.1", {{Arg::Boat, boat}});
    }
    t.refuses(overrule({edit::MoveAnimal{{2, Mouse}, 2}}), out, "7.1", {{Arg::Seat, 2}});
    t.refuses(overrule({edit::MoveFaceDown{-1, 2}}), out, "7.1", {{Arg::Seat, -1}});
}

TEST(AllAboard, clause_7_1b_a_ruling_may_fill_a_boat_with_more_than_three) {
    Table t = underWay();
    t.play(overrule(
        {edit::MoveAnimal{{0, Mouse}, 2}, edit::MoveAnimal{{0, Peacock}, 2}, edit::MoveAnimal{{0, Zebra}, 2}}));
    EXPECT_EQ(t.aboard(2).size(), 5U);
}

TEST(AllAboard, clause_7_1c_a_face_down_animal_is_still_to_be_named) {
    Table t = underWay();
    t.play(overrule({edit::MoveFaceDown{1, 2}}));
    EXPECT_EQ(t.state().phase, Phase::Reveal);
    t.refuses(Sail{}, Code::OutOfPhase, "2.1", {{Arg::Phase, static_cast<int>(Phase::Reveal)}});
    t.play(Reveal{1, Mouse});
    EXPECT_EQ(t.state().phase, Phase::Sailing);
    EXPECT_EQ(t.state().sailing, 1) << "and sailing goes on where it was";
    t.play(overrule({edit::MoveFaceDown{0, 2}}));
    t.play(overrule({edit::MoveFaceDown{0, {}}}));
    EXPECT_EQ(t.state().phase, Phase::Sailing);
}

TEST(AllAboard, clause_7_1c_what_lies_face_down_can_be_named_and_does_not_lie_there_before_its_time) {
    Table t(2);
    t.play(RevealBoats{{9_kg, 9_kg}});
    t.refuses(overrule({edit::MoveFaceDown{0, 1}}), out, "7.1", {{Arg::Seat, 0}});
    t.allows(overrule({edit::MoveFaceDown{0, 1}, edit::SetPlaced{3}}));
    t.refuses(overrule({edit::MoveFaceDown{1, 1}, edit::SetPlaced{3}}), out, "7.1", {{Arg::Seat, 1}});
    std::vector<Edit> none{edit::MoveFaceDown{0, 1}, edit::SetPlaced{3}};
    for (const Animal animal : allAnimals) none.emplace_back(edit::MoveAnimal{{0, animal}, Place::Saved});
    t.refuses(overrule(none), out, "7.1", {{Arg::Seat, 0}});
}

TEST(AllAboard, clause_7_1d_a_boat_that_waits_goes_on_waiting) {
    Table t(2);
    t.lay({20_kg, 10_kg}, {{{0, Mouse}, {1, Elephant}, {0, Bear}}});
    t.sail();
    t.play(overrule(
        {edit::MoveAnimal{{1, Elephant}, Place::Set}, edit::MoveAnimal{{1, Bear}, 1}, edit::SetBoatNumber{1, 5_kg}}));
    EXPECT_TRUE(t.state().replacing);
    for (const Passenger& passenger : t.boat(1).aboard) EXPECT_EQ(passenger.inLove, passenger.animal == Bear);
    const auto steps = t.replace(21_kg);
    EXPECT_EQ(steps[0], Step(step::Replaced{5_kg, 21_kg}));
    EXPECT_EQ(only<step::Weighed>(steps), (std::vector<step::Weighed>{{21_kg, 21_kg}}));
    EXPECT_EQ(t.seat(0).cupids, 0) << "a pair that a ruling makes is in love, but takes no cupids";
}

TEST(AllAboard, clause_7_1d_a_third_of_a_kind_acts_after_those_that_came_before) {
    Table t(3);
    t.lay({20_kg}, {{{0, Mouse}, {1, Elephant}, {0, Lion}, {1, Lion}, {2, Sloth}}});
    t.sail();
    t.play(overrule({edit::MoveAnimal{{2, Lion}, 1}}));
    EXPECT_EQ(only<step::Eaten>(t.replace(99_kg)).front().lion, (SeatAnimal{0, Lion}));
}

TEST(AllAboard, clause_7_1d_a_ruling_that_sets_the_boat_ends_the_wait) {
    Table t(2);
    t.lay({20_kg, 10_kg}, {{{0, Mouse}, {1, Elephant}}});
    t.sail();
    for (const Edit& change : std::vector<Edit>{edit::SetSailing{1, {}}, edit::SetSailing{2, {}}, edit::SetPlaced{6},
                                                edit::StartRound{2}, edit::EndGame{}}) {
        Table other = t;
        other.play(overrule({change}));
        EXPECT_FALSE(other.state().replacing);
        other.refuses(ReplaceBoat{1_kg}, other.state().over() ? Code::GameOver : Code::NoReplacementDue,
                      other.state().over() ? "4.1" : "3.mouse");
    }
}

TEST(AllAboard, clause_7_1_cupids) {
    Table t = underWay();
    t.play(overrule({edit::SetCupids{1, 99}}));
    EXPECT_EQ(t.seat(1).cupids, 99);
    for (const int wrong : {-1, 100})
        t.refuses(overrule({edit::SetCupids{1, wrong}}), out, "7.1",
                  {{Arg::Value, wrong}, {Arg::Lowest, 0}, {Arg::Highest, 99}});
    EXPECT_FALSE(isAboutWeight(*whyNot(t.state(), overrule({edit::SetCupids{1, -1}}))));
}

TEST(AllAboard, clause_7_1_a_round_is_started_and_the_boats_are_cleared) {
    Table t = underWay();
    t.play(overrule({edit::StartRound{3}}));
    EXPECT_EQ(t.state().round, 3);
    EXPECT_EQ(t.state().phase, Phase::RevealBoats);
    EXPECT_TRUE(t.state().boats.empty());
    EXPECT_EQ(t.state().placed, 0);
    EXPECT_EQ(std::ranges::count(animalsLeft(t.state(), 0), Sloth), 1) << "who was aboard is back in its set";
    EXPECT_TRUE(t.isDiscarded({0, Bear}));
    for (const int wrong : {0, 5})
        t.refuses(overrule({edit::StartRound{wrong}}), out, "7.1",
                  {{Arg::Round, wrong}, {Arg::Lowest, 1}, {Arg::Highest, 4}});
}

TEST(AllAboard, clause_7_1_how_many_placements_are_done) {
    Table t(2);
    t.refuses(overrule({edit::SetPlaced{0}}), out, "7.1", {{Arg::Phase, static_cast<int>(Phase::RevealBoats)}});
    t.play(RevealBoats{{9_kg, 9_kg}});
    t.play(overrule({edit::SetPlaced{3}}));
    EXPECT_EQ(placing(t.state()), (Placing{1, true}));
    t.play(overrule({edit::SetPlaced{6}}));
    EXPECT_EQ(t.state().phase, Phase::Sailing);
    t.play(overrule({edit::SetPlaced{5}, edit::MoveFaceDown{1, 2}}));
    EXPECT_EQ(t.state().phase, Phase::Boarding);
    t.board(1, 1, Mouse);
    EXPECT_EQ(t.state().phase, Phase::Reveal);
    for (const int wrong : {-1, 7})
        t.refuses(overrule({edit::SetPlaced{wrong}}), out, "7.1",
                  {{Arg::Value, wrong}, {Arg::Lowest, 0}, {Arg::Highest, 6}});
}

TEST(AllAboard, clause_7_1e_a_boat_that_is_to_sail_again_has_aboard_who_was_aboard_then) {
    Table t = underWay();
    t.play(overrule({edit::SetSailing{1, {}}}));
    EXPECT_EQ(t.state().sailing, 0);
    EXPECT_EQ(t.boat(1).result, std::nullopt);
    EXPECT_EQ(t.boat(1).weighed, std::nullopt);
    EXPECT_EQ(t.aboard(1), (std::vector<SeatAnimal>{{0, Bear}, {1, Giraffe}, {1, Fox}, {1, Octopus}}));
    EXPECT_EQ(t.aboard(2), (std::vector<SeatAnimal>{{0, Sloth}})) << "the fox has come back";
    EXPECT_TRUE(t.seat(1).saved.empty());
    EXPECT_TRUE(t.seat(0).discarded.empty());
    t.sail();
    EXPECT_EQ(t.state(), underWay().state());
}

TEST(AllAboard, clause_7_1e_who_has_been_put_back_into_its_set_stays_there) {
    Table t = underWay();
    t.play(overrule({edit::MoveAnimal{{0, Bear}, Place::Set}, edit::SetPlaced{6}}));
    EXPECT_EQ(t.aboard(1), (std::vector<SeatAnimal>{{1, Giraffe}, {1, Fox}, {1, Octopus}}));
    EXPECT_EQ(t.state().phase, Phase::Sailing);
}

TEST(AllAboard, clause_7_1e_boats_to_the_left_have_a_result) {
    Table t(3);
    t.lay({20_kg, 10_kg, 9_kg}, {{{0, Bear}, {1, Octopus}}, {{1, Bear}, {2, Sloth}}, {{2, Mouse}}});
    Table other = t;
    other.play(overrule({edit::SetSailing{3, {}}}));
    EXPECT_EQ(other.boat(1).result, BoatResult::Sailed) << "as it weighs";
    EXPECT_EQ(other.boat(1).weighed, 13_kg);
    EXPECT_TRUE(other.isSaved({1, Octopus})) << "all share its fate";
    EXPECT_EQ(other.boat(2).result, BoatResult::Sunk);
    EXPECT_TRUE(other.isDiscarded({2, Sloth}));
    Table full(2);
    full.lay({13_kg, 10_kg}, {{{0, Bear}, {1, Octopus}}, {{0, Sloth}}});
    full.play(overrule({edit::SetSailing{2, {}}}));
    EXPECT_EQ(full.boat(1).result, BoatResult::Sailed) << "as much as it carries";
    t.play(overrule({edit::SetSailing{3, BoatResult::Sailed}}));
    EXPECT_EQ(t.boat(2).result, BoatResult::Sailed) << "as it is ruled";
    EXPECT_TRUE(t.isSaved({2, Sloth}));
    t.refuses(overrule({edit::SetSailing{3, BoatResult::Sunk}}), out, "7.1", {{Arg::Boat, 2}});
    t.refuses(overrule({edit::SetSailing{1, BoatResult::Sunk}}), out, "7.1", {{Arg::Boat, 0}});
    for (const int wrong : {0, 5}) t.refuses(overrule({edit::SetSailing{wrong, {}}}), out, "7.1", {{Arg::Boat, wrong}});
    Table(2).refuses(overrule({edit::SetSailing{1, {}}}), out, "7.1", {{Arg::Boat, 1}});
}

TEST(AllAboard, clause_7_1e_a_boat_with_an_animal_face_down_cannot_be_ruled_to_have_sailed) {
    Table t = underWay();
    t.play(overrule({edit::MoveFaceDown{0, 2}}));
    t.refuses(overrule({edit::SetSailing{3, {}}}), out, "7.1", {{Arg::Boat, 2}});
}

TEST(AllAboard, clause_7_1e_past_the_last_boat_the_round_is_over) {
    Table t = underWay();
    t.play(overrule({edit::SetSailing{3, {}}}));
    EXPECT_EQ(t.state().round, 2);
    EXPECT_EQ(t.state().phase, Phase::RevealBoats);
    EXPECT_EQ(t.boat(2).result, BoatResult::Sailed);
    EXPECT_EQ(t.state().placed, 0);
}

TEST(AllAboard, clause_7_1e_the_boats_of_a_round_that_is_over_can_sail_again) {
    Table t = underWay();
    t.sail();
    EXPECT_EQ(t.state().round, 2);
    t.play(overrule({edit::SetSailing{2, {}}}));
    EXPECT_EQ(t.state(), underWay().state());
    t.play(overrule({edit::StartRound{4}}));
    t.lay({1_kg, 1_kg}, {{{0, Mouse}}});
    t.sail();
    t.sail();
    ASSERT_TRUE(t.state().over());
    t.play(overrule({edit::SetSailing{2, {}}}));
    EXPECT_EQ(t.state().round, 4);
    EXPECT_EQ(t.state().phase, Phase::Sailing);
    EXPECT_TRUE(t.state().winners.empty());
    t.sail();
    EXPECT_TRUE(t.state().over());
    t.play(overrule({edit::SetPlaced{0}}));
    EXPECT_EQ(t.state().round, 4);
    EXPECT_TRUE(t.isAboard({0, Mouse}, 1));
}

TEST(AllAboard, clause_7_1e_a_game_that_ends_anew_is_won_by_the_points_after_all_of_the_ruling) {
    Table t(2);
    t.play(overrule({edit::StartRound{4}}));
    t.lay({30_kg, 30_kg}, {{{0, Bear}}});
    t.play(overrule({edit::EndGame{{1}}}));
    t.play(overrule({edit::SetSailing{3, {}}, edit::SetCupids{1, 9}}));
    ASSERT_TRUE(t.state().over());
    EXPECT_EQ(t.state().winners, std::vector<SeatId>{1}) << "nine cupid cards against a bear";
}

TEST(AllAboard, clause_7_1e_cupids_that_were_taken_stay) {
    Table t(2);
    t.lay({99_kg}, {{{0, Bear}, {1, Bear}}});
    t.sail();
    t.play(overrule({edit::SetSailing{1, {}}}));
    EXPECT_EQ(t.seat(0).cupids, 1);
    t.play(overrule({edit::SetCupids{0, 0}, edit::SetCupids{1, 0}}));
    t.sail();
    EXPECT_EQ(t.seat(0).cupids, 1);
}

TEST(AllAboard, clause_7_1_the_game_is_ended_and_goes_on) {
    Table t = underWay();
    t.play(overrule({edit::EndGame{{1, 0, 1}}}));
    EXPECT_TRUE(t.state().over());
    EXPECT_EQ(t.state().winners, (std::vector<SeatId>{0, 1})) << "by seat, each once";
    t.refuses(overrule({edit::EndGame{{2}}}), out, "7.1", {{Arg::Seat, 2}});
    t.play(overrule({edit::EndGame{}}));
    EXPECT_TRUE(t.state().winners.empty());
    t.play(overrule({edit::SetSailing{2, {}}}));
    EXPECT_EQ(t.state(), underWay().state());
    t.play(overrule({edit::EndGame{}, edit::StartRound{2}}));
    EXPECT_EQ(t.state().phase, Phase::RevealBoats);
}

TEST(AllAboard, clause_7_1e_after_the_end_in_between_two_rounds_the_boats_are_those_of_the_former) {
    Table t = underWay();
    t.sail();
    t.play(overrule({edit::EndGame{{0}}}));
    t.play(overrule({edit::SetSailing{2, {}}}));
    EXPECT_EQ(t.state(), underWay().state());
}

TEST(AllAboard, clause_7_1f_who_wins_at_the_end_that_a_ruling_brings_wins_by_all_of_it) {
    Table t(2);
    t.play(overrule({edit::StartRound{4}}));
    t.lay({}, {});
    t.sail();
    t.play(overrule({edit::SetSailing{3, {}}, edit::SetCupids{1, 2}}));
    EXPECT_TRUE(t.state().over());
    EXPECT_EQ(t.state().winners, std::vector<SeatId>{1});
}

TEST(AllAboard, clause_7_1f_who_won_by_points_wins_by_those_of_a_ruling) {
    Table t(2);
    t.play(overrule({edit::StartRound{4}, edit::SetCupids{0, 1}}));
    t.lay({}, {});
    t.sail();
    t.sail();
    EXPECT_EQ(t.state().winners, std::vector<SeatId>{0});
    t.play(overrule({edit::SetCupids{1, 2}}));
    EXPECT_EQ(t.state().winners, std::vector<SeatId>{1});
    t.play(overrule({edit::EndGame{{0}}}));
    EXPECT_EQ(t.state().winners, std::vector<SeatId>{0});
    t.play(overrule({edit::SetCupids{1, 3}}));
    EXPECT_EQ(t.state().winners, std::vector<SeatId>{0}) << "whom a ruling made win by other merits stays";
}

}  // namespace
}  // namespace basekeeper::all_aboard
