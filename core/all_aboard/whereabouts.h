// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_aboard/action.h"

#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

/// Where animals are: each is in exactly one place. Those of a boat that has sailed or sunk are only remembered there.
namespace basekeeper::all_aboard {

/// Aboard a boat (from 1), or elsewhere; as `edit::MoveAnimal` names it.
using Whereabouts = std::variant<int, edit::Place>;

[[nodiscard]] inline bool isSeat(const State& state, SeatId seat) { return seat >= 0 && seat < state.seatCount(); }
/// Counted from 1.
[[nodiscard]] inline bool isBoat(const State& state, int boat) {
    return boat >= 1 && boat <= static_cast<int>(state.boats.size());
}
[[nodiscard]] inline SeatState& seatOf(State& state, SeatId seat) {
    return state.seats[static_cast<std::size_t>(seat)];
}
[[nodiscard]] inline const SeatState& seatOf(const State& state, SeatId seat) {
    return state.seats[static_cast<std::size_t>(seat)];
}

/// How many placements a round has (1.1).
[[nodiscard]] inline int placementsOf(const State& state) { return placementsPerSeat * state.seatCount(); }

/// A named animal, wherever it is.
[[nodiscard]] Whereabouts whereaboutsOf(const State&, Who);
/// Takes the animal away from where it is and lays it there, after those that are there. A boat must exist and have no
/// result.
void move(State&, Who, Whereabouts to);

/// How many of that species are known to be aboard.
[[nodiscard]] int countAboard(const Boat&, Animal);
/// Whether they are in love: two of one species (2.1).
[[nodiscard]] bool areInLove(const Boat&, Animal);
/// Whether they fight: three or more of one species (2.1).
[[nodiscard]] bool areFighting(const Boat&, Animal);

/// Of which round the boats on the table are: of the one before while the next ones are to be revealed.
[[nodiscard]] int roundOfBoats(const State&);

/// All boats have sailed or sunk: the next round begins, or the game is over (4.1).
void endRound(State&);
/// Those who have won by the points and the tie-breaks (4.1, 4.2), by seat.
[[nodiscard]] std::vector<SeatId> leaders(const State&);

}  // namespace basekeeper::all_aboard
