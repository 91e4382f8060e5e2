// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/outspeed/state.h"

#include <cstddef>
#include <vector>

/// Who pays for a route and who gains by it, and which rolls that takes (section 3).
namespace basekeeper::outspeed {

/// How a route is shared by those who chose it.
struct Sharing {
    bool tooMany = false;     ///< all of them lose the turn (3.2)
    bool soleTaker = false;   ///< the only one, who gets it free (3.9)
    bool soleMissed = false;  ///< several, who pay and get nothing (3.9)
};
[[nodiscard]] Sharing sharingOf(const State&, std::size_t route);

/// The route that the seat resolves: of one in the race that has chosen; null otherwise. A tile must show.
[[nodiscard]] const Route* routeOf(const State&, SeatId seat);
/// The same, where it costs the seat something, and where it gives the seat something.
[[nodiscard]] const Route* routePaid(const State&, SeatId seat);
[[nodiscard]] const Route* routeGained(const State&, SeatId seat);

/// How many rolls the seat owes in the state's stage of the resolution, with those that it has entered.
[[nodiscard]] int rollsOwed(const State&, SeatId seat);

/// The benefit's rolls before this one are for zones, those from it on for fuel (3.1).
[[nodiscard]] int firstFuelRoll(const Benefit&);
/// What that roll of the seat is for, counted from 0; it must owe so many.
[[nodiscard]] RollFor rollFor(const State&, SeatId seat, int roll);

/// What the amount is for the seat, of whose rolls those from `firstRoll` on count; there must be enough of them.
[[nodiscard]] int valueOf(const State&, SeatId seat, const Amount&, int firstRoll = 0);

/// The least that the route can cost (2.2), with the wheel like that where it is set.
[[nodiscard]] int leastCost(const Route&, std::optional<int> wheel = {});
/// 2.2: no route of the tile is affordable.
[[nodiscard]] bool allTooDear(const Tile&, int fuel);

}  // namespace basekeeper::outspeed
