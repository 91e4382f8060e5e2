// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_aboard/action.h"
#include "core/all_aboard/violation.h"

#include <tl/expected.hpp>

#include <optional>
#include <string>

namespace basekeeper::all_aboard {

/// In a corrected line of play everything is called what it was: seats, animals and boats bear their own names (S.5).
class Renaming {
public:
    struct Seen {
        // Meant to be made of any state, wherever one is learned from.
        Seen(const State&) {}  // NOLINT(google-explicit-constructor,hicpp-explicit-conversions)
    };
    explicit Renaming(const State&) {}
    void learn(Seen, Seen, Seen, Seen) {}
    [[nodiscard]] tl::expected<Action, Violation> renamed(const Action& action, const State&, const State&) const {
        return action;
    }
};

/// What an act did, from `before` to `after`, as a ruling (7.1) at the table `now` of a corrected line of play, where
/// the act itself is refused (S.6). Nothing where no ruling can do it, or where nothing is left to do; else the ruling
/// is accepted in `now`.
[[nodiscard]] std::optional<Overrule> asRuling(const State& before, const State& after, const State& now,
                                               const Renaming&, const std::string& reason);

}  // namespace basekeeper::all_aboard
