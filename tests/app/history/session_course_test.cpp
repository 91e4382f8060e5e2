// SPDX-License-Identifier: GPL-3.0-or-later

// What every game's course must be, at any moment of any game: else charts and reports would read what is not there.
#include "app/games/games.h"
#include "app/history/course_rows.h"
#include "app/history/course_texts.h"
#include "app/language/languages.h"
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

TYPED_TEST(CourseOfAnyGame, IsToldWithoutAnEmptyEnd) {
    Random random(1);
    const Session<TypeParam> session(Trait<TypeParam>::setup(random));
    for (const SessionSeatRow& row : seatRows(session.setup().seats, sessionCourse(session)))
        EXPECT_FALSE(row.spoken.trimmed().endsWith(u';')) << row.spoken.toStdString();
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

TEST(Stages, AreToldByRoundAndBoatAlsoWhereARulingCutARoundShort) {
    const Languages languages;
    using namespace all_aboard;
    all_aboard::Setup setup;
    setup.seats = {{"Ana", "en"}, {"Bo", "en"}};
    Session<AllAboard> session(setup);
    const RevealBoats boats{{Weight::ofKilos(30), Weight::ofKilos(30)}};
    session.add(Action(boats));
    session.add(Action(Overrule{"again", {edit::SetSailing{2, BoatResult::Sunk}, edit::StartRound{2}}}));
    session.add(Action(boats));
    session.add(Action(Overrule{"seen", {edit::SetSailing{2, BoatResult::Sailed}}}));
    const SessionCourse course = sessionCourse(session);
    EXPECT_EQ(course.stages, 1);
    EXPECT_EQ(CourseTexts::stage(course, 1), "Round 2, boat 1");
}

/// Of a game that the first of the seats has won.
SessionCourse wonWith(SessionCourse::Series scores) {
    SessionCourse course;
    course.kinds = GameUi<AllYourBase>::courseKinds();
    course.stages = static_cast<int>(scores.size()) - 1;
    course.scoreAfterStage = std::move(scores);
    course.over = true;
    course.winners = {0};
    return course;
}

TEST(TurningPoints, AreWhereTheWinnerWasFurthestBehindAndWhenItTookTheLead) {
    const Languages languages;
    const SessionCourse course = wonWith({{0, 0, 0}, {0, 1, 2}, {1, 3, 2}, {2, 4, 1}, {4, 4, 1}, {5, 4, 1}, {6, 4, 1}});
    EXPECT_EQ(course.furthestBehind(), (SessionCourse::Setback{3, 2})) << "the last time that it was so far";
    EXPECT_EQ(course.aheadForGoodSince(), 5);
    EXPECT_EQ(CourseTexts::turningPoints(course, {"Ana", "Bo", "Cy"}),
              (QStringList{"Turn 3: Ana, 2 bases behind the leader", "Turn 5: Ana, in the lead for good"}));
}

TEST(TurningPoints, AreNotWhereTheWinnerLedFromTheFirstStageOn) {
    const SessionCourse course = wonWith({{0, 0}, {1, 0}, {2, 1}});
    EXPECT_EQ(course.furthestBehind(), std::nullopt);
    EXPECT_EQ(course.aheadForGoodSince(), std::nullopt);
    EXPECT_EQ(CourseTexts::turningPoints(course, {"Ana", "Bo", "Cy"}), QStringList());
}

TEST(TurningPoints, AreNotThatOthersPlayEarlierInARound) {
    EXPECT_EQ(wonWith({{0, 0}, {0, 1}, {1, 1}, {2, 1}}).furthestBehind(), std::nullopt) << "behind by one";
}

TEST(TurningPoints, DoNotCountWhoHasDroppedOut) {
    SessionCourse course = wonWith({{3, 3, 3}, {5, 9, 4}, {8, 18, 6}, {12, 18, 9}, {15, 18, 10}});
    course.outAfter = {std::nullopt, 2, std::nullopt};
    EXPECT_EQ(course.furthestBehind(), (SessionCourse::Setback{1, 4}));
    EXPECT_EQ(course.aheadForGoodSince(), 2);
}

TEST(TurningPoints, AreOfOneWinnerAmongSeveralSeats) {
    SessionCourse shared = wonWith({{0, 0}, {0, 1}, {2, 1}, {2, 2}});
    shared.winners = {0, 1};
    EXPECT_EQ(CourseTexts::turningPoints(shared, {}), QStringList());
    EXPECT_EQ(CourseTexts::turningPoints(wonWith({{0}, {1}, {2}}), {}), QStringList());
    SessionCourse open = wonWith({{0, 0}, {0, 1}, {2, 1}});
    open.winners.clear();
    EXPECT_EQ(CourseTexts::turningPoints(open, {}), QStringList());
}

TEST(TurningPoints, KnowThatTheLowestScoreMayWin) {
    SessionCourse course = wonWith({{0, 0}, {9, 4}, {9, 12}, {10, 20}});
    course.fewestWins = true;
    EXPECT_EQ(course.furthestBehind(), (SessionCourse::Setback{1, 5}));
    EXPECT_EQ(course.aheadForGoodSince(), 2);
}

TEST(SessionCourse, StandsWithTheWinnersFirstAndWhoDroppedOutLast) {
    SessionCourse course = wonWith({{0, 0, 0, 0}, {3, 9, 9, 7}});
    course.winners = {0};
    EXPECT_EQ(course.standing(), (std::vector<SeatId>{0, 1, 2, 3}));
    course.outAfter = {{}, 1, {}, {}};
    EXPECT_EQ(course.standing(), (std::vector<SeatId>{0, 2, 3, 1}));
    course.outAfter = {{}, 1, {}, 2};
    EXPECT_EQ(course.standing(), (std::vector<SeatId>{0, 2, 3, 1})) << "held out longer, whatever the score";
    course.outAfter = {{}, 1, {}, {}};
    course.fewestWins = true;
    EXPECT_EQ(course.standing(), (std::vector<SeatId>{0, 3, 2, 1}));
}

TEST(TurningPoints, EndBehindWhereFewerPointsHaveWonByAnotherRule) {
    const SessionCourse course = wonWith({{0, 0}, {1, 3}, {2, 3}});
    EXPECT_EQ(course.furthestBehind(), (SessionCourse::Setback{1, 2}));
    EXPECT_EQ(course.aheadForGoodSince(), std::nullopt);
}

}  // namespace
