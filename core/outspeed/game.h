// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/amendment_plan.h"
#include "core/outspeed/as_override.h"
#include "core/outspeed/overrule.h"
#include "core/outspeed/rules.h"
#include "core/session.h"

namespace basekeeper {

/// *Outspeed* as a `Game` of the shared session.
struct Outspeed {
    using Setup = outspeed::Setup;
    using State = outspeed::State;
    using Action = outspeed::Action;
    using Overrule = outspeed::Overrule;
    using Violation = outspeed::Violation;
    using Renaming = outspeed::Renaming;
    using LegalActs = outspeed::LegalActs;

    static constexpr std::string_view id = "outspeed";
    static constexpr int rulesVersion = outspeed::rulesVersion;

    static State initial(const Setup& setup) { return outspeed::initial(setup); }
    static std::optional<Violation> whyNot(const State& state, const Action& action) {
        return outspeed::whyNot(state, action);
    }
    static void applyInPlace(State& state, const Action& action) { outspeed::applyInPlace(state, action); }
    /// Applies one edit of an accepted override, so that the next one can be described in the state it changes. Skips
    /// the checks that only hold after the last edit.
    static void applyEditInPlace(State& state, const outspeed::Edit& change) {
        static_cast<void>(outspeed::applyEdit(state, change));
    }
    static tl::expected<State, Violation> apply(const State& state, const Action& action) {
        return outspeed::apply(state, action);
    }
    static LegalActs legalActs(const State& state) { return outspeed::legalActs(state); }
    static std::optional<Action> asOverride(const State& before, const State& after, const State& now,
                                            const Renaming& renaming, const std::string& reason) {
        return outspeed::asOverride(before, after, now, renaming, reason);
    }
    static bool isOver(const State& state) { return state.over(); }
};

static_assert(CorrectableGame<Outspeed>);

// Instantiated once, in rules.cpp.
extern template class Session<Outspeed>;

}  // namespace basekeeper
