// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/score_sheet/rules.h"

#include "core/overload.h"
#include "core/score_sheet/game.h"

#include <algorithm>
#include <set>

namespace basekeeper::score_sheet {

namespace {

using Refusal = std::optional<Violation>;
using Code = ViolationCode;
using Arg = ArgumentName;

bool isSeat(const State& state, SeatId seat) { return seat >= 0 && seat < state.seatCount(); }

/// The round that is being played, or the last one, counted from 1.
int lastRound(const State& state) { return static_cast<int>(state.rounds.size()); }

bool inRange(int points) { return points >= -maxPoints && points <= maxPoints; }

Violation outOfRange(Code code, std::string_view clause, int points) {
    return {code, clause, {{Arg::Value, points}, {Arg::Lowest, -maxPoints}, {Arg::Highest, maxPoints}}};
}

Refusal actForbids(const State& state, const EnterPoints& act) {
    if (!isSeat(state, act.seat)) return Violation(Code::NoSuchSeat, "0.1", {{Arg::Seat, act.seat}});
    if (act.round != lastRound(state))
        return Violation(Code::OtherRound, "1.2", {{Arg::Round, act.round}, {Arg::Needed, lastRound(state)}});
    if (state.rounds.back()[static_cast<std::size_t>(act.seat)])
        return Violation(Code::HasNumber, "1.1", {{Arg::Seat, act.seat}, {Arg::Round, lastRound(state)}});
    if (!inRange(act.points)) return outOfRange(Code::PointsOutOfRange, "1.1", act.points);
    return {};
}

/// Whether the round that is being played has no number yet.
bool isBetweenRounds(const State& state) { return static_cast<int>(seatsDue(state).size()) == state.seatCount(); }

Refusal actForbids(const State& state, const EndGame&) {
    if (isBetweenRounds(state) && completeRounds(state) > 0) return {};
    return Violation(Code::RoundNotComplete, "2.3", {{Arg::Round, lastRound(state)}});
}

tl::expected<State, Violation> withOverride(State state, const Overrule& act) {
    if (act.reason.empty()) return tl::unexpected(Violation(Code::ReasonMissing, "7.1"));
    for (const Edit& change : act.changes)
        if (auto refusal = applyEdit(state, change)) return tl::unexpected(std::move(*refusal));
    return state;
}

/// The game is over with the rounds that are complete.
void close(State& state, std::vector<SeatId> winners) {
    if (lastRound(state) > 1 && isBetweenRounds(state)) state.rounds.pop_back();
    state.over = true;
    state.winners = std::move(winners);
}

}  // namespace

State initial(const Setup& setup) { return {setup.options, {Round(setup.seats.size())}, false, {}}; }

std::optional<Violation> whyNot(const State& state, const Action& action) {
    return std::visit(Overload{
                          [&](const Overrule& act) -> Refusal {
                              auto after = withOverride(state, act);
                              return after ? Refusal{} : Refusal(std::move(after.error()));
                          },
                          [&](const auto& act) -> Refusal {
                              if (state.over) return Violation(Code::GameOver, "2.4");
                              return actForbids(state, act);
                          },
                      },
                      action);
}

void applyInPlace(State& state, const Action& action) {
    std::visit(Overload{
                   [&](const EnterPoints& act) {
                       state.rounds.back()[static_cast<std::size_t>(act.seat)] = act.points;
                       applyEnd(state);
                   },
                   [&](const EndGame&) { close(state, leaders(state)); },
                   [&](const Overrule& act) { state = *withOverride(std::move(state), act); },
               },
               action);
}

tl::expected<State, Violation> apply(const State& state, const Action& action) {
    if (auto refusal = whyNot(state, action)) return tl::unexpected(std::move(*refusal));
    State next = state;
    applyInPlace(next, action);
    return next;
}

std::optional<Violation> applyEdit(State& state, const Edit& change) {
    return std::visit(
        Overload{
            [&](const edit::SetPoints& set) -> Refusal {
                if (!isSeat(state, set.seat)) return Violation(Code::RulingOutOfRange, "7.1", {{Arg::Seat, set.seat}});
                if (set.round < 1 || set.round > lastRound(state))
                    return Violation(Code::RulingOutOfRange, "7.1", {{Arg::Round, set.round}});
                if (set.points && !inRange(*set.points)) return outOfRange(Code::RulingOutOfRange, "7.1", *set.points);
                if (!set.points && (state.over || set.round < lastRound(state)))
                    return Violation(Code::RulingOutOfRange, "7.1", {{Arg::Round, set.round}, {Arg::Seat, set.seat}});
                state.rounds[static_cast<std::size_t>(set.round) - 1][static_cast<std::size_t>(set.seat)] = set.points;
                applyEnd(state);
                return {};
            },
            [&](const edit::EndGame& end) -> Refusal {
                for (const SeatId seat : end.winners)
                    if (!isSeat(state, seat)) return Violation(Code::RulingOutOfRange, "7.1", {{Arg::Seat, seat}});
                const std::set<SeatId> winners(end.winners.begin(), end.winners.end());
                close(state, {winners.begin(), winners.end()});
                return {};
            },
        },
        change);
}

Refusal whyNoneLegal(const State& state, ActKind kind) {
    if (kind == ActKind::Overrule) return {};
    if (state.over) return Violation(Code::GameOver, "2.4");
    return kind == ActKind::EndGame ? actForbids(state, EndGame{}) : Refusal{};
}

LegalActs legalActs(const State& state) {
    return legalActsBy<LegalActs>([&](ActKind kind) { return whyNoneLegal(state, kind); });
}

std::optional<Overrule> asOverride(const State& before, const State& after, const State& now, const Renaming&,
                                   const std::string& reason) {
    Overrule overrule{reason, {}};
    for (std::size_t round = 0; round < after.rounds.size() && round < now.rounds.size(); ++round)
        for (std::size_t seat = 0; seat < after.rounds[round].size(); ++seat) {
            const std::optional<int> to = after.rounds[round][seat];
            const std::optional<int> was = round < before.rounds.size() ? before.rounds[round][seat] : std::nullopt;
            if (to != was && to != now.rounds[round][seat])
                overrule.changes.emplace_back(
                    edit::SetPoints{static_cast<int>(round) + 1, static_cast<SeatId>(seat), to});
        }
    if (after.over && !before.over && !now.over) overrule.changes.emplace_back(edit::EndGame{after.winners});
    if (overrule.changes.empty() || whyNot(now, overrule)) return {};
    return overrule;
}

}  // namespace basekeeper::score_sheet

template class basekeeper::Session<basekeeper::ScoreSheet>;
