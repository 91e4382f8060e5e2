// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/act_fields.h"
#include "core/all_aboard/state.h"

#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// The acts of the game, one small struct each. What they may name is checked by `whyNot`.
namespace basekeeper::all_aboard {

struct RevealBoats {            // 0.2
    std::vector<Weight> boats;  ///< one per seat, left to right
    static void fields(auto& act, auto& walk) { walk.must("boats", act.boats); }
    friend bool operator==(const RevealBoats&, const RevealBoats&) = default;
};

struct Board {  // 1.1
    SeatId seat = 0;
    int boat = 1;                  ///< counted from 1, the leftmost
    std::optional<Animal> animal;  ///< empty for a face-down placement
    static void fields(auto& act, auto& walk) {
        walk.must("seat", act.seat).must("boat", act.boat, whole<1>).may("animal", act.animal);
    }
    friend bool operator==(const Board&, const Board&) = default;
};

struct Reveal {  // 1.3, 2
    SeatId seat = 0;
    Animal animal = Animal::Mouse;
    static void fields(auto& act, auto& walk) { walk.must("seat", act.seat).must("animal", act.animal); }
    friend bool operator==(const Reveal&, const Reveal&) = default;
};

/// Sails the next boat, to its end or up to the point where its card must be replaced.
struct Sail : NoFields {};  // 2

/// Gives the waiting boat that number; it then sails on.
struct ReplaceBoat {  // 3.mouse
    Weight number;
    static void fields(auto& act, auto& walk) { walk.must("number", act.number); }
    friend bool operator==(const ReplaceBoat&, const ReplaceBoat&) = default;
};

/// The edits that make up an override (7.1).
namespace edit {

struct SetBoatNumber {
    int boat = 1;
    Weight number;
    static void fields(auto& edit, auto& walk) { walk.must("boat", edit.boat, whole<1>).must("number", edit.number); }
    friend bool operator==(const SetBoatNumber&, const SetBoatNumber&) = default;
};

enum class Place : std::uint8_t { Set, Saved, Discarded };
/// Moves the animal from wherever it is: aboard a boat (counted from 1) that has not sailed or sunk, to the saved or
/// discarded animals, or back to those that its seat has not played.
struct MoveAnimal {
    SeatAnimal who;
    std::variant<int, Place> to = Place::Set;
    static void fields(auto& edit, auto& walk) {
        walk.must("seat", edit.who.seat).must("animal", edit.who.animal).must("to", edit.to);
    }
    friend bool operator==(const MoveAnimal&, const MoveAnimal&) = default;
};
/// Moves the seat's face-down animal to that boat (counted from 1); without a boat, takes it off the table.
struct MoveFaceDown {
    SeatId seat = 0;
    std::optional<int> boat;
    static void fields(auto& edit, auto& walk) { walk.must("seat", edit.seat).may("boat", edit.boat, whole<1>); }
    friend bool operator==(const MoveFaceDown&, const MoveFaceDown&) = default;
};
struct SetCupids {
    SeatId seat = 0;
    int cupids = 0;
    static void fields(auto& edit, auto& walk) { walk.must("seat", edit.seat).must("cupids", edit.cupids); }
    friend bool operator==(const SetCupids&, const SetCupids&) = default;
};
/// Starts that round, with its boats still to be revealed. The table is cleared of boats; those aboard return to their
/// sets.
struct StartRound {
    int round = 1;
    static void fields(auto& edit, auto& walk) { walk.must("round", edit.round); }
    friend bool operator==(const StartRound&, const StartRound&) = default;
};
/// Sets how many placements of this round are done; no boat has sailed. After the last placement the face-down animals
/// are named, if there are any, and then the boats sail.
struct SetPlaced {
    int placed = 0;
    static void fields(auto& edit, auto& walk) { walk.must("placed", edit.placed); }
    friend bool operator==(const SetPlaced&, const SetPlaced&) = default;
};
/// Makes that boat (counted from 1) the next to sail. It and the boats to its right lose their result and get back
/// those who were aboard; every boat to its left has a result. One more than the number of boats ends the round.
struct SetSailing {
    int boat = 1;
    /// The result of the boat directly to the left, if that had none. If left out, and for other boats without a
    /// result, the weight decides (2.3). All aboard are saved or discarded accordingly; effects do not apply.
    std::optional<BoatResult> result;
    static void fields(auto& edit, auto& walk) { walk.must("boat", edit.boat, whole<1>).may("result", edit.result); }
    friend bool operator==(const SetSailing&, const SetSailing&) = default;
};
/// Ends the game. There may be no winners.
struct EndGame {
    std::vector<SeatId> winners;
    static void fields(auto& edit, auto& walk) { walk.may("winners", edit.winners); }
    friend bool operator==(const EndGame&, const EndGame&) = default;
};

}  // namespace edit

using Edit = std::variant<edit::SetBoatNumber, edit::MoveAnimal, edit::MoveFaceDown, edit::SetCupids, edit::StartRound,
                          edit::SetPlaced, edit::SetSailing, edit::EndGame>;

struct Overrule {        // 7.1
    std::string reason;  ///< in the referee's words; not empty
    std::vector<Edit> changes;
    static void fields(auto& act, auto& walk) { walk.must("reason", act.reason).must("changes", act.changes); }
    friend bool operator==(const Overrule&, const Overrule&) = default;
};

/// In the order of the session file's list; `ActKind` has the same order.
using Action = std::variant<RevealBoats, Board, Reveal, Sail, ReplaceBoat, Overrule>;

enum class ActKind : std::uint8_t { RevealBoats, Board, Reveal, Sail, ReplaceBoat, Overrule };

inline constexpr std::size_t actKinds = std::variant_size_v<Action>;

[[nodiscard]] inline ActKind kindOf(const Action& action) { return static_cast<ActKind>(action.index()); }

}  // namespace basekeeper::all_aboard
