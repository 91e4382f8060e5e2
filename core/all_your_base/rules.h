// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/action.h"
#include "core/all_your_base/violation.h"

#include <tl/expected.hpp>

#include <optional>

/// The referee. The rules document is the authority; every refusal names the clause on which it rests.
namespace basekeeper::all_your_base {

/// Raised whenever the same acts would fold to another state; kept with each session.
inline constexpr int rulesVersion = 2;

/// The table before the first turn (section 0). `setup` must be valid (`isValid`).
[[nodiscard]] State initial(const Setup& setup);

/// Why the act may not be done now; nothing when it may. Looks in this order, and names the first that fails:
/// the game is over (6.4), something is unfinished (6.3, 0.5), the phase (6.1 and the clause of the act's limit),
/// whether what it names exists (6.4), then the clauses of the act itself (6.5).
[[nodiscard]] std::optional<Violation> whyNot(const State&, const Action&);

/// The state after an act for which `whyNot` has nothing to say; in place, for long logs.
void carryOut(State&, const Action&);

/// Both of the above, by value: the state after the act, or why it is refused.
[[nodiscard]] tl::expected<State, Violation> apply(const State&, const Action&);

/// What stands against any act of this kind by the game's status alone: over, unfinished, out of its phase.
[[nodiscard]] std::optional<Violation> statusForbids(const State&, ActKind);

}  // namespace basekeeper::all_your_base
