// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_aboard/action.h"
#include "core/all_aboard/violation.h"

#include <optional>

/// Which acts the phase forbids, whatever they name, and how the round moves from phase to phase.
namespace basekeeper::all_aboard {

/// Why no act of that kind fits the phase: it belongs to another one, or something else must be done first.
[[nodiscard]] std::optional<Violation> phaseForbids(const State&, ActKind);

/// Refuses a placement if the seat has no animal left besides the face-down one (1.3).
[[nodiscard]] std::optional<Violation> nothingToPlace(const State&, SeatId seat);

/// Whether the boat can take no further animal (1.2).
[[nodiscard]] bool isFull(const Boat&);

/// Whether a boat card may bear that number (0.2).
[[nodiscard]] bool isBoatNumber(Weight);

/// Call after the last placement, and whenever an animal was named: sailing starts unless an animal still lies face
/// down (1.3).
void sailIfNamed(State&);

}  // namespace basekeeper::all_aboard
