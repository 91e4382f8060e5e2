// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/outspeed/action.h"
#include "core/outspeed/violation.h"

#include <tl/expected.hpp>

#include <optional>

namespace basekeeper::outspeed {

/// The state after a ruling (7.1), or why it is refused. All edits are done or none.
[[nodiscard]] tl::expected<State, Violation> overruled(State state, const Overrule& act);

/// One edit by itself, in place; the state is as it was where it is refused. What must hold only after the last edit
/// of a ruling is not asked.
[[nodiscard]] std::optional<Violation> rule(State& state, const Edit& change);

/// The farthest zone that is worth offering for a ship: the front, or a section beyond it where ships count on (3.6),
/// and wherever a ship is already.
[[nodiscard]] int farthestOffered(const State&);

}  // namespace basekeeper::outspeed
