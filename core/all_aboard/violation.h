// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/violation.h"

#include <cstdint>
#include <string_view>

namespace basekeeper::all_aboard {

/// Why an act is refused. The words for people live in the translations, keyed by `codeName`.
enum class ViolationCode : std::uint8_t {
    GameOver,             ///< 4.1
    OutOfPhase,           ///< 0.2, 1.1, 2: the act belongs to another phase
    BoatWaits,            ///< 3.mouse: a boat card must be replaced first
    NoReplacementDue,     ///< 3.mouse
    WrongNumberOfBoats,   ///< 0.2
    BoatNumberOutOfRange, ///< 0.2
    NoSuchSeat,           ///< 0.1
    NoSuchBoat,           ///< 0.2
    OtherSeatsTurn,       ///< 1.1
    BoatFull,             ///< 1.2
    AnimalNeeded,         ///< 1.1: this placement is face up
    FaceDownPlacement,    ///< 1.1: this placement is face down
    AnimalUsed,           ///< 1.3
    NoFaceDownAnimal,     ///< 1.3: the seat has none that is to be named
    ReasonMissing,        ///< 7.1
    RulingOutOfRange,     ///< 7.1: an edit names what is not there, or a number out of range
};
inline constexpr int violationCodes = static_cast<int>(ViolationCode::RulingOutOfRange) + 1;

/// The stable name in the session file: "boat-full".
[[nodiscard]] std::string_view codeName(ViolationCode);

/// `Boats`: how many are meant; `Weight`, `Lowest`, `Highest` of weights are in half kilos.
enum class ArgumentName : std::uint8_t { Seat, Boat, Animal, Boats, Needed, Value, Lowest, Highest, Phase, Round };
inline constexpr int argumentNames = static_cast<int>(ArgumentName::Round) + 1;

/// The stable name in the session file: "boat".
[[nodiscard]] std::string_view argumentName(ArgumentName);

using Violation = BasicViolation<ViolationCode, ArgumentName>;
using Argument = Violation::Argument;

}  // namespace basekeeper::all_aboard
