// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/as_override.h"
#include "core/all_your_base/legal.h"
#include "core/all_your_base/overrule.h"
#include "core/all_your_base/rules.h"
#include "core/amendment_plan.h"
#include "core/session.h"

namespace basekeeper {

/// *All Your Base: Last Of Last* as a `Game` of the shared session.
struct AllYourBase {
    using Setup = all_your_base::Setup;
    using State = all_your_base::State;
    using Action = all_your_base::Action;
    using Overrule = all_your_base::Overrule;
    using Violation = all_your_base::Violation;
    using Renaming = all_your_base::Renaming;
    using LegalActs = all_your_base::LegalActs;

    static constexpr std::string_view id = "all-your-base";
    static constexpr int rulesVersion = all_your_base::rulesVersion;

    static State initial(const Setup& setup) { return all_your_base::initial(setup); }
    static std::optional<Violation> whyNot(const State& state, const Action& action) {
        return all_your_base::whyNot(state, action);
    }
    static void applyInPlace(State& state, const Action& action) { all_your_base::applyInPlace(state, action); }
    /// Applies one edit of an accepted override, so that the next one can be described in the state it changes.
    static void applyEditInPlace(State& state, const all_your_base::Edit& change) {
        if (auto next = all_your_base::withOverride(state, {"-", {change}})) state = *std::move(next);
    }
    static tl::expected<State, Violation> apply(const State& state, const Action& action) {
        return all_your_base::apply(state, action);
    }
    static LegalActs legalActs(const State& state) { return all_your_base::legalActs(state); }
    static std::optional<Action> asOverride(const State& before, const State& after, const State& now,
                                            const Renaming& renaming, const std::string& reason) {
        return all_your_base::asOverride(before, after, now, renaming, reason);
    }
    static bool isOver(const State& state) { return state.over; }
};

static_assert(CorrectableGame<AllYourBase>);

// Instantiated once, in rules.cpp.
extern template class Session<AllYourBase>;

}  // namespace basekeeper
