// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/outspeed/action.h"
#include "core/outspeed/violation.h"

#include <tl/expected.hpp>

#include <array>
#include <optional>

/// The referee. The rules document is the authority; every refusal names the clause on which it rests.
namespace basekeeper::outspeed {

/// Raised whenever the same acts would fold to another state; kept with each session.
inline constexpr int rulesVersion = 1;

/// The table before the first turn (section 0). `setup` must be valid (`isValid`).
[[nodiscard]] State initial(const Setup& setup);

/// Why the act may not be done now; nothing when it may. Looks at the game's phase first, then at whether what is named
/// exists, then at the clauses of the act itself.
[[nodiscard]] std::optional<Violation> whyNot(const State&, const Action&);

/// The state after an act for which `whyNot` has nothing to say; in place, for long logs.
void carryOut(State&, const Action&);

/// Both of the above, by value: the state after the act, or why it is refused.
[[nodiscard]] tl::expected<State, Violation> apply(const State&, const Action&);

/// Why no act of this kind can be done now, whatever it names; nothing when at least one can.
[[nodiscard]] std::optional<Violation> whyNone(const State&, ActKind);

struct KindOfAct {
    ActKind kind;
    std::optional<Violation> refusal;
};
/// `whyNone` for each kind of act, in the order of `ActKind`.
[[nodiscard]] std::array<KindOfAct, actKinds> legalActs(const State&);

/// What is wrong with the description of a tile by itself: its number, routes, names and values. For whoever describes
/// one, and for tile sets.
[[nodiscard]] std::optional<Violation> whyNotDescribed(const Tile&);

}  // namespace basekeeper::outspeed
