// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/violation.h"

#include <cstdint>
#include <string_view>

namespace basekeeper::all_aboard {

/// Why an act is refused. The words for people live in the translations, keyed by `codeName`.
/// After the clause stand the arguments that the refusal has.
enum class ViolationCode : std::uint8_t {
    GameOver,              ///< 4.1
    OutOfPhase,            ///< 0.2, 1.1, 1.3, 2.1: the act belongs to another phase. Phase: the one that it is
    BoatWaits,             ///< 3.mouse: a boat card must be replaced first. Boat
    NoReplacementDue,      ///< 3.mouse
    WrongNumberOfBoats,    ///< 0.2. Boats: as many as were named, Needed
    BoatNumberOutOfRange,  ///< 0.2, 3.mouse. Boat, Value, Lowest, Highest
    NoSuchSeat,            ///< 0.1. Seat
    NoSuchBoat,            ///< 0.2. Boat
    OtherSeatsTurn,        ///< 1.1. Seat: the one named, Needed: the one that places
    BoatFull,              ///< 1.2. Boat; without it: all are full
    AnimalNeeded,          ///< 1.1: this placement is face up. Seat
    FaceDownPlacement,     ///< 1.1: this placement is face down. Seat
    AnimalUsed,            ///< 1.3. Seat, Animal; without it: the seat has none left
    NoFaceDownAnimal,      ///< 1.3: the seat has none that is to be named. Seat
    ReasonMissing,         ///< 7.1
    /// 7.1: an edit names what is not there (Seat, Boat, Round, Phase), or a number out of range (Value, Lowest,
    /// Highest, and Boat where it is that boat's number).
    RulingOutOfRange,
};
inline constexpr int violationCodes = static_cast<int>(ViolationCode::RulingOutOfRange) + 1;

/// The stable name in the session file: "boat-full".
[[nodiscard]] std::string_view codeName(ViolationCode);

/// Boats and rounds are counted from 1; a phase and an animal are the numbers of their enums. `Value`, `Lowest` and
/// `Highest` are whole numbers, or half kilos where `isAboutWeight`.
enum class ArgumentName : std::uint8_t { Seat, Boat, Animal, Boats, Needed, Value, Lowest, Highest, Phase, Round };
inline constexpr int argumentNames = static_cast<int>(ArgumentName::Round) + 1;

/// The stable name in the session file: "boat".
[[nodiscard]] std::string_view argumentName(ArgumentName);

using Violation = BasicViolation<ViolationCode, ArgumentName>;
using Argument = Violation::Argument;

/// Whether `Value`, `Lowest` and `Highest` of the refusal are weights, in half kilos.
[[nodiscard]] bool isAboutWeight(const Violation&);

}  // namespace basekeeper::all_aboard
