// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <tl/expected.hpp>

namespace basekeeper {

/// The `Renaming` of a game in which everything keeps its name when the past is corrected (S.5).
template <class State, class Action, class Violation>
class KeptNames {
public:
    struct Seen {
        // Implicit, so that `learn` can be called with states.
        Seen(const State&) {}  // NOLINT(google-explicit-constructor,hicpp-explicit-conversions)
    };
    explicit KeptNames(const State&) {}
    void learn(Seen, Seen, Seen, Seen) {}
    [[nodiscard]] tl::expected<Action, Violation> renamed(const Action& action, const State&, const State&) const {
        return action;
    }
};

}  // namespace basekeeper
