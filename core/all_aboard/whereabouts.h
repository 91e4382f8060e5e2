// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_aboard/action.h"

#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

/// Where animals are. Each is in exactly one place; a boat that has sailed or sunk only keeps a record of those aboard.
namespace basekeeper::all_aboard {

/// Aboard a boat (counted from 1) or elsewhere, as in `edit::MoveAnimal`.
using Whereabouts = std::variant<int, edit::Place>;

[[nodiscard]] inline bool isSeat(const State& state, SeatId seat) { return seat >= 0 && seat < state.seatCount(); }
/// `boat` counts from 1.
[[nodiscard]] inline bool isBoat(const State& state, int boat) {
    return boat >= 1 && boat <= static_cast<int>(state.boats.size());
}
[[nodiscard]] inline SeatState& seatOf(State& state, SeatId seat) {
    return state.seats[static_cast<std::size_t>(seat)];
}
[[nodiscard]] inline const SeatState& seatOf(const State& state, SeatId seat) {
    return state.seats[static_cast<std::size_t>(seat)];
}

/// The number of placements in a round (1.1).
[[nodiscard]] inline int placementsOf(const State& state) { return placementsPerSeat * state.seatCount(); }

/// Where a named animal is.
[[nodiscard]] Whereabouts whereaboutsOf(const State&, SeatAnimal);
/// Moves the animal to the end of the list at `to`. A boat must exist and have no result.
void move(State&, SeatAnimal, Whereabouts to);

/// How many animals of that species are known to be aboard.
[[nodiscard]] int countAboard(const Boat&, Animal);
/// Whether the boat carries two of that species, which are in love (2.1).
[[nodiscard]] bool areInLove(const Boat&, Animal);
/// Whether the boat carries three or more of that species, which fight (2.1).
[[nodiscard]] bool areFighting(const Boat&, Animal);

/// The round of the boats on the table: the previous one while the next boats are still to be revealed.
[[nodiscard]] int roundOfBoats(const State&);

/// Call when all boats have sailed or sunk: starts the next round, or ends the game (4.1).
void endRound(State&);
/// The seats that win by points and tie-breaks (4.1, 4.2), in order.
[[nodiscard]] std::vector<SeatId> leaders(const State&);

}  // namespace basekeeper::all_aboard
