// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/outspeed/action.h"
#include "core/outspeed/violation.h"

#include <tl/expected.hpp>

#include <optional>

namespace basekeeper::outspeed {

/// The state after an override (7.1), or why it is refused. It applies all edits or none.
[[nodiscard]] tl::expected<State, Violation> withOverride(State state, const Overrule& act);

/// Applies one edit in place; a refused edit leaves the state unchanged. Skips the checks that only hold after the last
/// edit of an override.
[[nodiscard]] std::optional<Violation> applyEdit(State& state, const Edit& change);

/// The farthest zone worth offering for a ship: the front of the track, one section beyond it if ships can go on there
/// (3.6), or where a ship already is.
[[nodiscard]] int farthestOffered(const State&);

}  // namespace basekeeper::outspeed
