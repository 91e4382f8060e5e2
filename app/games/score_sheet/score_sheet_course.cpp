// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/score_sheet/score_sheet_ui.h"
#include "core/score_sheet/course.h"

namespace basekeeper {

const CourseKinds& GameUi<ScoreSheet>::courseKinds() {
    static const CourseKinds kinds{
        .stage = {QT_TRANSLATE_N_NOOP("Course", "%n round(s)"), QT_TRANSLATE_NOOP("Course", "Round %1"),
                  QT_TRANSLATE_NOOP("Course", "One round back"), QT_TRANSLATE_NOOP("Course", "One round forward"),
                  QT_TRANSLATE_NOOP("Course", "Before the first round"),
                  //: below a chart, along which the rounds go by
                  QT_TRANSLATE_NOOP("Course", "round")},
        //: title of an axis, and the word before a number: “points at the end 12”
        .score = {QT_TRANSLATE_NOOP("Course", "points"), QT_TRANSLATE_NOOP("Course", "Points"),
                  QT_TRANSLATE_NOOP("Course", "Points, round by round")},
        .lead = {QT_TRANSLATE_N_NOOP("Course", "%n point(s) ahead of the runner-up"),
                 QT_TRANSLATE_NOOP("Course", "tied on points with the runner-up"),
                 QT_TRANSLATE_N_NOOP("Course", "%n point(s) behind the leader")},
    };
    return kinds;
}

SessionCourse GameUi<ScoreSheet>::course(const Session<ScoreSheet>& session) {
    score_sheet::Course course = score_sheet::courseOf(session);
    SessionCourse projection;
    projection.kinds = courseKinds();
    projection.scoreAfterStage = std::move(course.totalsAfterRound);
    projection.playedAfterStage = std::move(course.playedAfterRound);
    projection.overrides = std::move(course.overrides);
    projection.stages = course.rounds;
    projection.over = course.over;
    projection.winners = std::move(course.winners);
    projection.lead = course.lead;
    projection.fewestWins = session.setup().options.lowestWins;
    projection.counts.resize(session.setup().seats.size());
    return projection;
}

}  // namespace basekeeper
