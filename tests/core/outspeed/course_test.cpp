// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/outspeed/course.h"
#include "tests/support/outspeed_race.h"

namespace basekeeper::outspeed {
namespace {

using enum Token;
using Rows = std::vector<std::vector<int>>;
using step::OutBy;

/// A turn of three, without bonuses.
std::vector<Action> turn(int number, std::vector<Route> routes, const std::vector<std::string>& choices) {
    std::vector<Action> line{DescribeTile{{number, std::move(routes)}}, ApplyBonuses{}};
    for (std::size_t i = 0; i < choices.size(); ++i) line.emplace_back(Program{static_cast<SeatId>(i), choices[i], {}});
    line.emplace_back(Resolve{});
    return line;
}

std::vector<Action> both(std::vector<Action> one, const std::vector<Action>& other) {
    one.insert(one.end(), other.begin(), other.end());
    return one;
}

TEST(OutspeedCourse, a_race_that_has_not_begun) {
    const Course course = courseOf(setupFor(3), {});
    EXPECT_EQ(course.zoneAfterStage, (Rows{{3, 3, 3}}));
    EXPECT_EQ(course.fuelAfterStage, (Rows{{12, 12, 12}}));
    EXPECT_EQ(course.playedAfterStage, std::vector<std::size_t>{0});
    EXPECT_EQ(course.stages, 0);
    EXPECT_EQ(course.lead, 0);
    EXPECT_FALSE(course.over);
}

TEST(OutspeedCourse, zones_and_fuel_turn_by_turn) {
    const auto line = both(turn(1, {route("A", 2, {.zones = 3}), forPilots(1, route("B", 1))}, {"A", "B", "B"}),
                           turn(2, {route("A", 4, {.zones = 1})}, {"A", "A", "A"}));
    const Course course = courseOf(setupFor(3), line);
    EXPECT_EQ(course.zoneAfterStage, (Rows{{3, 3, 3}, {6, 3, 3}, {7, 4, 4}}));
    EXPECT_EQ(course.fuelAfterStage, (Rows{{12, 12, 12}, {10, 12, 12}, {6, 8, 8}}));
    EXPECT_EQ(course.playedAfterStage, (std::vector<std::size_t>{0, 6, 12}));
    EXPECT_EQ(course.seats, (std::vector<Course::SeatTotals>{{6, 0, 0}, {4, 0, 1}, {4, 0, 1}}));
    EXPECT_EQ(course.stages, 2);
    EXPECT_EQ(course.lead, 3);
}

TEST(OutspeedCourse, the_turn_that_goes_on_is_the_last_stage) {
    auto line = turn(1, {route("A", 2, {.zones = 3})}, {"A", "A", "A"});
    line = both(line, {Overrule{"so", {edit::SetTokens{1, {Nitro}}}}, DescribeTile{{2, {route("A")}}},
                       Announce{1, Nitro}, ApplyBonuses{}});
    const Course course = courseOf(setupFor(3), line);
    EXPECT_EQ(course.zoneAfterStage, (Rows{{3, 3, 3}, {6, 6, 6}, {6, 7, 6}}));
    EXPECT_EQ(course.stages, 2);
    EXPECT_EQ(course.bonuses, (std::vector<Course::Bonus>{{2, 2, 1, Nitro}}));
    EXPECT_EQ(course.seats[1].bonuses, 1);
    EXPECT_EQ(course.overrides, std::vector<std::size_t>{6});
    const Course later =
        courseOf(setupFor(3), both(line, {Program{0, "A", {}}, Program{1, "A", {}}, Program{2, "A", {}}, Resolve{}}));
    EXPECT_EQ(later.zoneAfterStage, (Rows{{3, 3, 3}, {6, 6, 6}, {6, 7, 6}}));
}

TEST(OutspeedCourse, eliminations_and_the_end_in_the_midst_of_a_turn) {
    const std::vector<Action> position{
        Overrule{"begun before", {edit::SetFuel{1, 2}, edit::SetFuel{2, 2}, edit::SetZone{1, 5}}}};
    const auto line = both(position, turn(1, {route("A", 2, {.zones = 3})}, {"A", "A", "A"}));
    const Course course = courseOf(setupFor(3), line);
    EXPECT_EQ(course.zoneAfterStage, (Rows{{3, 5, 3}, {3, 5, 3}}));
    EXPECT_EQ(course.fuelAfterStage, (Rows{{12, 2, 2}, {10, 0, 0}}));
    EXPECT_EQ(course.eliminations, (std::vector<Course::Elimination>{{1, 1, 1, OutBy::Fuel}, {1, 1, 2, OutBy::Fuel}}));
    EXPECT_TRUE(course.over);
    EXPECT_EQ(course.winners, std::vector<SeatId>{0});
    EXPECT_EQ(course.lead, std::nullopt) << "nobody else is in the race";
}

TEST(OutspeedCourse, who_is_ruled_out_and_in_again) {
    auto line = turn(1, {route("A")}, {"A", "A", "A"});
    line.emplace_back(overrule({edit::SetEliminated{1, true}}));
    EXPECT_EQ(courseOf(setupFor(3), line).eliminations, (std::vector<Course::Elimination>{{2, 2, 1, {}}}));
    line.emplace_back(overrule({edit::SetEliminated{1, false}}));
    EXPECT_TRUE(courseOf(setupFor(3), line).eliminations.empty());
}

TEST(OutspeedCourse, a_ruling_on_something_else_leaves_who_is_out_as_it_is) {
    auto line = both({overrule({edit::SetFuel{1, 2}})}, turn(1, {route("A", 2, {.zones = 3})}, {"A", "A", "A"}));
    line.emplace_back(overrule({edit::SetFuel{2, 5}, edit::SetEliminated{0, true}}));
    EXPECT_EQ(courseOf(setupFor(3), line).eliminations,
              (std::vector<Course::Elimination>{{1, 1, 1, OutBy::Fuel}, {2, 2, 0, {}}}));
}

TEST(OutspeedCourse, the_lead_is_the_winners) {
    const std::vector<Action> line{overrule({edit::SetZone{1, 9}, edit::EndGame{{0}}})};
    const Course course = courseOf(setupFor(3), line);
    EXPECT_EQ(course.lead, -6);
    EXPECT_EQ(course.stages, 0);
    EXPECT_TRUE(course.over);
}

TEST(OutspeedCourse, a_turn_that_a_ruling_ended_counts) {
    const std::vector<Action> line{DescribeTile{{1, {route("A")}}},
                                   overrule({edit::StartTurn{2}, edit::SetZone{0, 4}})};
    const Course course = courseOf(setupFor(3), line);
    EXPECT_EQ(course.stages, 1);
    EXPECT_EQ(course.zoneAfterStage, (Rows{{3, 3, 3}, {4, 3, 3}}));
}

TEST(OutspeedCourse, of_a_session_is_that_of_its_line_of_play) {
    const auto line = turn(1, {route("A", 2, {.zones = 3})}, {"A", "A", "A"});
    Session<Outspeed> session(setupFor(3));
    for (const Action& act : line) session.add(act);
    EXPECT_EQ(courseOf(session), courseOf(setupFor(3), line));
    session.add(Undo{1});
    EXPECT_EQ(courseOf(session).stages, 1);
    EXPECT_EQ(courseOf(session).zoneAfterStage, (Rows{{3, 3, 3}, {3, 3, 3}}));
}

}  // namespace
}  // namespace basekeeper::outspeed
