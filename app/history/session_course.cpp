// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/session_course.h"

#include <algorithm>
#include <iterator>

namespace basekeeper {

bool SessionCourse::hasWon(SeatId seat) const { return std::ranges::find(winners, seat) != winners.end(); }

int SessionCourse::lastStageOf(SeatId seat) const {
    const auto last = static_cast<int>(scoreAfterStage.size()) - 1;
    const auto out = static_cast<std::size_t>(seat) < outAfter.size() ? outAfter[static_cast<std::size_t>(seat)]
                                                                      : std::optional<int>();
    return std::min(out.value_or(last), last);
}

int SessionCourse::countOf(SeatId seat, QLatin1StringView kind) const {
    const auto found = std::ranges::find(kinds.counts, kind, &CountKind::name);
    if (found == kinds.counts.end()) return 0;
    return counts[static_cast<std::size_t>(seat)][static_cast<std::size_t>(found - kinds.counts.begin())];
}

int SessionCourse::sumOf(QLatin1StringView kind) const {
    int sum = 0;
    for (SeatId seat = 0; seat < static_cast<SeatId>(counts.size()); ++seat) sum += countOf(seat, kind);
    return sum;
}

std::vector<MeasureKind> SessionCourse::measures() const {
    std::vector<MeasureKind> all{kinds.score};
    all.insert(all.end(), kinds.extraSeries.begin(), kinds.extraSeries.end());
    return all;
}

SessionCourse SessionCourse::charted(std::size_t measure) const {
    SessionCourse course = *this;
    if (measure == 0 || measure > extraSeries.size()) return course;
    course.kinds.score = kinds.extraSeries[measure - 1];
    course.scoreAfterStage = extraSeries[measure - 1];
    course.goal.reset();
    return course;
}

int SessionCourse::stageOfAct(std::size_t act) const {
    const auto stageAt = std::ranges::lower_bound(playedAfterStage, act);
    return static_cast<int>(std::min(stageAt, std::prev(playedAfterStage.end())) - playedAfterStage.begin());
}

}  // namespace basekeeper
