// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/outspeed/state.h"
#include "core/outspeed/violation.h"

#include <array>
#include <optional>
#include <vector>

/// What a seat can choose from when it announces a token or programs a route.
namespace basekeeper::outspeed {

struct TokenChoice {
    Token token = Token::Electromagnet;
    int held = 0;                      ///< how many the seat is known to hold
    std::optional<Violation> refusal;  ///< why it cannot be announced
};
/// Every kind of token, in order. `refusal` says why the seat cannot announce it now; it may be that the seat lacks it.
[[nodiscard]] std::array<TokenChoice, tokenKinds> tokenChoices(const State&, SeatId seat);

/// Why the seat can announce no token at all; nothing if it can announce one.
[[nodiscard]] std::optional<Violation> whyNoToken(const State&, SeatId seat);

/// Whether any seat in the race holds a token or has announced one, so that the phase Bonuses has something to ask
/// (1.1).
[[nodiscard]] bool anyTokens(const State&);

struct RouteChoice {
    int leastCost = 0;                 ///< 2.2
    std::optional<Violation> refusal;  ///< why the seat cannot choose the route, whatever the wheel
    int highestWheel = 0;              ///< the highest wheel setting that the seat can pay; 0 if the route has no wheel
    /// The fuel after the route's cost and benefit, where both are plain numbers, whoever else takes the route. A seat
    /// that loses its turn there (3.2) neither pays nor gains.
    std::optional<int> fuelAfter = {};
    bool allTooDear = false;  ///< the seat may choose it only because it can afford no route (2.2)
};
/// Every route of the tile, in order; empty outside the phase Programming.
[[nodiscard]] std::vector<RouteChoice> routeChoices(const State&, SeatId seat);

/// Why the seat has no token, route, roll or drawn token to enter now: it has done so, it is out of the race, or
/// something else comes first. Nothing if it has.
[[nodiscard]] std::optional<Violation> whyNotAsked(const State&, SeatId seat);

}  // namespace basekeeper::outspeed
