// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/action.h"
#include "core/all_your_base/violation.h"

#include <tl/expected.hpp>

namespace basekeeper::all_your_base {

/// The state after a ruling (7.1): its edits, one after the other, each seeing what the former left.
/// Open change is waived first, as by any act (3B.4a); an edit can open it again. Refused: no reason, what does not
/// exist (6.4), a value out of range (7.1), what the state of the game forbids (7.5). A declared attack whose target or
/// cards the ruling took away, or that it made too weak, is off, and the seat may attack again (7.3).
[[nodiscard]] tl::expected<State, Violation> overruled(State, const Overrule&);

}  // namespace basekeeper::all_your_base
