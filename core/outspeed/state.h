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

/// `Tile`: the tile that shows is to be described. `Resolution`: rolls or tokens are due.
enum class Phase : std::uint8_t { Tile, Bonuses, Programming, Resolution, Over };

/// A token that a seat has; none: what it is is secret (or nobody said).
using HeldToken = std::optional<Token>;

/// What a seat has set on its wheels.
struct Choice {
    std::size_t route = 0;     ///< of the tile, counted from 0
    std::optional<int> wheel;  ///< the middle one, where the route uses it (2.3)
    friend bool operator==(const Choice&, const Choice&) = default;
};

struct SeatState {
    int zone = startZone;           ///< of one that is eliminated, the last that it was in
    int fuel = startFuel;           ///< never below 0
    std::vector<HeldToken> tokens;  ///< as they were taken; one that is announced is not among them
    bool eliminated = false;
    std::optional<Token> announced;  ///< in the bonus phase
    bool hasAnnounced = false;       ///< this turn, which is still so when the token has been revealed (1.1)
    std::optional<Choice> choice;    ///< from programming to the end of the turn
    std::vector<int> rolls;          ///< entered so far, of those that are due together
    int tokensDue = 0;               ///< that the seat may still take
    friend bool operator==(const SeatState&, const SeatState&) = default;
};

/// Where the resolution stands (3.1): what is due now.
enum class Stage : std::uint8_t { CostRolls, BenefitRolls, Tokens };

/// The third section (3.6).
enum class ThirdSection : std::uint8_t { Waits, Arrives, Laid };

struct Track {
    int rear = 1;
    int front = 2 * zonesPerSection;
    friend bool operator==(const Track&, const Track&) = default;
};

enum class EndedBy : std::uint8_t { Finish, LastOneLeft, NobodyLeft, Ruling };

/// What was agreed, as far as the rules ask for it.
struct Rules {
    bool firstGame = false;
    friend bool operator==(const Rules&, const Rules&) = default;
};

struct UsedTile {
    int turn = 1;
    int number = 1;
    friend bool operator==(const UsedTile&, const UsedTile&) = default;
};

/// How the table stands. Zones are counted from 1 at the rear of the first section and never renumbered.
struct State {
    Rules rules;
    std::vector<SeatState> seats;
    int turn = 1;  ///< from 1 to `turns`
    Phase phase = Phase::Tile;
    std::optional<Tile> tile;  ///< the one that shows, once it is described
    /// in the phase Tile: that one was turned in phase 1, and programming follows (3.8)
    std::optional<int> turnedTile;
    std::vector<UsedTile> usedTiles;  ///< with the one that shows, once it is described
    Side side = Side::Three4;         ///< on which tiles lie (0.2, 3.8)
    Stage stage = Stage::CostRolls;   ///< in the phase Resolution
    Track track;
    ThirdSection third = ThirdSection::Waits;
    std::vector<int> forceFields;             ///< zones with a marker, in order; a zone twice that has two
    std::vector<int> entered;                 ///< zones that a ship entered this turn, in order, each once (1.9)
    std::array<int, tokenKinds> discarded{};  ///< tokens played since the pile was last made anew (1.10, 3.3)
    std::vector<SeatId> winners;              ///< empty until the end; where nobody wins, then too
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

/// The seats still in the race, by seat.
[[nodiscard]] std::vector<SeatId> seatsInRace(const State&);
/// The same from the front zone to the rear, and in one zone by seat: in which order tokens are announced (1.1).
[[nodiscard]] std::vector<SeatId> frontToRear(const State&);
/// Of the seats still in the race; 0 where there are none.
[[nodiscard]] int frontOccupied(const State&);
[[nodiscard]] int rearOccupied(const State&);
/// Whether a ship or a marker can be there: beyond the third section ships count on (3.6).
[[nodiscard]] bool isOnTrack(const State&, int zone);
/// In the front zone, in the rearmost one (1.4), of those still in the race; where all are in one zone, none is either.
[[nodiscard]] bool leads(const State&, SeatId seat);
[[nodiscard]] bool isLast(const State&, SeatId seat);

/// How a section of the track lies (3.6): `New` came this turn, `Goes` does so at its end. `Beyond`: no section lies
/// there, but ships count on.
enum class SectionStand : std::uint8_t { Gone, Goes, Laid, New, Beyond };
struct Section {
    int number = 1;  ///< from 1
    int first = 1;   ///< its zones
    int last = zonesPerSection;
    SectionStand stand = SectionStand::Laid;
    friend bool operator==(const Section&, const Section&) = default;
};
/// From the first one, which may be gone, to the front; beyond it as far as the ship in front.
[[nodiscard]] std::vector<Section> sections(const State&);

/// The tile that shows or is to be described is a finish tile: that of the last turn (0.2).
[[nodiscard]] bool finishShows(const State&);
/// The only number that the next tile can have, where there is only one (0.2 first game, 3.8).
[[nodiscard]] std::optional<int> tileNumberDue(const State&);
/// The numbers that the next tile can have; empty out of the phase Tile.
[[nodiscard]] std::vector<int> tileNumbersOpen(const State&);

/// Tokens in the pile, those discarded, and markers that are not on the track.
[[nodiscard]] int tokensInPile(const State&);
[[nodiscard]] int tokensDiscarded(const State&);
[[nodiscard]] int markersLeft(const State&);
/// Copies of a kind that could be in the pile, or be what a seat holds unknown: all but those seen elsewhere.
[[nodiscard]] int copiesUnseen(const State&, Token);

/// The seats in the race that have not programmed, by seat.
[[nodiscard]] std::vector<SeatId> yetToProgram(const State&);
/// How many seats chose that route (3.2, 3.3), eliminated ones too.
[[nodiscard]] int choosersOf(const State&, std::size_t route);

enum class Die : std::uint8_t { Yellow, Blue };
/// What a roll is for; those for zones come before those for fuel (3.1).
enum class RollFor : std::uint8_t { Cost, Zones, Fuel };
/// Rolls or tokens that a seat must enter before the turn goes on; by seat, never empty lists.
struct RollsDue {
    struct Of {
        SeatId seat = 0;
        Die die = Die::Yellow;
        int left = 1;
        RollFor next = RollFor::Cost;  ///< the first of them
        friend bool operator==(const Of&, const Of&) = default;
    };
    std::vector<Of> due;
    friend bool operator==(const RollsDue&, const RollsDue&) = default;
};
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
/// What is due; `monostate` out of the phase Resolution.
[[nodiscard]] Due due(const State&);

/// How a seat stands in the race (5.1): those in the race come first, then who was eliminated.
struct Standing {
    SeatId seat = 0;
    int zone = 0;
    int fuel = 0;
    int tokens = 0;
    bool eliminated = false;
    int place = 1;  ///< the same for those whom not even the last tie-break tells apart
    friend bool operator==(const Standing&, const Standing&) = default;
};
/// By place, and among equals by seat. Of a game that was won by the last one left or by a ruling, places follow 5.1
/// all the same.
[[nodiscard]] std::vector<Standing> standings(const State&);
/// What told the first place from the second (5.1), where there is a second in the race.
enum class DecidedBy : std::uint8_t { Zone, Fuel, Tokens, Nothing, NobodyElse };
[[nodiscard]] DecidedBy decidedBy(const std::vector<Standing>&);

}  // namespace basekeeper::outspeed
