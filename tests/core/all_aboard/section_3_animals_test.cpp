// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/all_aboard_table.h"

namespace basekeeper::all_aboard {
namespace {

using Code = ViolationCode;
using Arg = ArgumentName;
using enum Animal;

TEST(AllAboard, clause_3_mouse_frightens_an_elephant_and_the_boat_card_is_replaced) {
    Table t(2);
    t.lay({20_kg}, {{{0, Mouse}, {1, Elephant}}});
    EXPECT_EQ(t.sail(), std::vector<Step>{(step::Frightened{{0, Mouse}, {1, Elephant}})});
    EXPECT_TRUE(t.state().replacing);
    EXPECT_EQ(t.state().phase, Phase::Sailing);
    EXPECT_EQ(t.state().sailing, 0);
    EXPECT_EQ(t.aboard(1).size(), 2U) << "the animals stay";
    t.refuses(Sail{}, Code::BoatWaits, "3.mouse", {{Arg::Boat, 1}});
    t.refuses(ReplaceBoat{Weight::ofHalves(-1)}, Code::BoatNumberOutOfRange, "3.mouse",
              {{Arg::Boat, 1}, {Arg::Value, -1}, {Arg::Lowest, 0}, {Arg::Highest, 1998}});
    t.refuses(ReplaceBoat{1999_halves}, Code::BoatNumberOutOfRange, "3.mouse",
              {{Arg::Boat, 1}, {Arg::Value, 1999}, {Arg::Lowest, 0}, {Arg::Highest, 1998}});
    EXPECT_EQ(t.replace(23_halves).front(), Step(step::Replaced{20_kg, 23_halves}));
    EXPECT_EQ(t.boat(1).number, 23_halves);
    EXPECT_EQ(t.boat(1).result, BoatResult::Sunk) << "it goes on by itself, with the new number";
    EXPECT_FALSE(t.state().replacing);
    t.refuses(ReplaceBoat{9_kg}, Code::NoReplacementDue, "3.mouse");
}

TEST(AllAboard, clause_3_mouse_without_an_elephant_nothing) {
    Table t(2);
    t.refuses(ReplaceBoat{9_kg}, Code::NoReplacementDue, "3.mouse");
    t.lay({20_kg}, {{{0, Mouse}, {1, Bear}}});
    EXPECT_EQ(t.sail().front(), Step(step::Nothing{{0, Mouse}}));
    EXPECT_EQ(t.boat(1).result, BoatResult::Sailed);
}

TEST(AllAboard, clause_3_mouse_neither_may_be_in_love) {
    Table t(2);
    t.lay({99_kg, 99_kg}, {{{0, Mouse}, {1, Mouse}, {1, Elephant}}});
    EXPECT_EQ(only<step::Frightened>(t.sail()).size(), 0U);
    t.lay({99_kg, 99_kg}, {{{0, Lion}}, {{0, Mouse}, {0, Elephant}, {1, Elephant}}});
    t.play(overrule({edit::MoveAnimal{{0, Mouse}, 2}, edit::MoveAnimal{{1, Elephant}, 2}}));
    t.sail();
    EXPECT_EQ(only<step::Nothing>(t.sail()), (std::vector<step::Nothing>{{{0, Mouse}}}));
}

TEST(AllAboard, clause_3_mouse_at_most_one_replacement_a_boat) {
    Table t(2);
    t.lay({20_kg}, {{{0, Mouse}, {1, Elephant}}});
    t.sail();
    t.replace(30_kg);
    EXPECT_TRUE(t.boat(1).replaced);
    t.play(overrule({edit::SetSailing{1, {}}}));
    EXPECT_EQ(only<step::Frightened>(t.sail()).size(), 0U);
    EXPECT_EQ(t.boat(1).number, 30_kg);
}

TEST(AllAboard, clause_3_mouse_in_love_weighs_half_a_kilo) {
    Table t(2);
    t.lay({2_kg}, {{{0, Mouse}, {1, Mouse}, {0, Peacock}}});
    EXPECT_EQ(only<step::Weighed>(t.sail()), (std::vector<step::Weighed>{{0_kg, 2_kg}}));
}

TEST(AllAboard, clause_3_mouse_a_the_replacement_changes_nothing_but_the_number) {
    Table t(2);
    t.lay({1_kg}, {{{0, Mouse}, {1, Elephant}, {1, Octopus}}});
    t.sail();
    t.replace(2_kg);
    EXPECT_EQ(t.boat(1).result, BoatResult::Sunk);
    EXPECT_TRUE(t.isSaved({1, Octopus}));
    EXPECT_EQ(t.boat(1).weighed, 15_kg);
}

TEST(AllAboard, clause_3_peacock_lightens_the_load) {
    Table t(2);
    t.lay({9_kg}, {{{0, Bear}, {1, Peacock}}});
    EXPECT_EQ(only<step::Weighed>(t.sail()), (std::vector<step::Weighed>{{9_kg, 9_kg}}));
    EXPECT_EQ(t.boat(1).result, BoatResult::Sailed);
}

TEST(AllAboard, clause_3_peacock_in_love_weighs_one_kilo) {
    Table t(2);
    t.lay({11_kg}, {{{0, Bear}, {1, Peacock}, {0, Peacock}}});
    t.sail();
    EXPECT_EQ(t.boat(1).weighed, 12_kg);
    EXPECT_EQ(t.boat(1).result, BoatResult::Sunk);
}

TEST(AllAboard, clause_3_fox_jumps_to_the_next_boat_if_its_own_sinks) {
    Table t(3);
    t.lay({1_kg, 1_kg, 50_kg}, {{{0, Fox}, {1, Sloth}}});
    EXPECT_EQ(only<step::Jumped>(t.sail()), (std::vector<step::Jumped>{{{0, Fox}, 2}}));
    EXPECT_TRUE(t.isAboard({0, Fox}, 2));
    EXPECT_FALSE(t.isDiscarded({0, Fox}));
    EXPECT_EQ(only<step::Jumped>(t.sail()), (std::vector<step::Jumped>{{{0, Fox}, 3}}))
        << "again, if that one sinks too";
    t.sail();
    EXPECT_TRUE(t.isSaved({0, Fox}));
}

TEST(AllAboard, clause_3_fox_stays_if_the_boat_sails) {
    Table t(2);
    t.lay({9_kg, 50_kg}, {{{0, Fox}}});
    EXPECT_TRUE(only<step::Jumped>(t.sail()).empty());
    EXPECT_TRUE(t.isSaved({0, Fox}));
}

TEST(AllAboard, clause_3_fox_from_the_last_boat_is_discarded) {
    Table t(2);
    t.lay({9_kg, 1_kg}, {{}, {{0, Fox}}});
    t.sail();
    t.sail();
    EXPECT_TRUE(t.isDiscarded({0, Fox}));
}

TEST(AllAboard, clause_3_fox_jumps_from_a_fighting_trio_of_others) {
    Table t(3);
    t.lay({99_kg, 99_kg}, {{{0, Bear}, {1, Bear}, {2, Bear}, {0, Fox}}});
    t.sail();
    EXPECT_TRUE(t.isAboard({0, Fox}, 2));
}

TEST(AllAboard, clause_3_fox_two_in_love_do_not_jump_and_three_fight) {
    Table t(3);
    t.lay({1_kg, 99_kg}, {{{0, Fox}, {1, Fox}}});
    t.sail();
    EXPECT_TRUE(t.isDiscarded({0, Fox}));
    EXPECT_TRUE(t.isDiscarded({1, Fox}));
    t = Table(3);
    t.lay({99_kg, 99_kg}, {{{0, Fox}, {1, Fox}, {2, Fox}}});
    EXPECT_TRUE(only<step::Jumped>(t.sail()).empty());
    for (SeatId seat = 0; seat < 3; ++seat) EXPECT_TRUE(t.isDiscarded({seat, Fox}));
}

TEST(AllAboard, clause_3_octopus_scores_only_if_the_boat_sinks) {
    Table t(2);
    t.lay({9_kg, 1_kg}, {{{0, Octopus}}, {{1, Octopus}}});
    EXPECT_EQ(t.sail().back(), Step(step::Discarded{{0, Octopus}}));
    EXPECT_EQ(t.sail().back(), Step(step::Saved{{1, Octopus}}));
    EXPECT_TRUE(t.isDiscarded({0, Octopus}));
    EXPECT_TRUE(t.isSaved({1, Octopus}));
}

TEST(AllAboard, clause_3_octopus_in_love_the_other_way_round) {
    Table t(2);
    t.lay({9_kg, 9_kg}, {{{0, Octopus}, {1, Octopus}}});
    t.sail();
    EXPECT_TRUE(t.isSaved({0, Octopus}));
    EXPECT_TRUE(t.isSaved({1, Octopus}));
    t = Table(2);
    t.lay({1_kg, 9_kg}, {{{0, Octopus}, {1, Octopus}}});
    t.sail();
    EXPECT_TRUE(t.isDiscarded({0, Octopus}));
    EXPECT_TRUE(t.isDiscarded({1, Octopus}));
}

TEST(AllAboard, clause_3_octopus_three_sink_the_boat_and_all_score) {
    Table t(3);
    t.lay({99_kg}, {{{0, Octopus}, {1, Octopus}, {2, Octopus}}});
    t.sail();
    EXPECT_EQ(t.boat(1).result, BoatResult::Sunk);
    for (SeatId seat = 0; seat < 3; ++seat) EXPECT_TRUE(t.isSaved({seat, Octopus}));
}

TEST(AllAboard, clause_3_octopus_aboard_a_boat_sunk_by_another_trio_scores) {
    Table t(3);
    t.lay({99_kg}, {{{0, Bear}, {1, Bear}, {2, Bear}, {0, Octopus}}});
    t.sail();
    EXPECT_TRUE(t.isSaved({0, Octopus}));
}

TEST(AllAboard, clause_3_octopus_a_thrown_overboard_or_eaten_it_does_not_score) {
    Table t(2);
    t.lay({1_kg, 1_kg}, {{{1, Lion}, {1, Octopus}}, {{0, Octopus}, {0, Monkey}, {1, Bear}}});
    EXPECT_EQ(only<step::Eaten>(t.sail()).size(), 1U);
    EXPECT_TRUE(t.isDiscarded({1, Octopus}));
    EXPECT_EQ(only<step::Thrown>(t.sail()), (std::vector<step::Thrown>{{{0, Monkey}, {1, Bear}, {0, Octopus}, {}}}));
    EXPECT_EQ(t.boat(2).result, BoatResult::Sunk);
    EXPECT_TRUE(t.isDiscarded({0, Octopus}));
}

TEST(AllAboard, clause_3_monkey_throws_the_next_heaviest_to_the_next_boat) {
    Table t(2);
    t.lay({99_kg, 99_kg}, {{{0, Monkey}, {0, Bear}, {1, Sloth}, {1, Fox}}});
    EXPECT_EQ(t.sail().front(), Step(step::Thrown{{0, Monkey}, {0, Bear}, {1, Sloth}, 2}));
    EXPECT_TRUE(t.isAboard({1, Sloth}, 2));
    EXPECT_FALSE(t.isAboard({1, Sloth}, 1));
}

TEST(AllAboard, clause_3_monkey_with_fewer_than_two_others_nothing) {
    Table t(2);
    t.lay({99_kg, 99_kg}, {{{0, Monkey}, {0, Bear}}, {{1, Monkey}}});
    EXPECT_EQ(t.sail().front(), Step(step::Nothing{{0, Monkey}}));
    EXPECT_EQ(t.sail().front(), Step(step::Nothing{{1, Monkey}}));
}

TEST(AllAboard, clause_3_monkey_when_the_two_heaviest_weigh_the_same_nothing) {
    CardValues values;
    values[Lion] = {10_kg, 10_kg, 1};
    Table t(setupFor(2, values));
    t.lay({99_kg, 99_kg}, {{{0, Monkey}, {0, Bear}, {1, Lion}, {1, Fox}}});
    EXPECT_EQ(only<step::Nothing>(t.sail()).front(), (step::Nothing{{0, Monkey}}));
}

TEST(AllAboard, clause_3_monkey_a_when_two_are_next_heaviest_nothing) {
    CardValues values;
    values[Moose] = {5_kg, 5_kg, 1};
    Table t(setupFor(2, values));
    t.lay({99_kg, 99_kg}, {{{0, Monkey}, {0, Bear}, {1, Sloth}, {1, Moose}}});
    EXPECT_EQ(t.sail().front(), Step(step::Nothing{{0, Monkey}}));
}

TEST(AllAboard, clause_3_monkey_from_the_last_boat_the_thrown_one_is_discarded) {
    Table t(2);
    t.lay({99_kg, 99_kg}, {{}, {{0, Monkey}, {0, Bear}, {1, Sloth}}});
    t.sail();
    EXPECT_EQ(t.sail().front(), Step(step::Thrown{{0, Monkey}, {0, Bear}, {1, Sloth}, {}}));
    EXPECT_TRUE(t.isDiscarded({1, Sloth}));
}

TEST(AllAboard, clause_3_monkey_who_was_thrown_may_act_where_it_lands) {
    Table t(2);
    t.lay({99_kg, 99_kg}, {{{0, Monkey}, {0, Bear}, {1, Lion}}, {{0, Sloth}}});
    t.sail();
    EXPECT_EQ(t.sail().front(), Step(step::Eaten{{1, Lion}, {0, Sloth}}));
}

TEST(AllAboard, clause_3_monkey_heavier_than_all_others_throws_too) {
    CardValues values;
    values[Monkey] = {90_kg, 90_kg, 1};
    Table t(setupFor(2, values));
    t.lay({99_kg, 99_kg}, {{{0, Monkey}, {0, Fox}, {1, Sloth}}});
    EXPECT_EQ(t.sail().front(), Step(step::Thrown{{0, Monkey}, {1, Sloth}, {0, Fox}, 2}));
}

TEST(AllAboard, clause_3_lion_eats_the_heaviest_that_is_lighter) {
    Table t(2);
    t.lay({99_kg}, {{{0, Lion}, {0, Bear}, {1, Sloth}, {1, Moose}}});
    EXPECT_EQ(t.sail().front(), Step(step::Eaten{{0, Lion}, {1, Moose}}));
    EXPECT_TRUE(t.isDiscarded({1, Moose}));
    EXPECT_EQ(t.boat(1).weighed, 24_kg);
}

TEST(AllAboard, clause_3_lion_where_none_is_lighter_nothing) {
    Table t(2);
    t.lay({99_kg}, {{{0, Lion}, {0, Bear}, {1, Elephant}}});
    EXPECT_EQ(t.sail().front(), Step(step::Nothing{{0, Lion}}));
}

TEST(AllAboard, clause_3_lion_does_not_eat_lovers) {
    Table t(2);
    t.lay({99_kg}, {{{0, Lion}, {0, Moose}, {1, Moose}, {1, Peacock}}});
    EXPECT_EQ(only<step::Eaten>(t.sail()), (std::vector<step::Eaten>{{{0, Lion}, {1, Peacock}}}));
}

TEST(AllAboard, clause_3_lion_a_where_two_are_the_heaviest_of_the_lighter_nothing) {
    CardValues values;
    values[Moose] = {5_kg, 5_kg, 1};
    Table t(setupFor(2, values));
    t.lay({99_kg, 99_kg}, {{{0, Lion}, {0, Moose}, {1, Sloth}, {1, Fox}}, {{1, Lion}, {1, Moose}, {0, Sloth}}});
    EXPECT_EQ(t.sail().front(), Step(step::Nothing{{0, Lion}}));
    EXPECT_EQ(t.sail().front(), Step(step::Nothing{{1, Lion}})) << "they alone";
}

TEST(AllAboard, clause_3_lion_of_equal_weight_is_not_lighter) {
    CardValues values;
    values[Giraffe] = {9_kg, 9_kg, 1};
    Table t(setupFor(2, values));
    t.lay({99_kg}, {{{0, Lion}, {0, Giraffe}, {1, Fox}}});
    EXPECT_EQ(only<step::Eaten>(t.sail()), (std::vector<step::Eaten>{{{0, Lion}, {1, Fox}}}));
}

TEST(AllAboard, clause_3_lion_an_eaten_fox_or_octopus_does_nothing) {
    Table t(2);
    t.lay({1_kg, 1_kg}, {{{0, Lion}, {1, Fox}}, {{1, Lion}, {0, Octopus}}});
    EXPECT_TRUE(only<step::Jumped>(t.sail()).empty());
    EXPECT_TRUE(t.isDiscarded({1, Fox}));
    t.sail();
    EXPECT_TRUE(t.isDiscarded({0, Octopus}));
}

TEST(AllAboard, clause_3_elephant_and_the_others_have_no_effect) {
    Table t(2);
    t.lay({99_kg}, {{{0, Elephant}, {0, Sloth}, {1, Moose}, {0, Zebra}, {1, Giraffe}, {0, Bear}}});
    const auto steps = t.sail();
    EXPECT_EQ(steps[0], Step(step::Weighed{47_kg, 99_kg}));
    EXPECT_EQ(steps.size(), 8U) << "all are saved, and nothing else happens";
}

}  // namespace
}  // namespace basekeeper::all_aboard
