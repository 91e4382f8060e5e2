// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/score_sheet/state.h"

#include <algorithm>

namespace basekeeper::score_sheet {

namespace {

bool isComplete(const Round& round) {
    return std::ranges::all_of(round, [](const std::optional<int>& points) { return points.has_value(); });
}

bool inRange(const std::optional<int>& value, int highest) { return !value || (*value >= 1 && *value <= highest); }

/// Once a round is complete.
bool endIsReached(const State& state) {
    if (state.options.rounds && completeRounds(state) >= *state.options.rounds) return true;
    return state.options.target && std::ranges::max(totals(state)) >= *state.options.target;
}

}  // namespace

bool isValid(const Setup& setup) {
    const auto seats = static_cast<int>(setup.seats.size());
    return seats >= minSeats && seats <= maxSeats && inRange(setup.options.rounds, maxRounds) &&
           inRange(setup.options.target, maxTarget);
}

int completeRounds(const State& state) { return static_cast<int>(std::ranges::count_if(state.rounds, isComplete)); }

std::vector<SeatId> seatsDue(const State& state) {
    std::vector<SeatId> due;
    for (SeatId seat = 0; !state.over && seat < state.seatCount(); ++seat)
        if (!state.rounds.back()[static_cast<std::size_t>(seat)]) due.push_back(seat);
    return due;
}

std::vector<int> totals(const State& state) {
    std::vector<int> sums(state.rounds.front().size());
    for (const Round& round : state.rounds)
        for (std::size_t seat = 0; seat < sums.size(); ++seat) sums[seat] += round[seat].value_or(0);
    return sums;
}

std::vector<Standing> standings(const State& state) {
    const std::vector<int> sums = totals(state);
    const auto isBetter = [&](int one, int other) { return state.options.lowestWins ? one < other : one > other; };
    std::vector<Standing> all;
    for (SeatId seat = 0; seat < state.seatCount(); ++seat) {
        const int total = sums[static_cast<std::size_t>(seat)];
        const auto better = std::ranges::count_if(sums, [&](int other) { return isBetter(other, total); });
        all.push_back({seat, total, static_cast<int>(better) + 1});
    }
    std::ranges::stable_sort(all, {}, &Standing::place);
    return all;
}

std::vector<SeatId> leaders(const State& state) {
    std::vector<SeatId> seats;
    for (const Standing& standing : standings(state))
        if (standing.place == 1) seats.push_back(standing.seat);
    return seats;
}

void applyEnd(State& state) {
    const Round empty(state.rounds.front().size());
    if (state.rounds.size() > 1 && state.rounds.back() == empty) state.rounds.pop_back();
    state.over = isComplete(state.rounds.back()) && endIsReached(state);
    state.winners = state.over ? leaders(state) : std::vector<SeatId>();
    if (!state.over && isComplete(state.rounds.back())) state.rounds.push_back(empty);
}

}  // namespace basekeeper::score_sheet
