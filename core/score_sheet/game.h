// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/amendment_plan.h"
#include "core/score_sheet/rules.h"
#include "core/session.h"

namespace basekeeper {

/// The *Score sheet* as a `Game` of the shared session.
struct ScoreSheet {
    using Setup = score_sheet::Setup;
    using State = score_sheet::State;
    using Action = score_sheet::Action;
    using Overrule = score_sheet::Overrule;
    using Violation = score_sheet::Violation;
    using Renaming = score_sheet::Renaming;
    using LegalActs = score_sheet::LegalActs;

    static constexpr std::string_view id = "score-sheet";
    static constexpr int rulesVersion = score_sheet::rulesVersion;

    static State initial(const Setup& setup) { return score_sheet::initial(setup); }
    static std::optional<Violation> whyNot(const State& state, const Action& action) {
        return score_sheet::whyNot(state, action);
    }
    static void applyInPlace(State& state, const Action& action) { score_sheet::applyInPlace(state, action); }
    /// Applies one edit of an accepted override, so that the next one can be described in the state it changes.
    static void applyEditInPlace(State& state, const score_sheet::Edit& change) {
        static_cast<void>(score_sheet::applyEdit(state, change));
    }
    static tl::expected<State, Violation> apply(const State& state, const Action& action) {
        return score_sheet::apply(state, action);
    }
    static LegalActs legalActs(const State& state) { return score_sheet::legalActs(state); }
    static std::optional<Action> asOverride(const State& before, const State& after, const State& now,
                                            const Renaming& renaming, const std::string& reason) {
        return score_sheet::asOverride(before, after, now, renaming, reason);
    }
    static bool isOver(const State& state) { return state.over; }
};

static_assert(CorrectableGame<ScoreSheet>);

// Instantiated once, in rules.cpp.
extern template class Session<ScoreSheet>;

}  // namespace basekeeper
