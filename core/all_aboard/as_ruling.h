// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_aboard/action.h"
#include "core/all_aboard/violation.h"

#include <tl/expected.hpp>

#include <optional>
#include <string>

namespace basekeeper::all_aboard {

/// A correction changes no names in this game: seats, animals and boats keep theirs (S.5).
class Renaming {
public:
    struct Seen {
        // Implicit, so that `learn` can be called with states.
        Seen(const State&) {}  // NOLINT(google-explicit-constructor,hicpp-explicit-conversions)
    };
    explicit Renaming(const State&) {}
    void learn(Seen, Seen, Seen, Seen) {}
    [[nodiscard]] tl::expected<Action, Violation> renamed(const Action& action, const State&, const State&) const {
        return action;
    }
};

/// The override (7.1) that has the effect of an act, from `before` to `after`, in the state `now` of a corrected line
/// of play where the act itself is refused (S.6). Nothing if no override can do it or if there is nothing left to do.
/// The game accepts the returned override in `now`.
[[nodiscard]] std::optional<Overrule> asRuling(const State& before, const State& after, const State& now,
                                               const Renaming&, const std::string& reason);

}  // namespace basekeeper::all_aboard
