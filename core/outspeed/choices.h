// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/outspeed/state.h"
#include "core/outspeed/violation.h"

#include <array>
#include <optional>
#include <vector>

/// What a seat can choose from: the questions of who announces and who programs.
namespace basekeeper::outspeed {

struct TokenChoice {
    Token token = Token::Electromagnet;
    int held = 0;                      ///< how many the seat is known to have
    std::optional<Violation> refusal;  ///< why it cannot be announced
};
/// Every kind of token for that seat, in order, with why it cannot be announced now: not held, or what else stands
/// against it.
[[nodiscard]] std::array<TokenChoice, tokenKinds> tokenChoices(const State&, SeatId seat);

/// Why the seat can announce no token at all: what stands against one that it has, or that it has none. Nothing where
/// it can.
[[nodiscard]] std::optional<Violation> whyNoToken(const State&, SeatId seat);

struct RouteChoice {
    int leastCost = 0;                 ///< 2.2
    std::optional<Violation> refusal;  ///< why the seat cannot choose it, whatever its wheel
    int highestWheel = 0;              ///< the most that it can set on the wheel; 0 where the route has none
    bool allTooDear = false;           ///< it may be chosen only because no route is affordable (2.2)
};
/// Every route of the tile for that seat, in order; nothing out of the phase Programming.
[[nodiscard]] std::vector<RouteChoice> routeChoices(const State&, SeatId seat);

/// Why nothing is asked of the seat now, whether a token, a route, a roll or which token it drew: it has done so, it is
/// out of the race, or something else comes first. Nothing where it is asked.
[[nodiscard]] std::optional<Violation> whyNotAsked(const State&, SeatId seat);

}  // namespace basekeeper::outspeed
