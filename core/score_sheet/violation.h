// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/violation.h"

#include <cstdint>
#include <string_view>

namespace basekeeper::score_sheet {

/// Why an act is refused. The wording is in `app/games/score_sheet/score_sheet_refusal.cpp`. Each comment gives the
/// clause and the arguments that the refusal has.
enum class ViolationCode : std::uint8_t {
    GameOver,          ///< 2.4
    NoSuchSeat,        ///< 0.1. Seat
    OtherRound,        ///< 1.2: that round is not being played. Round, Needed: the one that is
    HasNumber,         ///< 1.1: the seat has its number in this round. Seat, Round
    PointsOutOfRange,  ///< 1.1. Value, Lowest, Highest
    RoundNotComplete,  ///< 2.3: a round has begun, or none was played. Round
    ReasonMissing,     ///< 7.1
    /// 7.1: an edit names something that does not exist (Seat, Round), or a number out of range (Value, Lowest,
    /// Highest), or takes a number out of a complete round (Round, Seat).
    RulingOutOfRange,
};
inline constexpr int violationCodes = static_cast<int>(ViolationCode::RulingOutOfRange) + 1;

/// The code's name in the session file, such as "has-number". It never changes.
[[nodiscard]] std::string_view codeName(ViolationCode);

/// Rounds count from 1.
enum class ArgumentName : std::uint8_t { Seat, Round, Needed, Value, Lowest, Highest };
inline constexpr int argumentNames = static_cast<int>(ArgumentName::Highest) + 1;

/// The argument's name in the session file, such as "round". It never changes.
[[nodiscard]] std::string_view argumentName(ArgumentName);

using Violation = BasicViolation<ViolationCode, ArgumentName>;
using Argument = Violation::Argument;

}  // namespace basekeeper::score_sheet
