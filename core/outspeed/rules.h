// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/legal_acts.h"
#include "core/outspeed/action.h"
#include "core/outspeed/violation.h"

#include <tl/expected.hpp>

#include <optional>

/// The rules. The rules document is authoritative; every refusal names the clause that it rests on.
namespace basekeeper::outspeed {

/// Raised whenever the same acts would fold to a different state; stored with each session.
inline constexpr int rulesVersion = 1;

/// The state before the first turn (section 0). `setup` must be valid (`isValid`).
[[nodiscard]] State initial(const Setup& setup);

/// Why the act cannot be done now; nothing if it can. Checks the phase first, then whether what the act names exists,
/// then the clauses of the act itself.
[[nodiscard]] std::optional<Violation> whyNot(const State&, const Action&);

/// Changes the state by an act; only valid if `whyNot` returns nothing. In place, for long logs.
void applyInPlace(State&, const Action&);

/// `whyNot` and `applyInPlace` by value: the state after the act, or why it is refused.
[[nodiscard]] tl::expected<State, Violation> apply(const State&, const Action&);

/// Why no act of this kind is possible now, whatever it names; nothing if at least one is.
[[nodiscard]] std::optional<Violation> whyNoneLegal(const State&, ActKind);

using LegalActs = LegalActsOf<ActKind, actKinds, Violation>;
/// `whyNoneLegal` for each kind of act, in the order of `ActKind`.
[[nodiscard]] LegalActs legalActs(const State&);

/// What is wrong with the description of a tile in itself: its number, routes, names or values. Also used for tile
/// sets.
[[nodiscard]] std::optional<Violation> whyNotDescribed(const Tile&);

}  // namespace basekeeper::outspeed
