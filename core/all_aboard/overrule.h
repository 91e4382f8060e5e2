// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_aboard/action.h"
#include "core/all_aboard/violation.h"

#include <tl/expected.hpp>

#include <optional>

namespace basekeeper::all_aboard {

/// The state after an override (7.1), or why it is refused. It applies all edits or none.
[[nodiscard]] tl::expected<State, Violation> withOverride(State state, const Overrule& act);

/// Applies one edit in place; a refused edit leaves the state unchanged. Skips the checks that only hold after the last
/// edit of an override.
[[nodiscard]] std::optional<Violation> applyEdit(State& state, const Edit& change);

}  // namespace basekeeper::all_aboard
