// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_aboard/action.h"
#include "core/all_aboard/violation.h"

#include <optional>

/// What the state of the round has against acts, whatever they name; and how the round goes on.
namespace basekeeper::all_aboard {

/// The kind of act belongs to another phase, or something else is to be done first.
[[nodiscard]] std::optional<Violation> phaseForbids(const State&, ActKind);

/// The seat has no animal left for a placement, not counting the one that lies face down (1.3).
[[nodiscard]] std::optional<Violation> nothingToPlace(const State&, SeatId seat);

/// 1.2
[[nodiscard]] bool isFull(const Boat&);

/// 0.2: a number that a boat card may have.
[[nodiscard]] bool isBoatNumber(Weight);

/// After the last placement: animals are named, then the first boat sails.
void beginSailing(State&);

/// Sailing waits as long as an animal lies face down (1.3).
void sailIfNamed(State&);

}  // namespace basekeeper::all_aboard
