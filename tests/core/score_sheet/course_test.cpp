// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/score_sheet/course.h"

#include <gtest/gtest.h>

namespace basekeeper::score_sheet {
namespace {

Course courseOfActs(const Options& options, const std::vector<Action>& acts) {
    Session<ScoreSheet> session(Setup{{{"Ana", "en"}, {"Bo", "en"}}, options});
    for (const Action& act : acts) {
        EXPECT_FALSE(session.whyNot(act));
        session.add(act);
    }
    return courseOf(session);
}

TEST(ScoreSheetCourse, GoesRoundByRound) {
    const Course course = courseOfActs({}, {EnterPoints{1, 0, 10}});
    EXPECT_EQ(course.rounds, 0);
    EXPECT_EQ(course.totalsAfterRound, (std::vector<std::vector<int>>{{10, 0}})) << "the present state";
    EXPECT_EQ(course.lead, 10);
    EXPECT_EQ(course.playedAfterRound, std::vector<std::size_t>{1});
    EXPECT_EQ(courseOfActs({}, {EnterPoints{1, 0, 10}, EnterPoints{1, 1, 4}}).lead, 6);
}

TEST(ScoreSheetCourse, CountsANumberThatWasSetLaterInItsRound) {
    const Course course = courseOfActs({.rounds = 2, .lowestWins = true},
                                       {EnterPoints{1, 0, 10}, EnterPoints{1, 1, 20}, EnterPoints{2, 1, 5},
                                        Overrule{"so", {edit::SetPoints{1, 0, 30}}}, EnterPoints{2, 0, -2}});
    EXPECT_EQ(course.totalsAfterRound, (std::vector<std::vector<int>>{{0, 0}, {30, 20}, {28, 25}}));
    EXPECT_EQ(course.playedAfterRound, (std::vector<std::size_t>{0, 2, 5}));
    EXPECT_EQ(course.overrides, std::vector<std::size_t>{3});
    EXPECT_EQ(course.rounds, 2);
    EXPECT_TRUE(course.over);
    EXPECT_EQ(course.winners, std::vector<SeatId>{1});
    EXPECT_EQ(course.lead, 3) << "the lowest wins";
}

}  // namespace
}  // namespace basekeeper::score_sheet
