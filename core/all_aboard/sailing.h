// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_aboard/action.h"

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

/// How a boat sails (sections 2 and 3), as a list of steps. The rules and the screens use the same steps.
namespace basekeeper::all_aboard {

/// The steps of a sailing boat. Boats are counted from 1.
namespace step {

struct InLove {  // 2.1
    Animal animal = Animal::Mouse;
    std::vector<SeatId> seats;  ///< the owners of the pair, each of whom takes a cupid
    friend bool operator==(const InLove&, const InLove&) = default;
};
struct Fight {  // 2.1: the boat sinks at once
    Animal animal = Animal::Mouse;
    std::vector<SeatId> seats;
    friend bool operator==(const Fight&, const Fight&) = default;
};
struct Frightened {  // 3.mouse: the boat's card must be replaced
    SeatAnimal mouse;
    SeatAnimal elephant;
    friend bool operator==(const Frightened&, const Frightened&) = default;
};
struct Replaced {  // 3.mouse
    Weight from;
    Weight to;
    friend bool operator==(const Replaced&, const Replaced&) = default;
};
struct Thrown {  // 3.monkey
    SeatAnimal monkey;
    SeatAnimal heaviest;  ///< who helps to throw
    SeatAnimal thrown;
    std::optional<int> to;  ///< empty if there is no next boat and the animal is discarded
    friend bool operator==(const Thrown&, const Thrown&) = default;
};
struct Eaten {  // 3.lion
    SeatAnimal lion;
    SeatAnimal eaten;
    friend bool operator==(const Eaten&, const Eaten&) = default;
};
/// No effect: a mouse without an elephant to frighten, a monkey with nothing to throw, a lion with nothing to eat.
struct Nothing {
    SeatAnimal who;
    friend bool operator==(const Nothing&, const Nothing&) = default;
};
struct Weighed {  // 2.3
    Weight weight;
    Weight number;
    friend bool operator==(const Weighed&, const Weighed&) = default;
};
struct Sails {  // 2.4
    friend bool operator==(const Sails&, const Sails&) = default;
};
struct Sinks {  // 2.4
    bool fighting = false;
    friend bool operator==(const Sinks&, const Sinks&) = default;
};
struct Saved {  // 2.4; from a sunk boat only an octopus (3.octopus)
    SeatAnimal who;
    friend bool operator==(const Saved&, const Saved&) = default;
};
struct Discarded {  // 2.4; from a boat that sailed only an octopus (3.octopus)
    SeatAnimal who;
    friend bool operator==(const Discarded&, const Discarded&) = default;
};
struct Jumped {  // 3.fox
    SeatAnimal fox;
    int to = 1;
    friend bool operator==(const Jumped&, const Jumped&) = default;
};

}  // namespace step

using Step =
    std::variant<step::InLove, step::Fight, step::Frightened, step::Replaced, step::Thrown, step::Eaten, step::Nothing,
                 step::Weighed, step::Sails, step::Sinks, step::Saved, step::Discarded, step::Jumped>;

/// A step and the table after it.
struct SailingMoment {
    Step step;
    std::vector<Boat> boats;
    std::vector<SeatState> seats;
    friend bool operator==(const SailingMoment&, const SailingMoment&) = default;
};

/// The clause behind a step, such as "3.monkey".
[[nodiscard]] std::string_view clauseOf(const Step&);

/// What `Sail` or `ReplaceBoat` does in this state, step by step; nothing for other acts. `whyNot` must accept the act.
[[nodiscard]] std::vector<SailingMoment> sailingOf(const State&, const Action&);

/// A boat as it is, and what would happen to it. Face-down animals are left out.
struct Outlook {
    Weight weight;                 ///< its present load (2.3)
    std::vector<Animal> inLove;    ///< species of which a pair is aboard (2.1)
    std::vector<Animal> fighting;  ///< species of which three or more are aboard (2.1)
    int faceDown = 0;
    /// What would happen if all boats sailed now, one after the other, up to the first replacement.
    std::vector<Step> steps;
    std::optional<BoatResult> result;     ///< empty if a card would have to be replaced first, which leaves it open
    std::optional<std::size_t> waitsFor;  ///< index of the earlier boat that waits; empty if it is this one
    friend bool operator==(const Outlook&, const Outlook&) = default;
};
/// One outlook for each boat, left to right. Boats that have sailed or sunk only have their weight and result.
[[nodiscard]] std::vector<Outlook> outlooks(const State&);

}  // namespace basekeeper::all_aboard
