// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/outspeed_race.h"

namespace basekeeper::outspeed {
namespace {

using Code = ViolationCode;
using Arg = ArgumentName;

/// Programming with these routes, the first seat with that fuel.
Table programming(std::vector<Route> routes, int fuel = 12) {
    Table t(3);
    t.place({}, {fuel});
    t.show(std::move(routes));
    t.play(ApplyBonuses{});
    return t;
}

TEST(Outspeed, clause_2_1_each_seat_chooses_one_route) {
    Table t = programming({route("A"), route("B")});
    t.play(Program{1, "B", {}});
    EXPECT_EQ(t.seat(1).choice, (Choice{1, {}}));
    t.refuses(Program{1, "A", {}}, Code::AlreadyProgrammed, "2.1", {{Arg::Seat, 1}});
    t.refuses(Program{0, "C", {}}, Code::NoSuchRoute, "2.1");
    t.refuses(Program{0, "", {}}, Code::NoSuchRoute, "2.1");
    EXPECT_EQ(yetToProgram(t.state()), (std::vector<SeatId>{0, 2}));
    EXPECT_EQ(choosersOf(t.state(), 1), 1);
}

TEST(Outspeed, clause_2_1_only_while_programming) {
    Table t(3);
    t.refuses(Program{0, "A", {}}, Code::OutOfPhase, "2.1", {{Arg::Phase, number(Phase::Tile)}});
    t.refuses(Resolve{}, Code::OutOfPhase, "3.1", {{Arg::Phase, number(Phase::Tile)}});
    t.show({route("A")});
    t.refuses(Program{0, "A", {}}, Code::OutOfPhase, "2.1", {{Arg::Phase, number(Phase::Bonuses)}});
    EXPECT_TRUE(routeChoices(t.state(), 0).empty());
}

TEST(Outspeed, clause_2_1_a_seat_is_asked_until_it_has_programmed) {
    Table t(3);
    EXPECT_EQ(whyNotAsked(t.state(), 0)->code, Code::OutOfPhase) << "the tile comes first";
    t = programming({route("A")});
    EXPECT_EQ(whyNotAsked(t.state(), 1), std::nullopt);
    t.play(Program{1, "A", {}});
    EXPECT_EQ(whyNotAsked(t.state(), 1), Violation(Code::AlreadyProgrammed, "2.1", {{Arg::Seat, 1}}));
    EXPECT_EQ(whyNotAsked(t.state(), 0), std::nullopt);
    t.play(overrule({edit::SetEliminated{0, true}}));
    EXPECT_EQ(whyNotAsked(t.state(), 0)->code, Code::SeatEliminated);
}

TEST(Outspeed, clause_2_1_a_seat_is_asked_also_where_it_cannot_pay_for_the_first_route) {
    const Table t = programming({route("A", 20), route("B")});
    EXPECT_EQ(whyNotAsked(t.state(), 0), std::nullopt);
    EXPECT_EQ(routeChoices(t.state(), 0)[1].highestWheel, 0) << "no wheel is set for it";
}

TEST(Outspeed, clause_3_3_every_seat_that_takes_a_token_is_asked) {
    Table t(3);
    t.turn({route("A", 0, {0, 0, 1}), route("B")}, {"A", "B", "A"});
    EXPECT_EQ(whyNotAsked(t.state(), 0), std::nullopt);
    EXPECT_EQ(whyNotAsked(t.state(), 2), std::nullopt);
    EXPECT_EQ(whyNotAsked(t.state(), 1)->code, Code::TokenNotDue);
}

TEST(Outspeed, clause_3_1_only_who_rolls_is_asked_for_a_roll) {
    Table t(3);
    t.turn({route("A", Dice{1, 0}, {.zones = Dice{1, 0}}), route("B")}, {"A", "B", "A"});
    for (const Die die : {Die::Yellow, Die::Blue}) {
        EXPECT_EQ(whyNotAsked(t.state(), 0), std::nullopt);
        EXPECT_EQ(whyNotAsked(t.state(), 2), std::nullopt);
        EXPECT_EQ(whyNotAsked(t.state(), 1)->code, Code::RollNotDue);
        t.play(Roll{0, die, 1});
        t.play(Roll{2, die, 1});
    }
}

TEST(Outspeed, clause_2_1_nothing_is_resolved_before_all_have_programmed) {
    Table t = programming({route("A")});
    t.play(Program{0, "A", {}});
    t.refuses(Resolve{}, Code::NotAllProgrammed, "2.1", {{Arg::Seat, 1}});
    EXPECT_EQ(t.against(ActKind::Resolve), Violation(Code::NotAllProgrammed, "2.1", {{Arg::Seat, 1}}));
    EXPECT_EQ(t.against(ActKind::Program), std::nullopt);
    t.play(Program{2, "A", {}});
    t.play(Program{1, "A", {}});
    t.allows(Resolve{});
}

TEST(Outspeed, clause_2_1a_all_have_programmed_and_nothing_is_revealed_yet) {
    Table t = programming({route("A")});
    t.choose({"A", "A", "A"});
    EXPECT_EQ(t.state().phase, Phase::Programming);
    EXPECT_EQ(due(t.state()), Due());
    EXPECT_EQ(t.against(ActKind::Resolve), std::nullopt);
    EXPECT_EQ(t.against(ActKind::Program), Violation(Code::AlreadyProgrammed, "2.1", {{Arg::Seat, 0}}));
}

TEST(Outspeed, clause_2_2_a_route_that_costs_more_than_one_has) {
    Table t = programming({route("A", 4), route("B", 5)}, 4);
    t.refuses(Program{0, "B", {}}, Code::RouteTooDear, "2.2",
              {{Arg::Seat, 0}, {Arg::Route, 1}, {Arg::Value, 5}, {Arg::Highest, 4}});
    t.allows(Program{0, "A", {}});
    const auto choices = routeChoices(t.state(), 0);
    ASSERT_EQ(choices.size(), 2U);
    EXPECT_EQ(choices[0].leastCost, 4);
    EXPECT_EQ(choices[0].refusal, std::nullopt);
    EXPECT_EQ(choices[1].refusal->code, Code::RouteTooDear);
    EXPECT_FALSE(choices[0].allTooDear);
}

TEST(Outspeed, clause_2_2_the_best_result_of_a_die_is_0_and_choosers_cost_as_if_alone) {
    Table t =
        programming({route("A", Dice{3, 1}), route("B", Choosers()), route("C", Dice{1, 2}), forOne(route("D", 9))}, 1);
    t.allows(Program{0, "A", {}});
    t.allows(Program{0, "B", {}});
    t.refuses(Program{0, "C", {}}, Code::RouteTooDear, "2.2",
              {{Arg::Seat, 0}, {Arg::Route, 2}, {Arg::Value, 2}, {Arg::Highest, 1}});
    t.allows(Program{0, "D", {}});
    t.play(overrule({edit::SetFuel{0, 0}}));
    t.refuses(Program{0, "B", {}}, Code::RouteTooDear, "2.2",
              {{Arg::Seat, 0}, {Arg::Route, 1}, {Arg::Value, 1}, {Arg::Highest, 0}});
}

TEST(Outspeed, clause_2_2_if_no_route_is_affordable_any_may_be_chosen) {
    Table t = programming({route("A", 4), route("B", 5)}, 3);
    t.allows(Program{0, "A", {}});
    t.allows(Program{0, "B", {}});
    EXPECT_TRUE(routeChoices(t.state(), 0)[1].allTooDear);
    EXPECT_FALSE(routeChoices(t.state(), 1)[1].allTooDear);
}

TEST(Outspeed, clause_2_2a_the_wheel_above_the_fuel_is_too_dear) {
    Table t = programming(
        {route("A", Wheel(), {.zones = Wheel()}), route("B", 2, {.zones = Wheel()}), forOne(route("C", Wheel()))}, 5);
    t.allows(Program{0, "A", 5});
    t.refuses(Program{0, "A", 6}, Code::RouteTooDear, "2.2",
              {{Arg::Seat, 0}, {Arg::Route, 0}, {Arg::Value, 6}, {Arg::Highest, 5}});
    t.allows(Program{0, "B", 9});
    t.allows(Program{0, "C", 9});
    const auto choices = routeChoices(t.state(), 0);
    EXPECT_EQ(choices[0].highestWheel, 5);
    EXPECT_EQ(choices[0].leastCost, 0);
    EXPECT_EQ(choices[1].highestWheel, 9);
    EXPECT_EQ(choices[2].highestWheel, 9);
    EXPECT_EQ(routeChoices(t.state(), 1)[0].highestWheel, 9) << "the wheel ends at 9";
}

TEST(Outspeed, clause_2_2a_with_0_on_the_wheel_a_route_is_affordable) {
    Table t = programming({route("A", Wheel()), route("B", 9)}, 0);
    t.allows(Program{0, "A", 0});
    EXPECT_EQ(routeChoices(t.state(), 0)[0].refusal, std::nullopt);
    t.refuses(Program{0, "B", {}}, Code::RouteTooDear, "2.2",
              {{Arg::Seat, 0}, {Arg::Route, 1}, {Arg::Value, 9}, {Arg::Highest, 0}});
}

TEST(Outspeed, clause_2_3_the_wheel_is_set_if_and_only_if_the_route_has_it) {
    Table t = programming({route("A", Wheel(), {.zones = Wheel()}), route("B"), route("C", 0, {.fuel = Wheel()})});
    t.refuses(Program{0, "A", {}}, Code::WheelMissing, "2.3", {{Arg::Route, 0}});
    t.refuses(Program{0, "C", {}}, Code::WheelMissing, "2.3", {{Arg::Route, 2}});
    t.refuses(Program{0, "B", 0}, Code::WheelSuperfluous, "2.3", {{Arg::Route, 1}});
    t.refuses(Program{0, "A", 10}, Code::ValueOutOfRange, "2.3",
              {{Arg::Value, 10}, {Arg::Lowest, 0}, {Arg::Highest, 9}});
    t.refuses(Program{0, "A", -1}, Code::ValueOutOfRange, "2.3",
              {{Arg::Value, -1}, {Arg::Lowest, 0}, {Arg::Highest, 9}});
}

TEST(Outspeed, clause_2_3_that_much_fuel_for_that_many_zones) {
    Table t(3);
    t.showFinish({route("A", Wheel(), {.zones = Wheel()}), route("B")});
    t.play(ApplyBonuses{});
    t.play(Program{0, "A", 7});
    t.play(Program{1, "A", 9});
    t.play(Program{2, "B", {}});
    t.play(Resolve{});
    EXPECT_EQ(t.zones(), (std::vector<int>{10, 12, 3}));
    EXPECT_EQ(t.fuel(), (std::vector<int>{5, 3, 12}));
    EXPECT_EQ(t.state().winners, std::vector<SeatId>{1});
}

TEST(Outspeed, clause_2_2_the_fuel_after_a_route_is_known_where_nothing_else_decides) {
    Table t(3);
    t.place({3, 3, 3}, {4, 12, 12});
    t.show({route("A", 3, {.fuel = 2}), route("B", Dice{1, 1}), route("C", Choosers{}),
            forOne(route("D", 1, {.zones = 3}))});
    t.play(ApplyBonuses{});
    const auto choices = routeChoices(t.state(), 0);
    EXPECT_EQ(choices[0].fuelAfter, 3);
    EXPECT_EQ(choices[1].fuelAfter, std::nullopt);
    EXPECT_EQ(choices[2].fuelAfter, std::nullopt);
    EXPECT_EQ(choices[3].fuelAfter, std::nullopt) << "it may be free";
}

TEST(Outspeed, clause_2_2_a_route_beyond_the_fuel_leaves_none) {
    Table t(3);
    t.place({3, 3, 3}, {4, 12, 12});
    t.show({route("A", 5), route("B", 4, {.fuel = 3})});
    t.play(ApplyBonuses{});
    const auto choices = routeChoices(t.state(), 0);
    EXPECT_EQ(choices[0].fuelAfter, std::nullopt);
    EXPECT_EQ(choices[1].fuelAfter, 0) << "who has used up all of it gains nothing (3.5)";
}

TEST(Outspeed, clause_1_1_whether_anybody_has_a_token) {
    Table t(3);
    t.show({route("A")});
    EXPECT_FALSE(anyTokens(t.state()));
    t.give(1, {std::nullopt});
    EXPECT_TRUE(anyTokens(t.state()));
    t.give(1, {Token::Nitro});
    t.play(Announce{1, Token::Nitro});
    EXPECT_TRUE(anyTokens(t.state())) << "it is face down";
    t.play(overrule({edit::SetEliminated{1, true}}));
    EXPECT_FALSE(anyTokens(t.state())) << "who is out plays none";
}

}  // namespace
}  // namespace basekeeper::outspeed
