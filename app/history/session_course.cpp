// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/session_course.h"

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

std::vector<ScoreKind> SessionCourse::measures() const {
    std::vector<ScoreKind> all{kinds.score};
    for (const Measure& measure : further) all.push_back(measure.kind);
    return all;
}

SessionCourse SessionCourse::charted(std::size_t measure) const {
    SessionCourse course = *this;
    if (measure == 0 || measure > further.size()) return course;
    course.kinds.score = further[measure - 1].kind;
    course.scoreAfterStage = further[measure - 1].afterStage;
    course.goal.reset();
    return course;
}

int SessionCourse::stageOfAct(std::size_t act) const {
    const auto stageAt = std::ranges::lower_bound(playedAfterStage, act);
    return static_cast<int>(std::min(stageAt, std::prev(playedAfterStage.end())) - playedAfterStage.begin());
}

}  // namespace basekeeper
