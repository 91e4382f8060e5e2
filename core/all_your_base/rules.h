// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/action.h"
#include "core/all_your_base/violation.h"

#include <tl/expected.hpp>

#include <optional>

/// The rules. The rules document is authoritative; every refusal names the clause that it rests on.
namespace basekeeper::all_your_base {

/// Raised whenever the same acts would fold to a different state; stored with each session.
inline constexpr int rulesVersion = 2;

/// The state before the first turn (section 0). `setup` must be valid (`isValid`).
[[nodiscard]] State initial(const Setup& setup);

/// Why the act cannot be done now; nothing if it can. Checks in this order and names the first that fails: the game is
/// over (6.4), something is unfinished (6.3, 0.5), the phase (6.1 and the clause of the act's limit), whether what it
/// names exists (6.4), the clauses of the act itself (6.5).
[[nodiscard]] std::optional<Violation> whyNot(const State&, const Action&);

/// 3A.5: why `attack` does not capture that base; nothing if it does.
[[nodiscard]] std::optional<Violation> whyTooWeak(const State&, int attack, BaseId target);

/// Changes the state by an act; only valid if `whyNot` returns nothing. In place, for long logs.
void applyInPlace(State&, const Action&);

/// `whyNot` and `applyInPlace` by value: the state after the act, or why it is refused.
[[nodiscard]] tl::expected<State, Violation> apply(const State&, const Action&);

/// Why the status of the game forbids every act of this kind: over, unfinished, or out of its phase.
[[nodiscard]] std::optional<Violation> statusForbids(const State&, ActKind);

}  // namespace basekeeper::all_your_base
