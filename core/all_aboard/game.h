// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_aboard/as_override.h"
#include "core/all_aboard/overrule.h"
#include "core/all_aboard/rules.h"
#include "core/amendment_plan.h"
#include "core/session.h"

namespace basekeeper {

/// *All aboard!* as a `Game` of the shared session.
struct AllAboard {
    using Setup = all_aboard::Setup;
    using State = all_aboard::State;
    using Action = all_aboard::Action;
    using Overrule = all_aboard::Overrule;
    using Violation = all_aboard::Violation;
    using Renaming = all_aboard::Renaming;
    using LegalActs = all_aboard::LegalActs;

    static constexpr std::string_view id = "all-aboard";
    static constexpr int rulesVersion = all_aboard::rulesVersion;

    static State initial(const Setup& setup) { return all_aboard::initial(setup); }
    static std::optional<Violation> whyNot(const State& state, const Action& action) {
        return all_aboard::whyNot(state, action);
    }
    static void applyInPlace(State& state, const Action& action) { all_aboard::applyInPlace(state, action); }
    /// Applies one edit of an accepted override, so that the next one can be described in the state it changes. Skips
    /// the checks that only hold after the last edit.
    static void applyEditInPlace(State& state, const all_aboard::Edit& change) {
        static_cast<void>(all_aboard::applyEdit(state, change));
    }
    static tl::expected<State, Violation> apply(const State& state, const Action& action) {
        return all_aboard::apply(state, action);
    }
    static LegalActs legalActs(const State& state) { return all_aboard::legalActs(state); }
    static std::optional<Action> asOverride(const State& before, const State& after, const State& now,
                                            const Renaming& renaming, const std::string& reason) {
        return all_aboard::asOverride(before, after, now, renaming, reason);
    }
    static bool isOver(const State& state) { return state.over(); }
};

static_assert(CorrectableGame<AllAboard>);

// Instantiated once, in rules.cpp.
extern template class Session<AllAboard>;

}  // namespace basekeeper
