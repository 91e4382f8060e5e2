// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_your_base/all_your_base_ui.h"

#include "core/all_your_base/course.h"

#include <algorithm>

namespace basekeeper {

namespace {

constexpr MarkKind captureMark{QLatin1StringView("capture"), QLatin1StringView("flag"),
                               //: a mark in the chart: here a base was captured
                               QT_TRANSLATE_NOOP("Course", "capture")};
constexpr MarkKind counterattackMark{QLatin1StringView("counterattack"), QLatin1StringView("shield-filled"),
                                     //: a mark in the chart: here an attack was countered
                                     QT_TRANSLATE_NOOP("Course", "counterattack"), false};
constexpr MarkKind theftMark{QLatin1StringView("theft"), QLatin1StringView("hand"),
                             QT_TRANSLATE_NOOP("Course", "stolen by RED ALERT")};

}  // namespace

const CourseKinds& GameUi<AllYourBase>::courseKinds() {
    static const CourseKinds kinds{
        .stage = turnByTurn,
        //: title of an axis, and the word before a number: “bases at the end 12”
        .score = {QT_TRANSLATE_NOOP("Course", "bases"), QT_TRANSLATE_NOOP("Course", "Bases held"),
                  QT_TRANSLATE_NOOP("Course", "Bases held, turn by turn")},
        .lead = {QT_TRANSLATE_N_NOOP("Course", "%n base(s) ahead of the runner-up"),
                 QT_TRANSLATE_NOOP("Course", "tied on bases with the runner-up"),
                 QT_TRANSLATE_N_NOOP("Course", "%n base(s) behind the leader")},
        .goal = QT_TRANSLATE_NOOP("Course", "Bases needed to win: %1"),
        .counts = {{.name = QLatin1StringView("captures"),
                    .column = QT_TRANSLATE_NOOP("Course", "Captures made"),
                    .told = QT_TRANSLATE_N_NOOP("Course", "%n capture(s)"),
                    .exported = true,
                    //: before a number in the statistics
                    .sum = CountKind::Sum{QT_TRANSLATE_NOOP("Course", "captures"),
                                          QT_TRANSLATE_N_NOOP("Course", "%n capture(s)"), true}},
                   {.name = QLatin1StringView("suffered"),
                    .column = QT_TRANSLATE_NOOP("Course", "Bases lost to captures"),
                    .told = QT_TRANSLATE_N_NOOP("Course", "%n base(s) lost to captures"),
                    //: before a number in the statistics
                    .sum = CountKind::Sum{QT_TRANSLATE_NOOP("Course", "bases lost"),
                                          QT_TRANSLATE_N_NOOP("Course", "%n base(s) lost")}},
                   {.name = QLatin1StringView("thefts"),
                    .column = QT_TRANSLATE_NOOP("Course", "Bases stolen"),
                    .told = QT_TRANSLATE_N_NOOP("Course", "%n theft(s)"),
                    .toldOfNone = false,
                    .exported = true},
                   {.name = QLatin1StringView("counterattacks"),
                    .column = QT_TRANSLATE_NOOP("Course", "Counterattacks"),
                    .told = QT_TRANSLATE_N_NOOP("Course", "%n counterattack(s)"),
                    .exported = true,
                    //: before a number in the statistics
                    .sum = CountKind::Sum{QT_TRANSLATE_NOOP("Course", "counterattacks"),
                                          QT_TRANSLATE_N_NOOP("Course", "%n counterattack(s)"), true}}},
        .marks = {captureMark, counterattackMark, theftMark},
        .marksOnPaper =
            QT_TRANSLATE_NOOP("Course", "Filled: a base captured, or taken by a RED ALERT. Open: a counterattack."),
    };
    return kinds;
}

SessionCourse GameUi<AllYourBase>::course(const Session<AllYourBase>& session) {
    using all_your_base::Course;
    Course course = all_your_base::courseOf(session);
    SessionCourse told;
    told.kinds = courseKinds();
    told.scoreAfterStage = std::move(course.heldAfterTurn);
    told.playedAfterStage = std::move(course.playedAfterTurn);
    told.overrides = std::move(course.overrides);
    told.stages = course.turns;
    told.over = course.over;
    if (course.winner) told.winners = {*course.winner};
    told.lead = course.lead;
    told.goal = session.state().rules.threshold;
    for (const auto& capture : course.captures) told.marks.push_back({captureMark, capture.by, capture.turn});
    for (const auto& theft : course.thefts) told.marks.push_back({theftMark, theft.by, theft.turn});
    for (const auto& counter : course.counterattacks)
        told.marks.push_back({counterattackMark, counter.by, counter.turn});
    const auto count = [](const auto& things, auto whose, SeatId seat) {
        return static_cast<int>(std::ranges::count(things, seat, whose));
    };
    for (SeatId seat = 0; seat < session.state().rules.seats; ++seat)
        told.counts.push_back({count(course.captures, &Course::Capture::by, seat),
                               count(course.captures, &Course::Capture::from, seat),
                               count(course.thefts, &Course::Capture::by, seat),
                               count(course.counterattacks, &Course::Counterattack::by, seat)});
    return told;
}

}  // namespace basekeeper
