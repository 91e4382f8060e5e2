// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/violation.h"

#include <cstdint>
#include <string_view>

namespace basekeeper::outspeed {

/// Why an act is refused. The words for people live in the translations, keyed by `codeName`.
/// After the clause stand the arguments that the refusal has.
enum class ViolationCode : std::uint8_t {
    GameOver,          ///< 5.1
    OutOfPhase,        ///< 4.1, 1.1, 1.2, 2.1, 3.1, 3.3: the act belongs to another phase. Phase: the one that it is
    NoSuchSeat,        ///< 0.1. Seat
    SeatEliminated,    ///< 3.5. Seat
    NoSuchTile,        ///< 0.2. Tile, Lowest, Highest: which numbers a tile of this turn has
    TileUsed,          ///< 0.2. Tile, Turn: when it was
    TileOutOfOrder,    ///< 0.2, the first game. Tile, Needed
    OtherSideDue,      ///< 3.8: the tile was turned, its other side is due. Tile, Needed
    NoRoutes,          ///< 3.1
    TooManyRoutes,     ///< 3.1. Value, Highest
    RouteNameMissing,  ///< 2.1. Route: counted from 0
    RouteNameTwice,    ///< 2.1. Route: the second one, counted from 0
    /// 3.2, 3.3, 2.3: of a tile, a wheel or a die. Value, Lowest, Highest, and Route where it is a route's
    ValueOutOfRange,
    AlreadyAnnounced,   ///< 1.1. Seat
    TokenNotHeld,       ///< 1.1. Seat, Token; without it: the seat has none
    TokenElsewhere,     ///< 0.3: all tokens of this kind are known to be elsewhere. Token, Value: how many there are
    NotRearmost,        ///< 1.4. Seat, Zone, Needed: the rearmost occupied zone
    NoFieldOnFinish,    ///< 1.9
    NoMarkerLeft,       ///< 1.9
    AlreadyProgrammed,  ///< 2.1. Seat
    NoSuchRoute,        ///< 2.1
    RouteTooDear,       ///< 2.2. Seat, Route, Value: the least that it can cost, Highest: the seat's fuel
    WheelMissing,       ///< 2.3. Route
    WheelSuperfluous,   ///< 2.3. Route
    NotAllProgrammed,   ///< 2.1. Seat: the first who has not
    RollNotDue,         ///< 3.1. Seat
    OtherDieDue,        ///< 3.3. Seat, Die: the one that is due
    TokenNotDue,        ///< 3.3. Seat
    ReasonMissing,      ///< 7.1
    /// 7.1: an edit names what is not there (Seat, Zone, Turn, Phase), or a number out of range (Value, Lowest,
    /// Highest).
    RulingOutOfRange,
};
inline constexpr int violationCodes = static_cast<int>(ViolationCode::RulingOutOfRange) + 1;

/// The stable name in the session file: "route-too-dear".
[[nodiscard]] std::string_view codeName(ViolationCode);

/// Tiles, turns and zones are counted from 1, routes from 0; a token, a phase and a die are the numbers of their enums.
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

/// The stable name in the session file: "route".
[[nodiscard]] std::string_view argumentName(ArgumentName);

using Violation = BasicViolation<ViolationCode, ArgumentName>;
using Argument = Violation::Argument;

}  // namespace basekeeper::outspeed
