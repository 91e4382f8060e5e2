// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/violation.h"

#include <cstdint>
#include <string_view>

namespace basekeeper::all_your_base {

/// Why an act is refused. The wording is in `app/games/all_your_base/all_your_base_refusal.cpp`.
enum class ViolationCode : std::uint8_t {
    GameOver,
    NoSuchSeat,
    NoSuchBase,
    NoSuchCard,
    PointsOutOfRange,
    UnfinishedAct,
    DefenseNotDone,
    PhaseOver,
    RedAlertAlreadyPlayed,
    CounterattackOutOfPlace,
    OtherSeatNeeded,
    NoBaseToPlayOn,
    NotOwnBase,
    DiscardPileClosed,
    NeverDiscarded,
    AttackAlreadyMade,
    OwnBaseAttacked,
    NoBaseToAttack,
    NoAttackers,
    AttackerNamedTwice,
    AttackerNotOnOwnBase,
    BaseNeverAttacks,
    AttackTooWeak,
    NoAttackDeclared,
    ChangeNotPlayed,
    NoSurplus,
    ChangeClosed,
    ChangeNotInDiscardPile,
    ChangeNotShip,
    ChangeNamedTwice,
    ChangeAboveSurplus,
    ChangeNotOwnBase,
    MoveNotOwnCard,
    MoveNotOwnBase,
    MovedTwice,
    MoveFromDiscardPile,
    NoFreePlays,
    TooFewBases,
    DeclareUnfinished,
    ReasonMissing,
    RulingOutOfRange,
    CrewDefenseFixed,
    BaseNeeded,
    OwnBaseNeeded,
    ShipOfSeatNeeded,
    BaseOfSeatNeeded,
    PlaceNeeded,
    NothingToChoose,
    OwnBaseChosen,
    OtherBaseChosen,
    BaseChosenTwice,
    TooManyBases,
    CardNotTaken,
    CardPlacedTwice,
    CardNotOnBase,
    OwnCardChosen,
    ShipNeeded,
    SeatChosenTwice,
    NotSeatsShip,
    MoversOwnBase,
    FreePlaysLimited,
    DiscardNotForced,
    NotInDiscardPile,
    OtherKindOfCard,
    OtherSeatsTurn,
};

/// The number of codes, for tests that check their translations.
inline constexpr int violationCodes = static_cast<int>(ViolationCode::OtherSeatsTurn) + 1;

/// The code's name in the session file, such as "attack-too-weak". It never changes.
[[nodiscard]] std::string_view codeName(ViolationCode);

enum class ArgumentName : std::uint8_t {
    Seat,
    Base,
    Piece,
    Owner,
    Attack,
    Defense,
    Needed,
    Surplus,
    Total,
    Held,
    Threshold,
    Value,
    Lowest,
    Highest,
    Card,
    RedAlert,
};

/// The number of names.
inline constexpr int argumentNames = static_cast<int>(ArgumentName::RedAlert) + 1;

/// The argument's name in the session file, such as "needed". It never changes.
[[nodiscard]] std::string_view argumentName(ArgumentName);

/// An argument's value is points, a seat, a kind of card, or the number of a base, a piece or a RED ALERT.
using Violation = BasicViolation<ViolationCode, ArgumentName>;
using Argument = Violation::Argument;

}  // namespace basekeeper::all_your_base
