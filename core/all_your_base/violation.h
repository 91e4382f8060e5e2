// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/state.h"

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <vector>

namespace basekeeper::all_your_base {

/// Why an act is refused. The words for people live in the translations, keyed by `codeName`.
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

/// How many codes there are: the translations are tested against each.
inline constexpr int violationCodes = static_cast<int>(ViolationCode::OtherSeatsTurn) + 1;

/// The stable name in the session file: "attack-too-weak".
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

/// How many names there are.
inline constexpr int argumentNames = static_cast<int>(ArgumentName::RedAlert) + 1;

/// The stable name in the session file: "needed".
[[nodiscard]] std::string_view argumentName(ArgumentName);

struct Argument {
    ArgumentName name;
    int value;  ///< points, a seat, a kind of card, or the number of a base, a piece or a RED ALERT
    friend bool operator==(const Argument&, const Argument&) = default;
};

struct Violation {
    ViolationCode code;
    std::string_view clause;  ///< always one of the rules document's, and static
    std::vector<Argument> arguments;

    Violation(ViolationCode why, std::string_view clauseId, std::initializer_list<Argument> with = {})
        : code(why), clause(clauseId), arguments(with) {}

    /// The argument of that name, if the refusal has one.
    [[nodiscard]] std::optional<int> argument(ArgumentName) const;
    friend bool operator==(const Violation&, const Violation&) = default;
};

}  // namespace basekeeper::all_your_base
