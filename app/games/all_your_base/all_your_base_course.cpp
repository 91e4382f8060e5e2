// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_your_base/all_your_base_ui.h"

#include "core/all_your_base/course.h"

#include <algorithm>

namespace basekeeper {

SessionCourse GameUi<AllYourBase>::course(const Session<AllYourBase>& session) {
    using all_your_base::Course;
    Course course = all_your_base::courseOf(session);
    SessionCourse told;
    told.kinds = courseKinds;
    told.scoreAfterStage = std::move(course.heldAfterTurn);
    told.playedAfterStage = std::move(course.playedAfterTurn);
    told.rulings = std::move(course.rulings);
    told.stages = course.turns;
    told.over = course.over;
    if (course.winner) told.winners = {*course.winner};
    told.lead = course.lead;
    told.goal = session.state().rules.threshold;
    for (const auto& capture : course.captures) told.marks.push_back({MarkKind::Capture, capture.by, capture.turn});
    for (const auto& theft : course.thefts) told.marks.push_back({MarkKind::Theft, theft.by, theft.turn});
    for (const auto& counter : course.counterattacks)
        told.marks.push_back({MarkKind::Counterattack, counter.by, counter.turn});
    const auto count = [](const auto& things, auto whose, SeatId seat) {
        return static_cast<int>(std::ranges::count(things, seat, whose));
    };
    for (SeatId seat = 0; seat < session.state().rules.seats; ++seat)
        told.figures.push_back(
            {{FigureKind::Captures, count(course.captures, &Course::Capture::by, seat)},
             {FigureKind::Suffered, count(course.captures, &Course::Capture::from, seat)},
             {FigureKind::Thefts, count(course.thefts, &Course::Capture::by, seat)},
             {FigureKind::Counterattacks, count(course.counterattacks, &Course::Counterattack::by, seat)}});
    return told;
}

}  // namespace basekeeper
