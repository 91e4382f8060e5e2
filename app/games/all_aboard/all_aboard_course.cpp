// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_aboard/all_aboard_ui.h"

#include "core/all_aboard/course.h"

namespace basekeeper {

namespace {

constexpr MarkKind cupidMark{QLatin1StringView("cupid"), QLatin1StringView("heart"),
                             //: a mark in the chart: here somebody got a cupid card
                             QT_TRANSLATE_NOOP("Course", "cupid card")};

}  // namespace

const CourseKinds& GameUi<AllAboard>::courseKinds() {
    static const CourseKinds kinds{
        .stage = {QT_TRANSLATE_N_NOOP("Course", "%n boat(s)"), QT_TRANSLATE_NOOP("Course", "Boat %1"),
                  QT_TRANSLATE_NOOP("Course", "One boat back"), QT_TRANSLATE_NOOP("Course", "One boat forward"),
                  QT_TRANSLATE_NOOP("Course", "Before the first boat"),
                  //: below a chart, along which the boats sail
                  QT_TRANSLATE_NOOP("Course", "boat"),
                  //: a boat among all of the game: all boats sail in each round
                  QT_TRANSLATE_NOOP("Course", "Round %1, boat %2")},
        .score = {QT_TRANSLATE_NOOP("Course", "points"), QT_TRANSLATE_NOOP("Course", "Points"),
                  QT_TRANSLATE_NOOP("Course", "Points, boat by boat")},
        .lead = {QT_TRANSLATE_N_NOOP("Course", "%n point(s) ahead of the runner-up"),
                 QT_TRANSLATE_NOOP("Course", "tied on points with the runner-up"),
                 QT_TRANSLATE_N_NOOP("Course", "%n point(s) behind the leader")},
        .counts = {{.name = QLatin1StringView("saved"),
                    .column = QT_TRANSLATE_NOOP("Course", "Animals saved"),
                    .told = QT_TRANSLATE_N_NOOP("Course", "%n animal(s) saved")},
                   {.name = QLatin1StringView("cupids"),
                    .column = QT_TRANSLATE_NOOP("Course", "Cupid cards"),
                    .told = QT_TRANSLATE_N_NOOP("Course", "%n cupid card(s)")},
                   {.name = QLatin1StringView("lost"),
                    .column = QT_TRANSLATE_NOOP("Course", "Animals lost"),
                    .told = QT_TRANSLATE_N_NOOP("Course", "%n animal(s) lost")}},
        .marks = {cupidMark},
        .marksOnPaper = QT_TRANSLATE_NOOP("Course", "Each mark is a cupid card."),
    };
    return kinds;
}

SessionCourse GameUi<AllAboard>::course(const Session<AllAboard>& session) {
    all_aboard::Course course = all_aboard::courseOf(session);
    SessionCourse told;
    told.kinds = courseKinds();
    told.scoreAfterStage = std::move(course.pointsAfterBoat);
    told.playedAfterStage = std::move(course.playedAfterBoat);
    told.overrides = std::move(course.overrides);
    told.stages = course.boats;
    for (const auto& voyage : course.voyages) told.inRounds.push_back({voyage.round, voyage.boat});
    told.over = course.over;
    told.winners = std::move(course.winners);
    told.lead = course.lead;
    for (const auto& mark : course.cupids) told.marks.push_back({cupidMark, mark.seat, mark.boat});
    for (const auto& seat : course.seats) told.counts.push_back({seat.saved, seat.cupids, seat.lost});
    return told;
}

}  // namespace basekeeper
