// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_aboard/course.h"
#include "tests/support/all_aboard_table.h"

namespace basekeeper::all_aboard {
namespace {

using edit::Place;
using enum Animal;
using Points = std::vector<std::vector<int>>;

std::vector<Action> round(const std::vector<SeatAnimal>& first, const std::vector<SeatAnimal>& second, Weight number1,
                          Weight number2) {
    std::vector<Edit> edits;
    for (const SeatAnimal& who : first) edits.emplace_back(edit::MoveAnimal{who, 1});
    for (const SeatAnimal& who : second) edits.emplace_back(edit::MoveAnimal{who, 2});
    edits.emplace_back(edit::SetSailing{1, {}});
    return {RevealBoats{{number1, number2}}, overrule(edits), Sail{}, Sail{}};
}

TEST(AllAboardCourse, a_game_that_has_not_begun) {
    const Course course = courseOf(setupFor(3), {});
    EXPECT_EQ(course.pointsAfterBoat, (Points{{0, 0, 0}}));
    EXPECT_EQ(course.playedAfterBoat, std::vector<std::size_t>{0});
    EXPECT_EQ(course.boats, 0);
    EXPECT_EQ(course.lead, 0);
    EXPECT_FALSE(course.over);
}

TEST(AllAboardCourse, points_boat_by_boat) {
    const auto line = round({{0, Bear}, {1, Bear}}, {{0, Fox}, {1, Lion}}, 30_kg, 30_kg);
    const Course course = courseOf(setupFor(2), line);
    EXPECT_EQ(course.pointsAfterBoat, (Points{{0, 0}, {13, 13}, {13, 23}}))
        << "bear 11 and a cupid; the lion eats the fox";
    EXPECT_EQ(course.playedAfterBoat, (std::vector<std::size_t>{0, 3, 4}));
    EXPECT_EQ(course.voyages,
              (std::vector<Course::Voyage>{{1, 1, 1, 2, BoatResult::Sailed}, {2, 1, 2, 3, BoatResult::Sailed}}));
    EXPECT_EQ(course.boats, 2);
    EXPECT_EQ(course.cupids, (std::vector<Course::Cupid>{{1, 0}, {1, 1}})) << "the two bears on boat 1";
    EXPECT_EQ(course.overrides, std::vector<std::size_t>{1});
    EXPECT_EQ(course.seats, (std::vector<Course::SeatTotals>{{1, 1, 1}, {2, 1, 0}}));
    EXPECT_EQ(course.lead, 10);
}

TEST(AllAboardCourse, a_boat_that_waited_has_sailed_with_its_replacement) {
    std::vector<Action> line = round({{0, Mouse}, {1, Elephant}}, {}, 30_kg, 30_kg);
    line.insert(line.begin() + 3, ReplaceBoat{1_kg});
    const Course course = courseOf(setupFor(2), line);
    EXPECT_EQ(course.voyages,
              (std::vector<Course::Voyage>{{1, 1, 1, 3, BoatResult::Sunk}, {2, 1, 2, 4, BoatResult::Sailed}}));
    EXPECT_EQ(course.seats[0].lost, 1);
}

TEST(AllAboardCourse, what_monkeys_threw) {
    const auto line = round({{0, Monkey}, {1, Bear}, {1, Sloth}}, {}, 30_kg, 30_kg);
    EXPECT_EQ(courseOf(setupFor(2), line).seats, (std::vector<Course::SeatTotals>{{1, 0, 0}, {2, 0, 0}}));
}

TEST(AllAboardCourse, the_beginning_has_the_position_that_was_declared_then) {
    std::vector<Action> line{overrule({edit::SetCupids{1, 3}})};
    for (const Action& act : round({}, {}, 1_kg, 1_kg)) line.push_back(act);
    const Course course = courseOf(setupFor(2), line);
    EXPECT_EQ(course.pointsAfterBoat, (Points{{0, 6}, {0, 6}, {0, 6}}));
    EXPECT_EQ(course.playedAfterBoat, (std::vector<std::size_t>{1, 4, 5}));
}

TEST(AllAboardCourse, what_was_ruled_since_the_last_boat_is_there_at_the_end) {
    std::vector<Action> line = round({{0, Bear}}, {}, 30_kg, 30_kg);
    line.emplace_back(overrule({edit::MoveAnimal{{0, Bear}, Place::Discarded}}));
    const Course course = courseOf(setupFor(2), line);
    EXPECT_EQ(course.pointsAfterBoat, (Points{{0, 0}, {11, 0}, {0, 0}}));
    EXPECT_EQ(course.playedAfterBoat.back(), line.size());
    EXPECT_EQ(course.boats, 2);
}

TEST(AllAboardCourse, the_lead_is_the_winners) {
    const std::vector<Action> line{overrule({edit::SetCupids{1, 3}, edit::EndGame{{0}}})};
    const Course course = courseOf(setupFor(2), line);
    EXPECT_EQ(course.lead, -6);
    EXPECT_TRUE(course.over);
    EXPECT_EQ(course.winners, std::vector<SeatId>{0});
    const std::vector<Action> other{overrule({edit::SetCupids{0, 1}, edit::EndGame{{1}}})};
    EXPECT_EQ(courseOf(setupFor(2), other).lead, -2);
}

TEST(AllAboardCourse, a_round_that_starts_anew_has_no_voyages) {
    const std::vector<Action> line{RevealBoats{{30_kg, 30_kg}},
                                   overrule({edit::SetSailing{2, {}}, edit::StartRound{2}})};
    const Course course = courseOf(setupFor(2), line);
    EXPECT_EQ(course.boats, 0);
    EXPECT_TRUE(course.voyages.empty());
}

TEST(AllAboardCourse, of_a_session_is_that_of_its_line_of_play) {
    const auto line = round({{0, Bear}}, {{1, Fox}}, 30_kg, 1_kg);
    Session<AllAboard> session(setupFor(2));
    for (const Action& act : line) session.add(act);
    EXPECT_EQ(courseOf(session), courseOf(setupFor(2), line));
    session.add(Undo{1});
    EXPECT_EQ(courseOf(session).boats, 1);
}

TEST(AllAboardCourse, a_voyage_that_a_ruling_ended_counts) {
    std::vector<Action> line{RevealBoats{{30_kg, 30_kg}}, overrule({edit::SetSailing{2, BoatResult::Sunk}}), Sail{}};
    const Course course = courseOf(setupFor(2), line);
    EXPECT_EQ(course.boats, 2);
    EXPECT_EQ(course.voyages,
              (std::vector<Course::Voyage>{{1, 1, 1, 1, BoatResult::Sunk}, {2, 1, 2, 2, BoatResult::Sailed}}));
    EXPECT_EQ(course.playedAfterBoat, (std::vector<std::size_t>{0, 2, 3}));
}

}  // namespace
}  // namespace basekeeper::all_aboard
