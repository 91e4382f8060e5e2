// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/score_sheet/course.h"

#include <algorithm>

namespace basekeeper::score_sheet {

namespace {

std::vector<std::vector<int>> totalsByRound(const State& state) {
    std::vector<std::vector<int>> all{std::vector<int>(state.rounds.front().size())};
    for (int round = 0; round < completeRounds(state); ++round) {
        all.push_back(all.back());
        std::ranges::transform(all.back(), state.rounds[static_cast<std::size_t>(round)], all.back().begin(),
                               [](int sum, std::optional<int> points) { return sum + points.value_or(0); });
    }
    all.back() = totals(state);
    return all;
}

int leadOf(const State& state) {
    std::vector<Standing> all = standings(state);
    const auto first =
        state.winners.empty() ? all.begin() : std::ranges::find(all, state.winners.front(), &Standing::seat);
    const int best = first->total;
    all.erase(first);
    return state.options.lowestWins ? all.front().total - best : best - all.front().total;
}

}  // namespace

Course courseOf(const Session<ScoreSheet>& session) {
    Course course;
    course.playedAfterRound.push_back(0);
    State state = initial(session.setup());
    for (std::size_t played = 0; played < session.played(); ++played) {
        const Action& act = session.act(played);
        if (std::holds_alternative<Overrule>(act)) course.overrides.push_back(played);
        applyInPlace(state, act);
        // An override can complete several rounds at once, or end the game before the round is complete.
        course.playedAfterRound.resize(static_cast<std::size_t>(completeRounds(state)) + 1, played + 1);
    }
    course.playedAfterRound.back() = session.played();
    course.totalsAfterRound = totalsByRound(state);
    course.rounds = completeRounds(state);
    course.over = state.over;
    course.winners = state.winners;
    course.lead = leadOf(state);
    return course;
}

}  // namespace basekeeper::score_sheet
