// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/outspeed/state.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// The acts of the game, one small struct each. What each may name, and what is refused, stands with `whyNot`.
namespace basekeeper::outspeed {

struct DescribeTile {  // 0.2, 4.1
    Tile tile;
    friend bool operator==(const DescribeTile&, const DescribeTile&) = default;
};

struct Announce {  // 1.1
    SeatId seat = 0;
    Token token = Token::Nitro;
    friend bool operator==(const Announce&, const Announce&) = default;
};

/// All who want to have announced: the tokens are revealed and take effect.
struct ApplyBonuses {  // 1.2
    friend bool operator==(const ApplyBonuses&, const ApplyBonuses&) = default;
};

struct Program {  // 2.1
    SeatId seat = 0;
    std::string route;         ///< by its name
    std::optional<int> wheel;  ///< 2.3
    friend bool operator==(const Program&, const Program&) = default;
};

/// A die that the seat rolled, of those that are due.
struct Roll {  // 3.1, 3.3
    SeatId seat = 0;
    Die die = Die::Yellow;
    int value = 0;
    friend bool operator==(const Roll&, const Roll&) = default;
};

/// All have programmed: the routes are revealed. Goes as far as it can without a roll or a token that is due.
struct Resolve {  // 3.1
    friend bool operator==(const Resolve&, const Resolve&) = default;
};

struct TakeToken {  // 3.3
    SeatId seat = 0;
    HeldToken token;  ///< none: it stays secret
    friend bool operator==(const TakeToken&, const TakeToken&) = default;
};

/// The small edits of which a ruling is made (7.1).
namespace edit {

struct SetZone {
    SeatId seat = 0;
    int zone = startZone;
    friend bool operator==(const SetZone&, const SetZone&) = default;
};
struct SetFuel {
    SeatId seat = 0;
    int fuel = startFuel;
    friend bool operator==(const SetFuel&, const SetFuel&) = default;
};
/// What the seat holds from now on, beside a token that it has announced. Tokens that leave it so are in the pile
/// again.
struct SetTokens {
    SeatId seat = 0;
    std::vector<HeldToken> tokens;
    friend bool operator==(const SetTokens&, const SetTokens&) = default;
};
/// Out of the race from now on, or in it again.
struct SetEliminated {
    SeatId seat = 0;
    bool eliminated = true;
    friend bool operator==(const SetEliminated&, const SetEliminated&) = default;
};
/// The zones with a marker; a zone twice for two. At most seven.
struct SetForceFields {
    std::vector<int> zones;
    friend bool operator==(const SetForceFields&, const SetForceFields&) = default;
};
/// Which sections lie there: the first two, all three until the turn ends, or the last two. Nobody is eliminated by it.
struct SetThirdSection {
    ThirdSection third = ThirdSection::Waits;
    friend bool operator==(const SetThirdSection&, const SetThirdSection&) = default;
};
/// On which side tiles lie; one that is described already stays as it was described.
struct SetSide {
    Side side = Side::Three4;
    friend bool operator==(const SetSide&, const SetSide&) = default;
};
/// The tile of that turn is to be described, and tiles of it and of later turns are in the box again. What was begun is
/// forgotten: announced tokens are in their seats' hands, choices, rolls and what is due are gone.
struct StartTurn {
    int turn = 1;
    friend bool operator==(const StartTurn&, const StartTurn&) = default;
};
/// The tile that shows is described like that, also in the midst of its turn. Choices of routes that it does not have
/// are gone.
struct SetTile {
    Tile tile;
    friend bool operator==(const SetTile&, const SetTile&) = default;
};
/// With the tile that shows, back or on to: announcing tokens (choices are gone) or programming (what was announced is
/// in hand again).
struct SetPhase {
    Phase phase = Phase::Bonuses;  ///< Bonuses or Programming
    friend bool operator==(const SetPhase&, const SetPhase&) = default;
};
/// What the seat has chosen, affordable or not; none: nothing yet.
struct SetChoice {
    SeatId seat = 0;
    std::optional<std::string> route;
    std::optional<int> wheel;
    friend bool operator==(const SetChoice&, const SetChoice&) = default;
};
/// The game is over, won by these seats or by nobody.
struct EndGame {
    std::vector<SeatId> winners;
    friend bool operator==(const EndGame&, const EndGame&) = default;
};

}  // namespace edit

using Edit = std::variant<edit::SetZone, edit::SetFuel, edit::SetTokens, edit::SetEliminated, edit::SetForceFields,
                          edit::SetThirdSection, edit::SetSide, edit::StartTurn, edit::SetTile, edit::SetPhase,
                          edit::SetChoice, edit::EndGame>;

struct Overrule {        // 7.1
    std::string reason;  ///< in the referee's words; not empty
    std::vector<Edit> changes;
    friend bool operator==(const Overrule&, const Overrule&) = default;
};

/// In the order in which the session file lists them; `ActKind` follows it.
using Action = std::variant<DescribeTile, Announce, ApplyBonuses, Program, Roll, Resolve, TakeToken, Overrule>;

enum class ActKind : std::uint8_t { DescribeTile, Announce, ApplyBonuses, Program, Roll, Resolve, TakeToken, Overrule };

inline constexpr std::size_t actKinds = std::variant_size_v<Action>;

[[nodiscard]] inline ActKind kindOf(const Action& action) { return static_cast<ActKind>(action.index()); }

}  // namespace basekeeper::outspeed
