// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/act_fields.h"
#include "core/outspeed/state.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// The acts of the game, one small struct each. What they may name is checked by `whyNot`.
namespace basekeeper::outspeed {

struct DescribeTile {  // 0.2, 4.1
    Tile tile;
    static void fields(auto& act, auto& walk) { Tile::fields(act.tile, walk); }
    friend bool operator==(const DescribeTile&, const DescribeTile&) = default;
};

struct Announce {  // 1.1
    SeatId seat = 0;
    Token token = Token::Nitro;
    static void fields(auto& act, auto& walk) { walk.must("seat", act.seat).must("token", act.token); }
    friend bool operator==(const Announce&, const Announce&) = default;
};

/// Ends the announcements: the tokens are revealed and take effect.
struct ApplyBonuses : NoFields {};  // 1.2

struct Program {  // 2.1
    SeatId seat = 0;
    std::string route;         ///< its name
    std::optional<int> wheel;  ///< 2.3
    static void fields(auto& act, auto& walk) {
        walk.must("seat", act.seat).must("route", act.route).may("wheel", act.wheel, whole<0, maxWheel>);
    }
    friend bool operator==(const Program&, const Program&) = default;
};

/// A die rolled by a seat that owes rolls.
struct Roll {  // 3.1, 3.3
    SeatId seat = 0;
    Die die = Die::Yellow;
    int value = 0;
    static void fields(auto& act, auto& walk) {
        walk.must("seat", act.seat).must("die", act.die).must("value", act.value, whole<0, maxAmount>);
    }
    friend bool operator==(const Roll&, const Roll&) = default;
};

/// Reveals the routes when all have programmed. Resolves them up to the first roll or token that is due.
struct Resolve : NoFields {};  // 3.1

struct TakeToken {  // 3.3
    SeatId seat = 0;
    HeldToken token;  ///< empty if it stays secret
    static void fields(auto& act, auto& walk) { walk.must("seat", act.seat).may("token", act.token); }
    friend bool operator==(const TakeToken&, const TakeToken&) = default;
};

/// The edits that make up an override (7.1).
namespace edit {

struct SetZone {
    SeatId seat = 0;
    int zone = startZone;
    static void fields(auto& edit, auto& walk) { walk.must("seat", edit.seat).must("zone", edit.zone, whole<1>); }
    friend bool operator==(const SetZone&, const SetZone&) = default;
};
struct SetFuel {
    SeatId seat = 0;
    int fuel = startFuel;
    static void fields(auto& edit, auto& walk) { walk.must("seat", edit.seat).must("fuel", edit.fuel); }
    friend bool operator==(const SetFuel&, const SetFuel&) = default;
};
/// Sets the tokens that the seat holds, besides one that it has announced. Tokens that it loses go back to the pile.
struct SetTokens {
    SeatId seat = 0;
    std::vector<HeldToken> tokens;
    static void fields(auto& edit, auto& walk) { walk.must("seat", edit.seat).must("tokens", edit.tokens); }
    friend bool operator==(const SetTokens&, const SetTokens&) = default;
};
/// Takes the seat out of the race, or back into it.
struct SetEliminated {
    SeatId seat = 0;
    bool eliminated = true;
    static void fields(auto& edit, auto& walk) { walk.must("seat", edit.seat).must("eliminated", edit.eliminated); }
    friend bool operator==(const SetEliminated&, const SetEliminated&) = default;
};
/// The zones with a marker; a zone with two markers twice. At most seven.
struct SetForceFields {
    std::vector<int> zones;
    static void fields(auto& edit, auto& walk) { walk.must("zones", edit.zones, as<std::vector<Whole<1>>>); }
    friend bool operator==(const SetForceFields&, const SetForceFields&) = default;
};
/// Lays the first two sections, all three until the turn ends, or the last two. This eliminates nobody.
struct SetThirdSection {
    ThirdSection third = ThirdSection::Waits;
    static void fields(auto& edit, auto& walk) { walk.must("third", edit.third); }
    friend bool operator==(const SetThirdSection&, const SetThirdSection&) = default;
};
/// Sets the side on which tiles lie. A tile that is already described does not change.
struct SetSide {
    Side side = Side::Three4;
    static void fields(auto& edit, auto& walk) { walk.must("side", edit.side); }
    friend bool operator==(const SetSide&, const SetSide&) = default;
};
/// Starts that turn with its tile still to be described. Its tile and those of later turns are back in the box,
/// announced tokens are back with their seats, and choices, rolls and everything due are cleared.
struct StartTurn {
    int turn = 1;
    static void fields(auto& edit, auto& walk) { walk.must("turn", edit.turn); }
    friend bool operator==(const StartTurn&, const StartTurn&) = default;
};
/// Replaces the description of the showing tile, even in the middle of its turn. Choices of routes that the new tile
/// lacks are cleared.
struct SetTile {
    Tile tile;
    static void fields(auto& edit, auto& walk) { Tile::fields(edit.tile, walk); }
    friend bool operator==(const SetTile&, const SetTile&) = default;
};
/// Goes back or on to announcing tokens (which clears choices) or to programming (which returns announced tokens to
/// their seats). The tile stays.
struct SetPhase {
    Phase phase = Phase::Bonuses;  ///< Bonuses or Programming
    static void fields(auto& edit, auto& walk) { walk.must("phase", edit.phase); }
    friend bool operator==(const SetPhase&, const SetPhase&) = default;
};
/// Sets the seat's choice, affordable or not; empty to clear it.
struct SetChoice {
    SeatId seat = 0;
    std::optional<std::string> route;
    std::optional<int> wheel;
    static void fields(auto& edit, auto& walk) {
        walk.must("seat", edit.seat).may("route", edit.route).may("wheel", edit.wheel, whole<0, maxWheel>);
    }
    friend bool operator==(const SetChoice&, const SetChoice&) = default;
};
/// Ends the game. There may be no winners.
struct EndGame {
    std::vector<SeatId> winners;
    static void fields(auto& edit, auto& walk) { walk.may("winners", edit.winners); }
    friend bool operator==(const EndGame&, const EndGame&) = default;
};

}  // namespace edit

using Edit = std::variant<edit::SetZone, edit::SetFuel, edit::SetTokens, edit::SetEliminated, edit::SetForceFields,
                          edit::SetThirdSection, edit::SetSide, edit::StartTurn, edit::SetTile, edit::SetPhase,
                          edit::SetChoice, edit::EndGame>;

struct Overrule {        // 7.1
    std::string reason;  ///< in the referee's words; not empty
    std::vector<Edit> changes;
    static void fields(auto& act, auto& walk) { walk.must("reason", act.reason).must("changes", act.changes); }
    friend bool operator==(const Overrule&, const Overrule&) = default;
};

/// In the order of the session file's list; `ActKind` has the same order.
using Action = std::variant<DescribeTile, Announce, ApplyBonuses, Program, Roll, Resolve, TakeToken, Overrule>;

enum class ActKind : std::uint8_t { DescribeTile, Announce, ApplyBonuses, Program, Roll, Resolve, TakeToken, Overrule };

inline constexpr std::size_t actKinds = std::variant_size_v<Action>;

[[nodiscard]] inline ActKind kindOf(const Action& action) { return static_cast<ActKind>(action.index()); }

}  // namespace basekeeper::outspeed
