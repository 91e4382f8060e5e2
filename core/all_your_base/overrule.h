// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/action.h"
#include "core/all_your_base/violation.h"

#include <tl/expected.hpp>

namespace basekeeper::all_your_base {

/// The state after an override (7.1): applies its edits one after the other. Waives open change first, as any act does
/// (3B.4a); an edit can open it again. Refuses a missing reason, what does not exist (6.4), a value out of range (7.1),
/// and what the state of the game forbids (7.5). A declared attack is cancelled if its target or cards are gone or it
/// is too weak now; the seat may then attack again (7.3).
[[nodiscard]] tl::expected<State, Violation> withOverride(State, const Overrule&);

}  // namespace basekeeper::all_your_base
