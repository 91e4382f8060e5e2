// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/identity_renaming.h"
#include "core/outspeed/action.h"
#include "core/outspeed/violation.h"

#include <optional>
#include <string>

namespace basekeeper::outspeed {

/// A correction changes no names in this game: seats, tiles, routes and zones keep theirs (S.5).
using Renaming = IdentityRenaming<State, Action, Violation>;

/// The override (7.1) that has the effect of an act, from `before` to `after`, in the state `now` of a corrected line
/// of play where the act itself is refused (S.6). Nothing if no override can do it or if there is nothing left to do.
/// The game accepts the returned override in `now`.
[[nodiscard]] std::optional<Overrule> asOverride(const State& before, const State& after, const State& now,
                                                 const Renaming&, const std::string& reason);

}  // namespace basekeeper::outspeed
