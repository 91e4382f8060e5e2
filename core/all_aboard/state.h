// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_aboard/setup.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace basekeeper::all_aboard {

enum class Phase : std::uint8_t { RevealBoats, Boarding, Reveal, Sailing, Over };

/// An animal and whose it is: each seat has each animal once (0.1).
struct Who {
    SeatId seat = 0;
    Animal animal = Animal::Mouse;
    friend bool operator==(const Who&, const Who&) = default;
};

/// An animal aboard a boat.
struct Passenger {
    SeatId seat = 0;               ///< its owner
    std::optional<Animal> animal;  ///< none: it lies face down and has not been named (1.3)
    bool inLove = false;           ///< on this boat, found when it sails (2.1)
    bool hasActed = false;         ///< on this boat (2.2)
    friend bool operator==(const Passenger&, const Passenger&) = default;
};

enum class BoatResult : std::uint8_t { Sailed, Sunk };

struct Boat {
    Weight number;  ///< the weight that it bears (0.2)
    /// in the order in which they came; of a boat that has sailed or sunk, those who were aboard then
    std::vector<Passenger> aboard;
    bool replaced = false;  ///< its card, for a mouse (3.mouse)
    std::optional<BoatResult> result;
    std::optional<Weight> weighed;  ///< what was aboard when it sailed or sank (2.3)
    friend bool operator==(const Boat&, const Boat&) = default;
};

/// What a seat has come to. The animals that are neither here nor aboard are those that it still has.
struct SeatState {
    std::vector<Animal> saved;      ///< as they were saved (2.4)
    std::vector<Animal> discarded;  ///< as they were discarded
    int cupids = 0;                 ///< 2.1
    friend bool operator==(const SeatState&, const SeatState&) = default;
};

/// What was agreed, as far as the rules ask for it.
struct Rules {
    SeatId first = 0;
    CardValues values;
    bool effects = true;
    friend bool operator==(const Rules&, const Rules&) = default;
};

/// How the table stands.
struct State {
    Rules rules;
    std::vector<SeatState> seats;
    int round = 1;  ///< from 1 to `rounds`
    Phase phase = Phase::RevealBoats;
    int placed = 0;               ///< animals that were placed this round, by all (1.1)
    std::vector<Boat> boats;      ///< left to right; of the last round until the next boats are revealed
    int sailing = 0;              ///< in the phase Sailing: the boat that sails next, counted from 0
    bool replacing = false;       ///< that boat has begun to sail and waits for another card (3.mouse)
    std::vector<SeatId> winners;  ///< empty until the end; it may stay empty where a ruling ended the game
    friend bool operator==(const State&, const State&) = default;

    [[nodiscard]] int seatCount() const { return static_cast<int>(seats.size()); }
    [[nodiscard]] bool over() const { return phase == Phase::Over; }
};

/// The seat that starts this round (0.3).
[[nodiscard]] SeatId startingSeat(const State&);
/// The seat that places the next animal, and whether face down (1.1); none out of boarding.
struct Placing {
    SeatId seat = 0;
    bool faceDown = false;
    friend bool operator==(const Placing&, const Placing&) = default;
};
[[nodiscard]] std::optional<Placing> placing(const State&);
/// The animals that the seat has not played, as far as is known: one that lies face down is among them (1.3).
[[nodiscard]] std::vector<Animal> animalsLeft(const State&, SeatId seat);
/// Where one of a seat's animals is, as far as is known: none of them: the seat has not played it.
struct AnimalPlace {
    std::optional<int> boat;  ///< from 1, one that has neither sailed nor sunk
    bool saved = false;
    bool discarded = false;
    friend bool operator==(const AnimalPlace&, const AnimalPlace&) = default;
};
[[nodiscard]] AnimalPlace placeOf(const State&, Who);
/// The boat (from 1) on which the seat's face-down animal lies.
[[nodiscard]] std::optional<int> faceDownBoat(const State&, SeatId seat);
/// The seats whose face-down animal has not been named, by seat; each once.
[[nodiscard]] std::vector<SeatId> unnamed(const State&);

/// The weight of all known animals aboard; lovers weigh as such, also before it sails (2.3).
[[nodiscard]] Weight weightAboard(const State&, const Boat&);
/// Whether that is more than the boat bears (2.3); of one that has sailed or sunk, whether it was.
[[nodiscard]] bool isTooHeavy(const State&, const Boat&);

/// What a seat has, and how it compares (4.1, 4.2).
struct Standing {
    SeatId seat = 0;
    int animalPoints = 0;
    int cupids = 0;
    int saved = 0;
    int points = 0;  ///< animalPoints + 2 for each cupid
    int place = 1;   ///< the same for those whom not even the last tie-break tells apart
    friend bool operator==(const Standing&, const Standing&) = default;
};
/// By place, and among equals by seat.
[[nodiscard]] std::vector<Standing> standings(const State&);
/// Of every seat (4.1).
[[nodiscard]] std::vector<int> pointsBySeat(const State&);
/// What told the first place from the second (4.2).
enum class DecidedBy : std::uint8_t { Points, Cupids, Saved, Nothing };
[[nodiscard]] DecidedBy decidedBy(const std::vector<Standing>&);
/// Whether the winners are others than those whom points and tie-breaks name (7.1). Only of a game that is over.
[[nodiscard]] bool isRuledVictory(const State&);

}  // namespace basekeeper::all_aboard
