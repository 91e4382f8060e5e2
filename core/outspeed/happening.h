// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/outspeed/action.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

/// How bonuses take effect and routes are resolved (sections 1, 3 and 5), as a list of steps. The rules and the screens
/// use the same steps.
namespace basekeeper::outspeed {

namespace step {

/// The tokens of one zone take effect (1.2).
struct Group {
    int zone = 1;
    std::vector<SeatId> seats;
    friend bool operator==(const Group&, const Group&) = default;
};
struct Plays {  // 1.3 to 1.9
    SeatId seat = 0;
    Token token = Token::Nitro;
    std::vector<SeatId> touched;  ///< those affected; empty if the token has no effect
    friend bool operator==(const Plays&, const Plays&) = default;
};
/// The token of a seat that an earlier group of this phase eliminated (1.2).
struct TokenLost {
    SeatId seat = 0;
    Token token = Token::Nitro;
    friend bool operator==(const TokenLost&, const TokenLost&) = default;
};
struct FieldPlaced {  // 1.9
    SeatId seat = 0;
    int zone = 1;
    friend bool operator==(const FieldPlaced&, const FieldPlaced&) = default;
};
struct FieldsRemoved {  // 1.9: ships entered the zones; 3.6: the section was removed
    std::vector<int> zones;
    bool withSection = false;
    friend bool operator==(const FieldsRemoved&, const FieldsRemoved&) = default;
};
/// A ship moves forward or back. `stopped`: by the force field of its new zone (1.9).
struct Moves {
    SeatId seat = 0;
    int from = 1;
    int to = 1;
    int wanted = 1;  ///< how many zones it should have moved; negative for back
    bool stopped = false;
    friend bool operator==(const Moves&, const Moves&) = default;
};
struct LosesFuel {  // 1.5; during the resolution, the cost of a route (3.3)
    SeatId seat = 0;
    int from = 0;
    int to = 0;
    int cost = 0;  ///< more than `from` - `to` if the fuel did not suffice
    friend bool operator==(const LosesFuel&, const LosesFuel&) = default;
};
struct GainsFuel {  // 1.7, 3.3
    SeatId seat = 0;
    int from = 0;
    int to = 0;
    friend bool operator==(const GainsFuel&, const GainsFuel&) = default;
};
/// Why a ship is eliminated.
enum class OutBy : std::uint8_t { IonCannon, Fuel, PushedOff, SectionGone };
struct Eliminated {  // 1.5, 3.5, 3.7, 3.6
    SeatId seat = 0;
    OutBy by = OutBy::Fuel;
    friend bool operator==(const Eliminated&, const Eliminated&) = default;
};
struct TilesTurned {  // 3.8
    int tile = 0;     ///< the showing tile, which must be described again; 0 if the present tile is done with
    friend bool operator==(const TilesTurned&, const TilesTurned&) = default;
};
/// Who chose a route (3.1, 3.2).
struct Shared {
    std::size_t route = 0;
    std::vector<SeatId> seats;
    bool tooMany = false;     ///< more than the route takes: all lose the turn
    bool soleTaker = false;   ///< the only one, who gets the benefit free (3.9)
    bool soleMissed = false;  ///< several, who pay and get nothing (3.9)
    friend bool operator==(const Shared&, const Shared&) = default;
};
struct TokensGained {  // 3.3: that many are due
    SeatId seat = 0;
    int tokens = 1;
    friend bool operator==(const TokensGained&, const TokensGained&) = default;
};
struct SectionArrives {  // 3.6
    Track track;
    friend bool operator==(const SectionArrives&, const SectionArrives&) = default;
};
struct SectionGoes {  // 3.6
    Track track;
    friend bool operator==(const SectionGoes&, const SectionGoes&) = default;
};
struct TurnEnds {  // 4.1
    int turn = 1;
    friend bool operator==(const TurnEnds&, const TurnEnds&) = default;
};
struct RaceOver {  // 5.1, 5.2, 5.3
    EndedBy by = EndedBy::Finish;
    std::vector<SeatId> winners;
    friend bool operator==(const RaceOver&, const RaceOver&) = default;
};

}  // namespace step

using Step =
    std::variant<step::Group, step::Plays, step::TokenLost, step::FieldPlaced, step::FieldsRemoved, step::Moves,
                 step::LosesFuel, step::GainsFuel, step::Eliminated, step::TilesTurned, step::Shared,
                 step::TokensGained, step::SectionArrives, step::SectionGoes, step::TurnEnds, step::RaceOver>;

/// A step and the state after it.
struct StepResult {
    Step step;
    State after;
    friend bool operator==(const StepResult&, const StepResult&) = default;
};

/// The clause behind a step, such as "3.7".
[[nodiscard]] std::string_view clauseOf(const Step&);

/// What `ApplyBonuses`, `Resolve`, `Roll` or `TakeToken` does in this state, step by step; nothing for other acts, or
/// for a roll while others are still due. `whyNot` must accept the act.
[[nodiscard]] std::vector<StepResult> stepsOf(const State&, const Action&);

}  // namespace basekeeper::outspeed
