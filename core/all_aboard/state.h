// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_aboard/setup.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace basekeeper::all_aboard {

enum class Phase : std::uint8_t { RevealBoats, Boarding, Reveal, Sailing, Over };

/// A seat's animal; each seat has each animal once (0.1).
struct SeatAnimal {
    SeatId seat = 0;
    Animal animal = Animal::Mouse;
    friend bool operator==(const SeatAnimal&, const SeatAnimal&) = default;
};

/// An animal aboard a boat.
struct Passenger {
    SeatId seat = 0;               ///< its owner
    std::optional<Animal> animal;  ///< empty while it lies face down and is not named (1.3)
    bool inLove = false;           ///< on this boat; set when the boat sails (2.1)
    bool hasActed = false;         ///< on this boat (2.2)
    friend bool operator==(const Passenger&, const Passenger&) = default;
};

enum class BoatResult : std::uint8_t { Sailed, Sunk };

struct Boat {
    Weight number;  ///< the weight that the boat bears (0.2)
    /// In the order of arrival; on a boat that has sailed or sunk, those who were aboard then.
    std::vector<Passenger> aboard;
    bool replaced = false;  ///< its card was replaced for a mouse (3.mouse)
    std::optional<BoatResult> result;
    std::optional<Weight> weighed;  ///< the load when it sailed or sank (2.3)
    friend bool operator==(const Boat&, const Boat&) = default;
};

/// Animals that are neither here nor aboard a boat are those that the seat has not played.
struct SeatState {
    std::vector<Animal> saved;      ///< in the order in which they were saved (2.4)
    std::vector<Animal> discarded;  ///< in the order in which they were discarded
    int cupids = 0;                 ///< 2.1
    friend bool operator==(const SeatState&, const SeatState&) = default;
};

/// The part of the set-up that the rules need.
struct Rules {
    SeatId first = 0;
    CardValues values;
    bool effects = true;
    friend bool operator==(const Rules&, const Rules&) = default;
};

struct State {
    Rules rules;
    std::vector<SeatState> seats;
    int round = 1;  ///< from 1 to `rounds`
    Phase phase = Phase::RevealBoats;
    int placed = 0;               ///< placements of this round, by all seats (1.1)
    std::vector<Boat> boats;      ///< left to right; they stay until the boats of the next round are revealed
    int sailing = 0;              ///< in the phase Sailing: index of the next boat to sail
    bool replacing = false;       ///< that boat is sailing and waits for another card (3.mouse)
    std::vector<SeatId> winners;  ///< empty until the end, and also if an override ended the game without a winner
    friend bool operator==(const State&, const State&) = default;

    [[nodiscard]] int seatCount() const { return static_cast<int>(seats.size()); }
    [[nodiscard]] bool over() const { return phase == Phase::Over; }
};

/// The seat that places first in this round (0.3).
[[nodiscard]] SeatId startingSeat(const State&);
/// The seat that places the next animal, and whether face down (1.1).
struct Placing {
    SeatId seat = 0;
    bool faceDown = false;
    friend bool operator==(const Placing&, const Placing&) = default;
};
/// Empty outside the phase Boarding.
[[nodiscard]] std::optional<Placing> placing(const State&);
/// The animals that the seat is not known to have played; a face-down one is among them (1.3).
[[nodiscard]] std::vector<Animal> animalsLeft(const State&, SeatId seat);
/// Whether a seat that places one of its animals now draws another: as long as its pile has one (0.1).
[[nodiscard]] bool drawsAfterPlacing(const State&, SeatId seat);
/// Where one of a seat's animals is, as far as known. If no field is set, the seat has not played it.
struct AnimalPlace {
    std::optional<int> boat;  ///< counted from 1; one that has neither sailed nor sunk
    bool saved = false;
    bool discarded = false;
    friend bool operator==(const AnimalPlace&, const AnimalPlace&) = default;
};
[[nodiscard]] AnimalPlace placeOf(const State&, SeatAnimal);
/// The boat (counted from 1) with the seat's face-down animal.
[[nodiscard]] std::optional<int> faceDownBoat(const State&, SeatId seat);
/// The seats with a face-down animal that has not been named, in order.
[[nodiscard]] std::vector<SeatId> unnamed(const State&);
/// Of those seats, the ones that have a single animal left: it is the one that lies face down (1.3).
[[nodiscard]] std::vector<SeatAnimal> namedByTheRest(const State&);

/// The weight of all known animals aboard. Pairs have their weight in love, even before the boat sails (2.3).
[[nodiscard]] Weight weightAboard(const State&, const Boat&);
/// Whether its load is more than the boat bears (2.3); for a boat that has sailed or sunk, its load at that time.
[[nodiscard]] bool isTooHeavy(const State&, const Boat&);

/// A seat's score, and how it ranks (4.1, 4.2).
struct Standing {
    SeatId seat = 0;
    int animalPoints = 0;
    int cupids = 0;
    int saved = 0;
    int points = 0;  ///< animalPoints + 2 for each cupid
    int place = 1;   ///< counted from 1; equal for seats that even the last tie-break does not separate
    friend bool operator==(const Standing&, const Standing&) = default;
};
/// By place; seats with equal places in seat order.
[[nodiscard]] std::vector<Standing> standings(const State&);
/// The points of every seat (4.1).
[[nodiscard]] std::vector<int> pointsBySeat(const State&);
/// What separated the first place from the second (4.2).
enum class DecidedBy : std::uint8_t { Points, Cupids, Saved, Nothing };
[[nodiscard]] DecidedBy decidedBy(const std::vector<Standing>&);
/// Whether an override (7.1) named other winners than points and tie-breaks do. Only for a game that is over.
[[nodiscard]] bool isVictoryByOverride(const State&);

}  // namespace basekeeper::all_aboard
