// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/session_course.h"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace basekeeper {

bool SessionCourse::hasWon(SeatId seat) const { return std::ranges::find(winners, seat) != winners.end(); }

std::vector<SeatId> SessionCourse::standing() const {
    std::vector<SeatId> order(scoreAfterStage.back().size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, [this](SeatId one, SeatId other) {
        if (hasWon(one) != hasWon(other)) return hasWon(one);
        const std::optional<int> out = outAfterOf(one);
        const std::optional<int> otherOut = outAfterOf(other);
        if (out.has_value() != otherOut.has_value()) return !out.has_value();
        if (out != otherOut) return *out > *otherOut;
        return fewestWins ? scoreOf(one) < scoreOf(other) : scoreOf(one) > scoreOf(other);
    });
    return order;
}

std::optional<int> SessionCourse::outAfterOf(SeatId seat) const {
    const auto number = static_cast<std::size_t>(seat);
    return number < outAfter.size() ? outAfter[number] : std::nullopt;
}

int SessionCourse::lastStageOf(SeatId seat) const {
    const auto last = static_cast<int>(scoreAfterStage.size()) - 1;
    return std::min(outAfterOf(seat).value_or(last), last);
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

bool SessionCourse::hasOneWinnerOfSeveral() const {
    return winners.size() == 1 && !scoreAfterStage.empty() && scoreAfterStage.front().size() > 1;
}

int SessionCourse::winnersLead(std::size_t stage) const {
    const auto worth = [&](SeatId seat) {
        const int score = scoreAfterStage[stage][static_cast<std::size_t>(seat)];
        return fewestWins ? -score : score;
    };
    std::optional<int> best;
    for (SeatId seat = 0; seat < static_cast<SeatId>(scoreAfterStage[stage].size()); ++seat) {
        // Who has dropped out is not ahead of anybody, wherever it stopped.
        const auto out = outAfterOf(seat);
        if (seat == winners.front() || (out && static_cast<int>(stage) >= *out)) continue;
        best = std::max(best.value_or(worth(seat)), worth(seat));
    }
    return best ? worth(winners.front()) - *best : 1;
}

std::optional<SessionCourse::Setback> SessionCourse::furthestBehind() const {
    if (!hasOneWinnerOfSeveral()) return {};
    Setback worst;
    // The last entry is the end, at which it has won.
    for (std::size_t stage = 1; stage + 1 < scoreAfterStage.size(); ++stage)
        if (const int behind = -winnersLead(stage); behind >= std::max(leastSetback, worst.behind))
            worst = {static_cast<int>(stage), behind};
    return worst.behind > 0 ? std::optional(worst) : std::nullopt;
}

std::optional<int> SessionCourse::aheadForGoodSince() const {
    if (!hasOneWinnerOfSeveral()) return {};
    std::size_t since = scoreAfterStage.size();
    while (since > 1 && winnersLead(since - 1) > 0) --since;
    if (since <= 1 || since == scoreAfterStage.size()) return {};
    return static_cast<int>(since);
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
