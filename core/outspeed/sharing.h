// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/outspeed/state.h"

#include <cstddef>
#include <vector>

/// Who pays for a route, who gains from it, and which rolls that takes (section 3).
namespace basekeeper::outspeed {

/// What follows from the number of seats that chose a route.
struct Sharing {
    bool tooMany = false;     ///< more than the route takes: all lose the turn (3.2)
    bool soleTaker = false;   ///< the only one, who gets the benefit free (3.9)
    bool soleMissed = false;  ///< several, who pay and get nothing (3.9)
};
[[nodiscard]] Sharing sharingOf(const State&, std::size_t route);

/// The route that the seat chose; null if it is eliminated or has not chosen. A tile must show.
[[nodiscard]] const Route* routeOf(const State&, SeatId seat);
/// That route if the seat pays for it, and that route if the seat gains from it; null otherwise.
[[nodiscard]] const Route* payingRoute(const State&, SeatId seat);
[[nodiscard]] const Route* benefitingRoute(const State&, SeatId seat);

/// How many rolls the seat owes in the present stage of the resolution, one in which dice are rolled, including those
/// already entered.
[[nodiscard]] int rollsOwed(const State&, SeatId seat);

/// The index of the first of the benefit's rolls that is for fuel; those before it are for zones (3.1).
[[nodiscard]] int firstFuelRoll(const Benefit&);
/// What the seat's roll with that index is for. The seat must owe that roll.
[[nodiscard]] RollFor rollFor(const State&, SeatId seat, int roll);

/// The value of `amount` for the seat. Dice count the seat's rolls from index `firstRoll` on; there must be enough.
[[nodiscard]] int valueOf(const State&, SeatId seat, const Amount&, int firstRoll = 0);

/// The least that the route can cost (2.2). A wheel counts as set to `wheel`, or 0 if that is empty.
[[nodiscard]] int leastCost(const Route&, std::optional<int> wheel = {});
/// Whether that much fuel affords no route of the tile (2.2).
[[nodiscard]] bool allTooDear(const Tile&, int fuel);

}  // namespace basekeeper::outspeed
