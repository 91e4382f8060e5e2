// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/all_aboard_table.h"

namespace basekeeper::all_aboard {
namespace {

using Code = ViolationCode;
using Arg = ArgumentName;
using enum Animal;

TEST(AllAboard, clause_2_1_boats_sail_from_left_to_right_once_boarding_is_over) {
    Table t(2);
    t.refuses(Sail{}, Code::OutOfPhase, "2.1", {{Arg::Phase, static_cast<int>(Phase::RevealBoats)}});
    t.lay({20_kg, 3_kg}, {{{0, Bear}}, {{1, Bear}}});
    t.sail();
    EXPECT_EQ(t.boat(1).result, BoatResult::Sailed);
    EXPECT_EQ(t.boat(2).result, std::nullopt);
    EXPECT_EQ(t.state().sailing, 1);
    t.sail();
    EXPECT_EQ(t.boat(2).result, BoatResult::Sunk);
    t.refuses(Sail{}, Code::OutOfPhase, "2.1", {{Arg::Phase, static_cast<int>(Phase::RevealBoats)}});
}

TEST(AllAboard, clause_2_1_two_of_one_species_are_in_love_and_their_owners_take_a_cupid) {
    Table t(3);
    t.lay({50_kg}, {{{0, Bear}, {2, Bear}, {1, Sloth}}});
    const auto steps = t.sail();
    EXPECT_EQ(only<step::InLove>(steps), (std::vector<step::InLove>{{Bear, {0, 2}}}));
    EXPECT_EQ(t.seat(0).cupids, 1);
    EXPECT_EQ(t.seat(1).cupids, 0);
    EXPECT_EQ(t.seat(2).cupids, 1);
}

TEST(AllAboard, clause_2_1_the_cupids_are_kept_whatever_happens_to_the_boat) {
    Table t(2);
    t.lay({1_kg}, {{{0, Bear}, {1, Bear}}});
    t.sail();
    EXPECT_EQ(t.boat(1).result, BoatResult::Sunk);
    EXPECT_EQ(t.seat(0).cupids, 1);
    EXPECT_EQ(t.seat(1).cupids, 1);
}

TEST(AllAboard, clause_2_1_two_pairs_on_one_boat_are_both_in_love) {
    Table t(2);
    t.lay({50_kg}, {{{0, Bear}, {1, Sloth}, {1, Bear}, {0, Sloth}}});
    EXPECT_EQ(only<step::InLove>(t.sail()), (std::vector<step::InLove>{{Sloth, {1, 0}}, {Bear, {0, 1}}}));
    EXPECT_EQ(t.seat(0).cupids, 2);
}

TEST(AllAboard, clause_2_1_three_of_one_species_fight_and_the_boat_sinks_at_once) {
    Table t(4);
    t.lay({500_kg}, {{{0, Bear}, {1, Bear}, {2, Bear}, {3, Lion}, {0, Fox}, {1, Fox}}});
    const auto steps = t.sail();
    EXPECT_EQ(steps[0], Step(step::Fight{Bear, {0, 1, 2}}));
    EXPECT_EQ(steps[1], Step(step::Sinks{true}));
    EXPECT_TRUE(only<step::Weighed>(steps).empty());
    EXPECT_TRUE(only<step::Eaten>(steps).empty()) << "no effects";
    EXPECT_TRUE(only<step::InLove>(steps).empty());
    for (SeatId seat = 0; seat < 4; ++seat) EXPECT_EQ(t.seat(seat).cupids, 0);
    EXPECT_EQ(t.boat(1).result, BoatResult::Sunk);
    EXPECT_EQ(t.boat(1).weighed, 43_kg);
}

TEST(AllAboard, clause_2_1_four_of_one_species_fight_too) {
    Table t(4);
    t.lay({500_kg}, {{{0, Bear}, {1, Bear}, {2, Bear}, {3, Bear}}});
    EXPECT_EQ(only<step::Fight>(t.sail()), (std::vector<step::Fight>{{Bear, {0, 1, 2, 3}}}));
}

TEST(AllAboard, clause_2_1a_where_two_species_fight_each_does) {
    Table t(3);
    t.lay({500_kg}, {{{0, Bear}, {1, Bear}, {2, Bear}, {2, Mouse}, {1, Mouse}, {0, Mouse}}});
    EXPECT_EQ(only<step::Fight>(t.sail()), (std::vector<step::Fight>{{Mouse, {2, 1, 0}}, {Bear, {0, 1, 2}}}));
    t.lay({500_kg}, {{{0, Fox}, {1, Fox}, {2, Fox}, {0, Octopus}, {1, Octopus}, {2, Octopus}}});
    t.sail();
    for (SeatId seat = 0; seat < 3; ++seat) {
        EXPECT_TRUE(t.isDiscarded({seat, Fox}));
        EXPECT_TRUE(t.isSaved({seat, Octopus}));
    }
}

TEST(AllAboard, clause_2_1b_lovers_are_in_love_also_where_others_fight) {
    Table t(3);
    t.lay({500_kg},
          {{{0, Bear}, {1, Bear}, {2, Bear}, {0, Fox}, {1, Fox}, {0, Octopus}, {1, Octopus}, {0, Mouse}, {1, Mouse}}});
    t.sail();
    for (const SeatAnimal who :
         {SeatAnimal{0, Fox}, SeatAnimal{1, Fox}, SeatAnimal{0, Octopus}, SeatAnimal{1, Octopus}})
        EXPECT_TRUE(t.isDiscarded(who)) << ::testing::PrintToString(who);
    EXPECT_EQ(t.boat(1).weighed, 30_kg + 4_kg + 6_kg + 1_kg) << "the mice weigh half a kilo each";
    EXPECT_EQ(t.seat(0).cupids, 0);
}

TEST(AllAboard, clause_2_2_from_the_lightest_to_the_heaviest) {
    Table t(2);
    // The mouse frightens first; then the monkey throws the bear; the lion finds only the monkey.
    t.lay({50_kg}, {{{0, Lion}, {0, Elephant}, {1, Monkey}, {1, Mouse}, {1, Bear}}});
    EXPECT_EQ(t.sail().back(), Step(step::Frightened{{1, Mouse}, {0, Elephant}}));
    const auto steps = t.replace(60_kg);
    EXPECT_EQ(steps[0], Step(step::Replaced{50_kg, 60_kg}));
    EXPECT_EQ(steps[1], Step(step::Thrown{{1, Monkey}, {0, Elephant}, {1, Bear}, 2}));
    EXPECT_EQ(steps[2], Step(step::Eaten{{0, Lion}, {1, Monkey}}));
}

TEST(AllAboard, clause_2_2_who_is_gone_does_not_act) {
    CardValues values;
    values[Lion] = {3_halves, 3_halves, 1};
    Table t(setupFor(2, values));
    // The lion, lighter than the monkey here, eats the mouse that has acted; with a heavy mouse it would not be there.
    t.lay({50_kg}, {{{0, Lion}, {0, Mouse}, {1, Monkey}, {1, Bear}}});
    const auto steps = t.sail();
    EXPECT_EQ(steps[0], Step(step::Nothing{{0, Mouse}}));
    EXPECT_EQ(steps[1], Step(step::Eaten{{0, Lion}, {0, Mouse}}));
    EXPECT_EQ(steps[2], Step(step::Thrown{{1, Monkey}, {1, Bear}, {0, Lion}, 2}));
    EXPECT_TRUE(only<step::Eaten>(t.sail()).empty()) << "a lion alone eats nothing";
}

TEST(AllAboard, clause_2_2_lovers_have_no_effect_and_no_effect_touches_them) {
    Table t(2);
    t.lay({99_kg, 99_kg}, {{{0, Lion}, {1, Lion}, {0, Fox}}, {{0, Monkey}, {0, Bear}, {1, Bear}, {0, Sloth}}});
    EXPECT_EQ(t.sail(), (std::vector<Step>{step::InLove{Lion, {0, 1}}, step::Weighed{20_kg, 99_kg}, step::Sails{},
                                           step::Saved{{0, Lion}}, step::Saved{{1, Lion}}, step::Saved{{0, Fox}}}));
    EXPECT_EQ(only<step::Nothing>(t.sail()), (std::vector<step::Nothing>{{{0, Monkey}}}))
        << "one other that is not in love is not enough";
}

TEST(AllAboard, clause_2_2a_of_equal_weights_the_order_of_the_list_tells_who_acts_first) {
    CardValues values;
    values[Monkey] = {9_kg, 9_kg, 5};
    Table t(setupFor(2, values));
    t.lay({50_kg}, {{{0, Lion}, {1, Monkey}, {0, Bear}, {0, Sloth}}});
    // Monkey before lion, though the lion came first; the lion itself is thrown as the next heaviest, untouched by any
    // effect of its own.
    const auto steps = t.sail();
    EXPECT_EQ(steps[0], Step(step::Thrown{{1, Monkey}, {0, Bear}, {0, Lion}, 2}));
    EXPECT_TRUE(only<step::Eaten>(steps).empty());
}

TEST(AllAboard, clause_2_3_at_most_its_number_it_sails_and_more_it_sinks) {
    for (const int halves : {33, 34, 35}) {
        Table t(2);
        t.lay({Weight::ofHalves(halves)}, {{{0, Bear}, {1, Zebra}}});
        const auto steps = t.sail();
        EXPECT_EQ(steps[0], Step(step::Weighed{17_kg, Weight::ofHalves(halves)}));
        EXPECT_EQ(t.boat(1).result, halves < 34 ? BoatResult::Sunk : BoatResult::Sailed);
        EXPECT_EQ(t.boat(1).weighed, 17_kg);
    }
}

TEST(AllAboard, clause_2_3_halves_are_exact) {
    Table t(2);
    t.lay({1_kg}, {{{0, Mouse}, {1, Mouse}}});
    EXPECT_EQ(weightAboard(t.state(), t.boat(1)), 1_kg) << "lovers weigh as such before they sail, too";
    t.sail();
    EXPECT_EQ(t.boat(1).result, BoatResult::Sailed);
}

TEST(AllAboard, clause_2_3_a_boat_is_too_heavy_above_its_number) {
    Table t(2);
    t.lay({2_kg, 1_kg}, {{{0, Fox}}, {{1, Fox}}});
    ASSERT_EQ(weightAboard(t.state(), t.boat(1)), 2_kg);
    EXPECT_FALSE(isTooHeavy(t.state(), t.boat(1)));
    EXPECT_TRUE(isTooHeavy(t.state(), t.boat(2)));
    t.sail();
    t.sail();
    EXPECT_TRUE(isTooHeavy(t.state(), t.boat(2))) << "as it was then";
}

TEST(AllAboard, clause_2_3_who_was_thrown_or_eaten_does_not_weigh) {
    Table t(2);
    t.lay({14_kg, 99_kg}, {{{0, Monkey}, {0, Bear}, {1, Sloth}}});
    t.sail();
    EXPECT_EQ(t.boat(1).weighed, 14_kg);
    EXPECT_EQ(t.boat(1).result, BoatResult::Sailed);
}

TEST(AllAboard, clause_2_4_who_sails_is_saved_and_who_sinks_is_discarded) {
    Table t(2);
    t.lay({16_kg, 16_kg}, {{{0, Bear}, {1, Sloth}}, {{1, Bear}, {0, Zebra}}});
    t.sail();
    t.sail();
    EXPECT_TRUE(t.isSaved({0, Bear}));
    EXPECT_TRUE(t.isSaved({1, Sloth}));
    EXPECT_TRUE(t.isDiscarded({1, Bear}));
    EXPECT_TRUE(t.isDiscarded({0, Zebra}));
    EXPECT_EQ(t.aboard(1), (std::vector<SeatAnimal>{{0, Bear}, {1, Sloth}})) << "what it was like stays on the table";
}

TEST(AllAboard, clause_2_5_an_arrival_counts_for_all_three_steps) {
    Table t(3);
    // The fox of boat 1 jumps to its like on boat 2: they are in love there, and weigh.
    t.lay({1_kg, 5_kg}, {{{0, Fox}}, {{1, Fox}, {2, Mouse}, {1, Peacock}}});
    t.sail();
    EXPECT_EQ(t.aboard(2).size(), 4U) << "the limit of three does not apply";
    const auto steps = t.sail();
    EXPECT_EQ(steps[0], Step(step::InLove{Fox, {1, 0}}));
    EXPECT_EQ(only<step::Weighed>(steps), (std::vector<step::Weighed>{{4_kg, 5_kg}}));
    EXPECT_TRUE(t.isSaved({0, Fox}));
}

TEST(AllAboard, clause_2_5_arrivals_fight_too) {
    Table t(3);
    t.lay({1_kg, 500_kg}, {{{0, Fox}}, {{1, Fox}, {2, Fox}}});
    t.sail();
    EXPECT_EQ(only<step::Fight>(t.sail()), (std::vector<step::Fight>{{Fox, {1, 2, 0}}}));
}

TEST(AllAboard, sailing_is_told_only_of_acts_that_sail) {
    Table t(2);
    t.lay({9_kg, 9_kg}, {});
    EXPECT_TRUE(sailingOf(t.state(), overrule({})).empty());
    EXPECT_TRUE(sailingOf(t.state(), RevealBoats{{1_kg, 1_kg}}).empty());
    EXPECT_EQ(sailingOf(t.state(), Sail{}).size(), 2U);
}

TEST(AllAboard, every_step_names_its_clause) {
    const SeatAnimal mouse{0, Mouse};
    const std::vector<std::pair<Step, std::string_view>> clauses{{step::InLove{}, "2.1"},
                                                                 {step::Fight{}, "2.1"},
                                                                 {step::Frightened{}, "3.mouse"},
                                                                 {step::Replaced{}, "3.mouse"},
                                                                 {step::Thrown{}, "3.monkey"},
                                                                 {step::Eaten{}, "3.lion"},
                                                                 {step::Nothing{mouse}, "3.mouse"},
                                                                 {step::Nothing{{0, Monkey}}, "3.monkey"},
                                                                 {step::Nothing{{0, Lion}}, "3.lion"},
                                                                 {step::Weighed{}, "2.3"},
                                                                 {step::Sails{}, "2.4"},
                                                                 {step::Sinks{}, "2.4"},
                                                                 {step::Sinks{true}, "2.1"},
                                                                 {step::Saved{mouse}, "2.4"},
                                                                 {step::Saved{{0, Octopus}}, "3.octopus"},
                                                                 {step::Discarded{mouse}, "2.4"},
                                                                 {step::Discarded{{0, Octopus}}, "3.octopus"},
                                                                 {step::Jumped{}, "3.fox"}};
    for (const auto& [step, clause] : clauses) EXPECT_EQ(clauseOf(step), clause);
}

TEST(AllAboard, outlooks_tell_what_would_happen_now) {
    Table t(3);
    t.play(RevealBoats{{5_kg, 12_kg, 30_kg}});
    t.play(overrule({edit::MoveAnimal{{0, Fox}, 1}, edit::MoveAnimal{{1, Sloth}, 1}, edit::MoveAnimal{{0, Bear}, 2},
                     edit::MoveAnimal{{1, Bear}, 3}, edit::MoveAnimal{{2, Bear}, 3}, edit::MoveFaceDown{2, 3},
                     edit::SetPlaced{6}}));
    auto all = outlooks(t.state());
    ASSERT_EQ(all.size(), 3U);
    EXPECT_EQ(all[0].weight, 7_kg);
    EXPECT_EQ(all[0].result, BoatResult::Sunk);
    EXPECT_EQ(all[0].steps.back(), Step(step::Discarded{{1, Sloth}}));
    EXPECT_EQ(only<step::Jumped>(all[0].steps).size(), 1U);
    EXPECT_EQ(all[1].weight, 10_kg) << "as it is now";
    EXPECT_EQ(only<step::Weighed>(all[1].steps), (std::vector<step::Weighed>{{12_kg, 12_kg}})) << "with the fox";
    EXPECT_EQ(all[1].result, BoatResult::Sailed);
    EXPECT_EQ(all[2].inLove, std::vector<Animal>{Bear});
    EXPECT_EQ(all[2].faceDown, 1);
    EXPECT_EQ(all[2].result, BoatResult::Sailed);

    t.play(overrule({edit::MoveAnimal{{0, Bear}, 3}}));
    all = outlooks(t.state());
    EXPECT_EQ(all[2].fighting, std::vector<Animal>{Bear});
    EXPECT_TRUE(all[2].inLove.empty());
    EXPECT_EQ(all[2].result, BoatResult::Sunk);
}

TEST(AllAboard, outlooks_are_open_from_a_replacement_on) {
    Table t(3);
    t.lay({50_kg, 50_kg, 50_kg}, {{{0, Sloth}}, {{0, Mouse}, {1, Elephant}}, {{2, Bear}}});
    auto all = outlooks(t.state());
    EXPECT_EQ(all[0].result, BoatResult::Sailed);
    EXPECT_EQ(all[1].result, std::nullopt);
    EXPECT_EQ(all[1].steps, std::vector<Step>{(step::Frightened{{0, Mouse}, {1, Elephant}})});
    EXPECT_EQ(all[1].waitsFor, std::nullopt) << "it is its own card";
    EXPECT_EQ(all[2].result, std::nullopt);
    EXPECT_EQ(all[2].waitsFor, 1U);
    EXPECT_TRUE(all[2].steps.empty());
    Table first(2);
    first.lay({50_kg, 50_kg}, {{{0, Mouse}, {1, Elephant}}, {{0, Bear}}});
    EXPECT_EQ(outlooks(first.state())[1].waitsFor, 0U) << "the first boat waits";
    t.sail();
    t.sail();
    all = outlooks(t.state());
    EXPECT_EQ(all[0].result, BoatResult::Sailed);
    EXPECT_EQ(all[0].weight, 5_kg);
    EXPECT_TRUE(all[0].steps.empty());
    EXPECT_EQ(all[1].result, std::nullopt);
    t.replace(20_kg);
    all = outlooks(t.state());
    EXPECT_EQ(all[1].result, BoatResult::Sailed);
    EXPECT_EQ(all[2].result, BoatResult::Sailed);
    EXPECT_EQ(all[2].steps.front(), Step(step::Weighed{10_kg, 50_kg}));
}

TEST(AllAboard, outlooks_without_boats_are_none) { EXPECT_TRUE(outlooks(Table(2).state()).empty()); }

}  // namespace
}  // namespace basekeeper::all_aboard
