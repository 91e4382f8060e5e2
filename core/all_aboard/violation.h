// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/violation.h"

#include <cstdint>
#include <string_view>

namespace basekeeper::all_aboard {

/// Why an act is refused. The wording is in `app/games/all_aboard/all_aboard_refusal.cpp`. Each comment gives the
/// clause and the arguments that the refusal has.
enum class ViolationCode : std::uint8_t {
    GameOver,              ///< 4.1
    OutOfPhase,            ///< 0.2, 1.1, 1.3, 2.1: the act belongs to another phase. Phase: the present one
    BoatWaits,             ///< 3.mouse: a boat card must be replaced first. Boat
    NoReplacementDue,      ///< 3.mouse
    WrongNumberOfBoats,    ///< 0.2. Boats: the number of boats named, Needed
    BoatNumberOutOfRange,  ///< 0.2, 3.mouse. Boat, Value, Lowest, Highest
    NoSuchSeat,            ///< 0.1. Seat
    NoSuchBoat,            ///< 0.2. Boat
    OtherSeatsTurn,        ///< 1.1. Seat: the one named, Needed: the one whose turn it is
    BoatFull,              ///< 1.2. Boat; without Boat: all boats are full
    AnimalNeeded,          ///< 1.1: this placement is face up. Seat
    FaceDownPlacement,     ///< 1.1: this placement is face down. Seat
    AnimalUsed,            ///< 1.3. Seat, Animal; without Animal: the seat has none left
    NoFaceDownAnimal,      ///< 1.3: the seat has no animal to name. Seat
    ReasonMissing,         ///< 7.1
    /// 7.1: an edit names something that does not exist (Seat, Boat, Round, Phase), or a number out of range (Value,
    /// Lowest, Highest, and Boat if it is that boat's number).
    RulingOutOfRange,
};
inline constexpr int violationCodes = static_cast<int>(ViolationCode::RulingOutOfRange) + 1;

/// The code's name in the session file, such as "boat-full". It never changes.
[[nodiscard]] std::string_view codeName(ViolationCode);

/// Boats and rounds count from 1; phases and animals are the values of their enums. `Value`, `Lowest` and `Highest` are
/// whole numbers, or half kilos if `isAboutWeight`.
enum class ArgumentName : std::uint8_t { Seat, Boat, Animal, Boats, Needed, Value, Lowest, Highest, Phase, Round };
inline constexpr int argumentNames = static_cast<int>(ArgumentName::Round) + 1;

/// The argument's name in the session file, such as "boat". It never changes.
[[nodiscard]] std::string_view argumentName(ArgumentName);

using Violation = BasicViolation<ViolationCode, ArgumentName>;
using Argument = Violation::Argument;

/// Whether `Value`, `Lowest` and `Highest` of the refusal are weights, in half kilos.
[[nodiscard]] bool isAboutWeight(const Violation&);

}  // namespace basekeeper::all_aboard
