// SPDX-License-Identifier: GPL-3.0-or-later

// What every game's course must be, at any moment of any game: else charts and reports would read what is not there.
#include "app/games/games.h"
#include "app/history/course_rows.h"
#include "tests/support/random_all_aboard.h"
#include "tests/support/random_all_your_base.h"
#include "tests/support/random_outspeed.h"
#include "tests/support/random_score_sheet.h"

#include <gtest/gtest.h>

#include <set>

using namespace basekeeper;
using namespace basekeeper::random_play;

namespace {

template <class G>
class CourseOfAnyGame : public testing::Test {};
using AllGames = testing::Types<AllYourBase, AllAboard, Outspeed, ScoreSheet>;
TYPED_TEST_SUITE(CourseOfAnyGame, AllGames);

template <Game G>
void expectSound(const Session<G>& session) {
    const SessionCourse course = sessionCourse(session);
    const auto stages = static_cast<std::size_t>(course.stages);
    const std::size_t seats = session.setup().seats.size();
    ASSERT_EQ(course.scoreAfterStage.size(), stages + 1);
    ASSERT_EQ(course.playedAfterStage.size(), stages + 1);
    EXPECT_EQ(course.playedAfterStage.back(), session.played());
    EXPECT_TRUE(std::ranges::is_sorted(course.playedAfterStage));
    ASSERT_EQ(course.extraSeries.size(), course.kinds.extraSeries.size());
    for (const auto& afterStage : course.extraSeries) ASSERT_EQ(afterStage.size(), stages + 1);
    for (const auto& scores : course.scoreAfterStage) ASSERT_EQ(scores.size(), seats);
    ASSERT_EQ(course.counts.size(), seats);
    for (const auto& ofSeat : course.counts) ASSERT_EQ(ofSeat.size(), course.kinds.counts.size());
    for (const auto& mark : course.marks) {
        ASSERT_GE(mark.stage, 0);
        ASSERT_LE(mark.stage, course.stages);
    }
    EXPECT_LE(markRows(course).size(), course.marks.size());
}

TYPED_TEST(CourseOfAnyGame, IsSoundAfterEveryAct) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        SCOPED_TRACE(seed);
        Random random(seed);
        Session<TypeParam> session(Trait<TypeParam>::setup(random));
        for (int act = 0; act < 150 && !testing::Test::HasFatalFailure(); ++act) {
            const Entry<TypeParam> entry(Trait<TypeParam>::act(session.state(), random));
            if (session.whyNot(entry)) continue;
            session.add(entry);
            expectSound(session);
        }
    }
}

TYPED_TEST(CourseOfAnyGame, CountsEachKindByANameOfItsOwn) {
    std::set<QString> names;
    for (const CountKind& kind : GameUi<TypeParam>::courseKinds().counts) {
        EXPECT_FALSE(kind.name.isEmpty());
        EXPECT_TRUE(names.insert(kind.name).second) << QString(kind.name).toStdString();
    }
}

TEST(CourseOfOutspeed, IsSoundWhereARulingComesBeforeTheFirstAct) {
    outspeed::Setup setup;
    setup.seats.resize(4);
    Session<Outspeed> session(setup);
    session.add(outspeed::Action(outspeed::Overrule{"late", {outspeed::edit::SetEliminated{0, true}}}));
    expectSound(session);
    session.add(outspeed::Action(
        outspeed::Overrule{"later", {outspeed::edit::StartTurn{13}, outspeed::edit::SetEliminated{1, true}}}));
    expectSound(session);
    EXPECT_EQ(sessionCourse(session).stages, 0) << "so far it is how the game was laid out";
    session.add(outspeed::Action(outspeed::DescribeTile{{13, {outspeed::Route{"A", {}, false, 1, {}}}}}));
    expectSound(session);
    EXPECT_EQ(sessionCourse(session).stages, 1);
}

}  // namespace
