// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/score_sheet/game.h"
#include "tests/support/random_play.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

/// Random play of the Score sheet
namespace basekeeper::random_play {

namespace sheet {

using namespace score_sheet;

inline constexpr std::array<const char*, actKinds> kindNames{"enter-points", "end-game", "overrule"};

inline SeatId anySeat(const State& state, Random& random) {
    return random.chance(5) ? random.between(-1, state.seatCount()) : random.below(state.seatCount());
}
inline int anyPoints(Random& random) {
    return random.chance(3) ? random.between(-maxPoints - 2, maxPoints + 2) : random.between(-20, 60);
}
inline int anyRound(const State& state, Random& random) {
    const int begun = static_cast<int>(state.rounds.size());
    return random.chance(5) ? random.between(0, begun + 1) : random.between(1, begun);
}

inline Edit anyEdit(const State& state, Random& random) {
    if (random.chance(20)) {
        edit::EndGame end;
        for (int i = random.below(3); i > 0; --i) end.winners.push_back(anySeat(state, random));
        return end;
    }
    return edit::SetPoints{anyRound(state, random), anySeat(state, random),
                           random.chance(20) ? std::nullopt : std::optional(anyPoints(random))};
}

inline Action anyAct(const State& state, Random& random) {
    const int kind = random.below(100);
    if (kind < (state.over ? 60 : 10)) {
        Overrule overrule{random.chance(5) ? "" : "so", {}};
        for (int i = random.between(0, 3); i > 0; --i) overrule.changes.push_back(anyEdit(state, random));
        return overrule;
    }
    if (kind < (state.over ? 70 : 14)) return EndGame{};
    const std::vector<SeatId> due = seatsDue(state);
    if (due.empty() || random.chance(10))
        return EnterPoints{anyRound(state, random), anySeat(state, random), anyPoints(random)};
    return EnterPoints{static_cast<int>(state.rounds.size()), random.oneOf(due), anyPoints(random)};
}

}  // namespace sheet

template <>
struct Trait<ScoreSheet> {
    using State = score_sheet::State;
    using Action = score_sheet::Action;

    static score_sheet::Setup setup(Random& random) {
        score_sheet::Setup setup;
        for (int seat = random.between(score_sheet::minSeats, score_sheet::maxSeats); seat > 0; --seat)
            setup.seats.push_back({"Seat " + std::to_string(seat), random.chance(50) ? "en" : "zh"});
        if (random.chance(50)) setup.options.rounds = random.between(1, 20);
        if (random.chance(50)) setup.options.target = random.between(1, 500);
        setup.options.lowestWins = random.chance(50);
        return setup;
    }
    static Action act(const State& state, Random& random) { return sheet::anyAct(state, random); }
    static bool kindIsLegal(const ScoreSheet::LegalActs& legal, const Action& action) {
        return !legal[action.index()].refusal;
    }
    static std::string problem(const State& state) {
        using namespace score_sheet;
        if (state.rounds.empty()) return "there is no round";
        for (std::size_t round = 0; round + 1 < state.rounds.size(); ++round)
            if (std::ranges::any_of(state.rounds[round], [](const auto& points) { return !points; }))
                return "a round before the last is not complete";
        if (!state.over && completeRounds(state) == static_cast<int>(state.rounds.size()))
            return "no round is being played";
        if (!state.over && !state.winners.empty()) return "somebody has won a game that is not over";
        if (!state.over && state.options.rounds && completeRounds(state) >= *state.options.rounds)
            return "the last round has not ended the game";
        const std::vector<Standing> all = standings(state);
        if (all.size() != state.rounds.front().size() || all.front().place != 1)
            return "the standings have no first place";
        return "";
    }
    static std::string problemOfLegalActs(const State& state, const ScoreSheet::LegalActs& legal) {
        using namespace score_sheet;
        for (const auto& kind : legal) {
            if (kind.refusal || kind.kind == ActKind::Overrule) continue;
            const std::vector<SeatId> due = seatsDue(state);
            const Action some =
                kind.kind == ActKind::EndGame
                    ? Action(EndGame{})
                    : Action(EnterPoints{static_cast<int>(state.rounds.size()), due.empty() ? 0 : due.front(), 0});
            if (ScoreSheet::whyNot(state, some)) return "a legal kind has no legal act";
        }
        return "";
    }
    static void note(const State& before, const Action& action, const State& after, Reached& reached) {
        ++reached[name(action)];
        if (const auto* overrule = std::get_if<score_sheet::Overrule>(&action))
            for (const score_sheet::Edit& edit : overrule->changes) ++reached["edit " + std::to_string(edit.index())];
        ++reached["seats " + std::to_string(before.seatCount())];
        if (after.over && !before.over) ++reached["over"];
        if (before.over && !after.over) ++reached["reopened"];
        if (after.winners.size() > 1) ++reached["tie"];
    }
    static std::string name(const Action& action) { return sheet::kindNames[action.index()]; }
};

}  // namespace basekeeper::random_play
