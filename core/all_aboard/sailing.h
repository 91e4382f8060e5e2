// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_aboard/action.h"

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

/// How a boat sails (section 2 and 3), step by step: the engine resolves it, and the table is told by the same steps.
namespace basekeeper::all_aboard {

/// What happens while a boat sails, one thing a step. Boats are counted from 1.
namespace step {

struct InLove {  // 2.1
    Animal animal = Animal::Mouse;
    std::vector<SeatId> seats;  ///< the owners, each of whom takes a cupid
    friend bool operator==(const InLove&, const InLove&) = default;
};
struct Fight {  // 2.1: the boat sinks at once
    Animal animal = Animal::Mouse;
    std::vector<SeatId> seats;
    friend bool operator==(const Fight&, const Fight&) = default;
};
struct Frightened {  // 3.mouse: the boat's card must be replaced
    Who mouse;
    Who elephant;
    friend bool operator==(const Frightened&, const Frightened&) = default;
};
struct Replaced {  // 3.mouse
    Weight from;
    Weight to;
    friend bool operator==(const Replaced&, const Replaced&) = default;
};
struct Thrown {  // 3.monkey
    Who monkey;
    Who heaviest;  ///< with whose help
    Who thrown;
    std::optional<int> to;  ///< none: there is no next boat, it is discarded
    friend bool operator==(const Thrown&, const Thrown&) = default;
};
struct Eaten {  // 3.lion
    Who lion;
    Who eaten;
    friend bool operator==(const Eaten&, const Eaten&) = default;
};
/// A mouse without an elephant to frighten, a monkey with nothing to throw, a lion with nothing to eat.
struct Nothing {
    Who who;
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
struct Saved {  // 2.4; of a boat that sank: an octopus (3.octopus)
    Who who;
    friend bool operator==(const Saved&, const Saved&) = default;
};
struct Discarded {  // 2.4; of a boat that sailed: an octopus (3.octopus)
    Who who;
    friend bool operator==(const Discarded&, const Discarded&) = default;
};
struct Jumped {  // 3.fox
    Who fox;
    int to = 1;
    friend bool operator==(const Jumped&, const Jumped&) = default;
};

}  // namespace step

using Step =
    std::variant<step::InLove, step::Fight, step::Frightened, step::Replaced, step::Thrown, step::Eaten, step::Nothing,
                 step::Weighed, step::Sails, step::Sinks, step::Saved, step::Discarded, step::Jumped>;

/// A step, and the table after it.
struct SailingMoment {
    Step step;
    std::vector<Boat> boats;
    std::vector<SeatState> seats;
    friend bool operator==(const SailingMoment&, const SailingMoment&) = default;
};

/// The clause that a step follows: "3.monkey".
[[nodiscard]] std::string_view clauseOf(const Step&);

/// What `Sail` or `ReplaceBoat` does in this state, step by step; `whyNot` must have nothing against the act. Nothing
/// for other acts.
[[nodiscard]] std::vector<SailingMoment> sailingOf(const State&, const Action&);

/// A boat as it stands, with the animals that are known: face-down ones are left out.
struct Outlook {
    Weight weight;                 ///< as it is now (2.3)
    std::vector<Animal> inLove;    ///< pairs as they are now (2.1)
    std::vector<Animal> fighting;  ///< three or more
    int faceDown = 0;
    /// what would happen if all boats sailed now, one after the other; up to a replacement
    std::vector<Step> steps;
    std::optional<BoatResult> result;     ///< none: a card would be replaced, and with it everything is open
    std::optional<std::size_t> waitsFor;  ///< the boat before it, from 0, whose card that is; none where it is its own
    friend bool operator==(const Outlook&, const Outlook&) = default;
};
/// For each boat on the table, left to right; those that have sailed or sunk have only their weight and result.
[[nodiscard]] std::vector<Outlook> outlooks(const State&);

}  // namespace basekeeper::all_aboard
