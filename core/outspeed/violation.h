// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/violation.h"

#include <cstdint>
#include <string_view>

namespace basekeeper::outspeed {

/// Why an act is refused. The wording is in `app/games/outspeed/outspeed_refusal.cpp`. Each comment gives the clause
/// and the arguments that the refusal has.
enum class ViolationCode : std::uint8_t {
    GameOver,          ///< 5.1
    OutOfPhase,        ///< 4.1, 1.1, 1.2, 2.1, 3.1, 3.3: the act belongs to another phase. Phase: the present one
    NoSuchSeat,        ///< 0.1. Seat
    SeatEliminated,    ///< 3.5. Seat
    NoSuchTile,        ///< 0.2. Tile, Lowest, Highest: the numbers that a tile of this turn can have
    TileUsed,          ///< 0.2. Tile, Turn: the turn that used it
    TileOutOfOrder,    ///< 0.2, the first game. Tile, Needed
    OtherSideDue,      ///< 3.8: the tile was turned over, its other side must be described. Tile, Needed
    NoRoutes,          ///< 3.1
    TooManyRoutes,     ///< 3.1. Value, Highest
    RouteNameMissing,  ///< 2.1. Route: its index
    RouteNameTwice,    ///< 2.1. Route: the index of the second one
    /// 3.2, 3.3, 2.3: a value of a tile, a wheel or a die. Value, Lowest, Highest, and Route if it belongs to a route
    ValueOutOfRange,
    AlreadyAnnounced,   ///< 1.1. Seat
    TokenNotHeld,       ///< 1.1. Seat, Token; without Token: the seat has none
    TokenElsewhere,     ///< 0.3: all tokens of this kind are known to be elsewhere. Token, Value: how many there are
    NotRearmost,        ///< 1.4. Seat, Zone, Needed: the rearmost occupied zone
    NoFieldOnFinish,    ///< 1.9
    NoMarkerLeft,       ///< 1.9
    AlreadyProgrammed,  ///< 2.1. Seat
    NoSuchRoute,        ///< 2.1
    RouteTooDear,       ///< 2.2. Seat, Route, Value: its least cost, Highest: the seat's fuel
    WheelMissing,       ///< 2.3. Route
    WheelSuperfluous,   ///< 2.3. Route
    NotAllProgrammed,   ///< 2.1. Seat: the first one that has not
    RollNotDue,         ///< 3.1. Seat
    OtherDieDue,        ///< 3.3. Seat, Die: the one that is due
    TokenNotDue,        ///< 3.3. Seat
    ReasonMissing,      ///< 7.1
    /// 7.1: an edit names something that does not exist (Seat, Zone, Turn, Phase), or a number out of range (Value,
    /// Lowest, Highest).
    RulingOutOfRange,
};
inline constexpr int violationCodes = static_cast<int>(ViolationCode::RulingOutOfRange) + 1;

/// The code's name in the session file, such as "route-too-dear". It never changes.
[[nodiscard]] std::string_view codeName(ViolationCode);

/// Tiles, turns and zones count from 1, routes from 0; tokens, phases and dice are the values of their enums.
enum class ArgumentName : std::uint8_t {
    Seat,
    Tile,
    Turn,
    Zone,
    Route,
    Token,
    Die,
    Phase,
    Value,
    Lowest,
    Highest,
    Needed
};
inline constexpr int argumentNames = static_cast<int>(ArgumentName::Needed) + 1;

/// The argument's name in the session file, such as "route". It never changes.
[[nodiscard]] std::string_view argumentName(ArgumentName);

using Violation = BasicViolation<ViolationCode, ArgumentName>;
using Argument = Violation::Argument;

}  // namespace basekeeper::outspeed
