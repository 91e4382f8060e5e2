// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session_course.h"

#include "core/all_your_base/course.h"

#include <algorithm>
#include <iterator>

namespace basekeeper {

bool SessionCourse::hasWon(SeatId seat) const { return std::ranges::find(winners, seat) != winners.end(); }

int SessionCourse::figure(SeatId seat, FigureKind kind) const {
    const auto& told = figures[static_cast<std::size_t>(seat)];
    const auto found = std::ranges::find(told, kind, &Figure::kind);
    return found == told.end() ? 0 : found->value;
}

int SessionCourse::sumOf(FigureKind kind) const {
    int sum = 0;
    for (SeatId seat = 0; seat < static_cast<SeatId>(figures.size()); ++seat) sum += figure(seat, kind);
    return sum;
}

int SessionCourse::stageOfAct(std::size_t act) const {
    const auto stageAt = std::ranges::lower_bound(playedAfterStage, act);
    return static_cast<int>(std::min(stageAt, std::prev(playedAfterStage.end())) - playedAfterStage.begin());
}

SessionCourse sessionCourse(const Session<AllYourBase>& session) {
    using all_your_base::Course;
    Course course = all_your_base::courseOf(session);
    SessionCourse told;
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
    for (const auto& counter : course.counterattacks) told.marks.push_back({MarkKind::Counterattack, counter.by, counter.turn});
    const auto count = [](const auto& things, auto whose, SeatId seat) { return static_cast<int>(std::ranges::count(things, seat, whose)); };
    for (SeatId seat = 0; seat < session.state().rules.seats; ++seat)
        told.figures.push_back({{FigureKind::Captures, count(course.captures, &Course::Capture::by, seat)},
                                {FigureKind::Suffered, count(course.captures, &Course::Capture::from, seat)},
                                {FigureKind::Thefts, count(course.thefts, &Course::Capture::by, seat)},
                                {FigureKind::Counterattacks, count(course.counterattacks, &Course::Counterattack::by, seat)}});
    return told;
}

SessionCourse sessionCourse(const AnySession& session) {
    return std::visit([](const auto& play) { return sessionCourse(play); }, session);
}

}  // namespace basekeeper
