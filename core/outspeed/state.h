// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/outspeed/setup.h"
#include "core/outspeed/tile.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace basekeeper::outspeed {

/// `Tile`: a tile must be described. `Resolution`: rolls or tokens are due.
enum class Phase : std::uint8_t { Tile, Bonuses, Programming, Resolution, Over };

/// A token that a seat holds; empty if it is secret or nobody entered it.
using HeldToken = std::optional<Token>;

/// What a seat has set on its wheels.
struct Choice {
    std::size_t route = 0;     ///< of the tile, counted from 0
    std::optional<int> wheel;  ///< the middle wheel, if the route uses it (2.3)
    friend bool operator==(const Choice&, const Choice&) = default;
};

struct SeatState {
    int zone = startZone;           ///< the last one, for an eliminated ship
    int fuel = startFuel;           ///< never negative
    std::vector<HeldToken> tokens;  ///< in the order in which they were taken, without an announced one
    bool eliminated = false;
    std::optional<Token> announced;  ///< until the bonus phase reveals it
    bool hasAnnounced = false;       ///< this turn; stays true after the token is revealed (1.1)
    std::optional<Choice> choice;    ///< set from programming to the end of the turn
    std::vector<int> rolls;          ///< entered so far in the present stage
    int tokensDue = 0;               ///< that the seat may still take
    friend bool operator==(const SeatState&, const SeatState&) = default;
};

/// What is due in the resolution (3.1).
enum class Stage : std::uint8_t { CostRolls, BenefitRolls, Tokens };

/// The third section (3.6).
enum class ThirdSection : std::uint8_t { Waits, Arrives, Laid };

struct Track {
    int rear = 1;
    int front = 2 * zonesPerSection;
    friend bool operator==(const Track&, const Track&) = default;
};

enum class EndedBy : std::uint8_t { Finish, LastOneLeft, NobodyLeft, Override };

/// The part of the set-up that the rules need.
struct Rules {
    bool firstGame = false;
    friend bool operator==(const Rules&, const Rules&) = default;
};

struct UsedTile {
    int turn = 1;
    int number = 1;
    friend bool operator==(const UsedTile&, const UsedTile&) = default;
};

/// Zones are counted from 1 at the rear of the first section and never renumbered.
struct State {
    Rules rules;
    std::vector<SeatState> seats;
    int turn = 1;  ///< from 1 to `turns`
    Phase phase = Phase::Tile;
    std::optional<Tile> tile;  ///< the showing tile, once described
    /// In the phase Tile: the tile that was turned over in phase 1; programming follows (3.8).
    std::optional<int> turnedTile;
    std::vector<UsedTile> usedTiles;  ///< including the showing tile, once described
    Side side = Side::Three4;         ///< the side on which tiles lie (0.2, 3.8)
    Stage stage = Stage::CostRolls;   ///< in the phase Resolution
    Track track;
    ThirdSection third = ThirdSection::Waits;
    std::vector<int> forceFields;             ///< zones with a marker, in order; a zone with two markers twice
    std::vector<int> entered;                 ///< zones that a ship entered this turn, in order, each once (1.9)
    std::array<int, tokenKinds> discarded{};  ///< tokens played since the pile was last refilled (1.10, 3.3)
    std::vector<SeatId> winners;              ///< empty until the end, and also if nobody wins
    std::optional<EndedBy> endedBy;
    friend bool operator==(const State&, const State&) = default;

    [[nodiscard]] int seatCount() const { return static_cast<int>(seats.size()); }
    [[nodiscard]] bool over() const { return phase == Phase::Over; }
};

[[nodiscard]] inline bool isSeat(const State& state, SeatId seat) { return seat >= 0 && seat < state.seatCount(); }
[[nodiscard]] inline SeatState& seatOf(State& state, SeatId seat) {
    return state.seats[static_cast<std::size_t>(seat)];
}
[[nodiscard]] inline const SeatState& seatOf(const State& state, SeatId seat) {
    return state.seats[static_cast<std::size_t>(seat)];
}
[[nodiscard]] inline bool inRace(const State& state, SeatId seat) {
    return isSeat(state, seat) && !seatOf(state, seat).eliminated;
}

/// The seats still in the race, in order.
[[nodiscard]] std::vector<SeatId> seatsInRace(const State&);
/// The seats still in the race from the front zone to the rear, within a zone in order: the order of announcing (1.1).
[[nodiscard]] std::vector<SeatId> frontToRear(const State&);
/// The foremost and the rearmost zone with a ship that is still in the race; 0 if there are none.
[[nodiscard]] int frontOccupied(const State&);
[[nodiscard]] int rearOccupied(const State&);
/// Whether a ship or marker can be in that zone. Zones go on beyond the third section (3.6).
[[nodiscard]] bool isOnTrack(const State&, int zone);
/// Whether the seat is in the race and in the foremost, or the rearmost, zone of those in the race (1.4). False if all
/// are in one zone.
[[nodiscard]] bool leads(const State&, SeatId seat);
[[nodiscard]] bool isLast(const State&, SeatId seat);

/// What becomes of a section of the track (3.6). `New` arrived this turn, `Goes` leaves at its end, `Beyond` has zones
/// but no section on the table.
enum class SectionStatus : std::uint8_t { Gone, Goes, Laid, New, Beyond };
struct Section {
    int number = 1;  ///< from 1
    int first = 1;   ///< its first zone
    int last = zonesPerSection;
    SectionStatus stand = SectionStatus::Laid;
    friend bool operator==(const Section&, const Section&) = default;
};
/// From the first section, even if it is gone, to the front of the track, and beyond it as far as the foremost ship.
[[nodiscard]] std::vector<Section> sections(const State&);

/// Whether the tile of this turn is a finish tile: that of the last turn (0.2).
[[nodiscard]] bool finishShows(const State&);
/// The number of the next tile, if only one is possible (0.2 first game, 3.8).
[[nodiscard]] std::optional<int> tileNumberDue(const State&);
/// The numbers that the next tile can have; empty outside the phase Tile.
[[nodiscard]] std::vector<int> tileNumbersOpen(const State&);

/// The number of tokens in the pile, of discarded tokens, and of markers that are not on the track.
[[nodiscard]] int tokensInPile(const State&);
[[nodiscard]] int tokensDiscarded(const State&);
[[nodiscard]] int markersLeft(const State&);
/// How many tokens of that kind are not known to be discarded, held or announced: they are in the pile or secret.
[[nodiscard]] int copiesUnseen(const State&, Token);

/// The seats in the race that have not programmed, in order.
[[nodiscard]] std::vector<SeatId> yetToProgram(const State&);
/// Whether all see who chose which route (3.1).
[[nodiscard]] inline bool routesRevealed(const State& state) { return state.phase == Phase::Resolution; }
/// How many seats chose that route, including eliminated ones (3.2, 3.3).
[[nodiscard]] int choosersOf(const State&, std::size_t route);

/// The fuel that an ion cannon takes from each ship ahead (1.5).
inline constexpr int ionCannonTakes = 2;

/// Whether a ship with so much fuel would be eliminated by an ion cannon (1.5): there is little left to live on.
[[nodiscard]] constexpr bool isLowFuel(int fuel) { return fuel <= ionCannonTakes; }

enum class Die : std::uint8_t { Yellow, Blue };
/// What a roll is for. Rolls for zones come before those for fuel (3.1).
enum class RollFor : std::uint8_t { Cost, Zones, Fuel };
/// Rolls that seats must enter before the turn goes on, in seat order. Never empty.
struct RollsDue {
    struct Of {
        SeatId seat = 0;
        Die die = Die::Yellow;
        int left = 1;
        RollFor next = RollFor::Cost;  ///< what the first of them is for
        friend bool operator==(const Of&, const Of&) = default;
    };
    std::vector<Of> due;
    friend bool operator==(const RollsDue&, const RollsDue&) = default;
};
/// Tokens that seats must enter before the turn goes on, in seat order. Never empty.
struct TokensDue {
    struct Of {
        SeatId seat = 0;
        int left = 1;
        friend bool operator==(const Of&, const Of&) = default;
    };
    std::vector<Of> due;
    friend bool operator==(const TokensDue&, const TokensDue&) = default;
};
using Due = std::variant<std::monostate, RollsDue, TokensDue>;
/// What is due; `monostate` if nothing is.
[[nodiscard]] Due due(const State&);

/// A seat's position in the race (5.1). Ships in the race come before eliminated ones.
struct Standing {
    SeatId seat = 0;
    int zone = 0;
    int fuel = 0;
    int tokens = 0;
    bool eliminated = false;
    int place = 1;  ///< counted from 1; equal for seats that even the last tie-break does not separate
    friend bool operator==(const Standing&, const Standing&) = default;
};
/// By place; seats with equal places in seat order. Places follow 5.1 even if the last ship left or an override decided
/// the game.
[[nodiscard]] std::vector<Standing> standings(const State&);
/// What separated the first place from the second (5.1). `NobodyElse`: no second ship is in the race.
enum class DecidedBy : std::uint8_t { Zone, Fuel, Tokens, Nothing, NobodyElse };
[[nodiscard]] DecidedBy decidedBy(const std::vector<Standing>&);

}  // namespace basekeeper::outspeed
