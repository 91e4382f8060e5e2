// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_aboard/state.h"

#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// The acts of the game, one small struct each. What each may name, and what is refused, stands with `whyNot`.
namespace basekeeper::all_aboard {

struct RevealBoats {            // 0.2
    std::vector<Weight> boats;  ///< one per seat, left to right
    friend bool operator==(const RevealBoats&, const RevealBoats&) = default;
};

struct Board {  // 1.1
    SeatId seat = 0;
    int boat = 1;                  ///< counted from 1, the leftmost
    std::optional<Animal> animal;  ///< none for a placement face down
    friend bool operator==(const Board&, const Board&) = default;
};

struct Reveal {  // 1.3, 2
    SeatId seat = 0;
    Animal animal = Animal::Mouse;
    friend bool operator==(const Reveal&, const Reveal&) = default;
};

/// The next boat, as far as it goes: where its card must be replaced it waits.
struct Sail {  // 2
    friend bool operator==(const Sail&, const Sail&) = default;
};

/// The boat goes on with that number.
struct ReplaceBoat {  // 3.mouse
    Weight number;
    friend bool operator==(const ReplaceBoat&, const ReplaceBoat&) = default;
};

/// The small edits of which a ruling is made (7.1).
namespace edit {

struct SetBoatNumber {
    int boat = 1;
    Weight number;
    friend bool operator==(const SetBoatNumber&, const SetBoatNumber&) = default;
};

enum class Place : std::uint8_t { Set, Saved, Discarded };
/// The animal lies there from now on, wherever it was: aboard a boat (from 1) that has not sailed, with those saved or
/// discarded, or with those that its seat has not played.
struct MoveAnimal {
    Who who;
    std::variant<int, Place> to = Place::Set;
    friend bool operator==(const MoveAnimal&, const MoveAnimal&) = default;
};
/// The seat's animal that lies face down is on that boat from now on; none: it has none there.
struct MoveFaceDown {
    SeatId seat = 0;
    std::optional<int> boat;
    friend bool operator==(const MoveFaceDown&, const MoveFaceDown&) = default;
};
struct SetCupids {
    SeatId seat = 0;
    int cupids = 0;
    friend bool operator==(const SetCupids&, const SetCupids&) = default;
};
/// The boats of a round are to be revealed; those on the table are cleared, and who was aboard is back in its set.
struct StartRound {
    int round = 1;
    friend bool operator==(const StartRound&, const StartRound&) = default;
};
/// So many placements of this round are done, and no boat has sailed; after the last one animals are named, if any lie
/// face down, and boats sail.
struct SetPlaced {
    int placed = 0;
    friend bool operator==(const SetPlaced&, const SetPlaced&) = default;
};
/// That boat sails next: it and those to its right have no result, and whoever was aboard is aboard again; those to its
/// left have one. One more than there are boats: all have sailed or sunk, and the round is over.
struct SetSailing {
    int boat = 1;
    /// What becomes of the boat to its left, which had no result. Left out, and for any other that had none, its weight
    /// tells (2.3). All aboard are saved or discarded, whatever they are.
    std::optional<BoatResult> result;
    friend bool operator==(const SetSailing&, const SetSailing&) = default;
};
/// The game is over, won by these seats or by nobody.
struct EndGame {
    std::vector<SeatId> winners;
    friend bool operator==(const EndGame&, const EndGame&) = default;
};

}  // namespace edit

using Edit = std::variant<edit::SetBoatNumber, edit::MoveAnimal, edit::MoveFaceDown, edit::SetCupids, edit::StartRound,
                          edit::SetPlaced, edit::SetSailing, edit::EndGame>;

struct Overrule {        // 7.1
    std::string reason;  ///< in the referee's words; not empty
    std::vector<Edit> changes;
    friend bool operator==(const Overrule&, const Overrule&) = default;
};

/// In the order in which the session file lists them; `ActKind` follows it.
using Action = std::variant<RevealBoats, Board, Reveal, Sail, ReplaceBoat, Overrule>;

enum class ActKind : std::uint8_t { RevealBoats, Board, Reveal, Sail, ReplaceBoat, Overrule };

inline constexpr std::size_t actKinds = std::variant_size_v<Action>;

[[nodiscard]] inline ActKind kindOf(const Action& action) { return static_cast<ActKind>(action.index()); }

}  // namespace basekeeper::all_aboard
