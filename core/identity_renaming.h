// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <tl/expected.hpp>

namespace basekeeper {

/// The `Renaming` of a game in which everything keeps its name when the past is corrected (S.5).
template <class State, class Action, class Violation>
class IdentityRenaming {
public:
    struct IdCounts {
        // Implicit, so that `learn` can be called with states.
        IdCounts(const State&) {}  // NOLINT(google-explicit-constructor,hicpp-explicit-conversions)
    };
    explicit IdentityRenaming(const State&) {}
    void learn(IdCounts, IdCounts, IdCounts, IdCounts) {}
    [[nodiscard]] tl::expected<Action, Violation> renamed(const Action& action, const State&, const State&) const {
        return action;
    }
};

}  // namespace basekeeper
