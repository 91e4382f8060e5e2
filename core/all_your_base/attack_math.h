// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/state.h"

#include <vector>

/// The attack bench: what could be taken, with what, and what it leaves. Exact for any number of cards; none of it
/// looks at whose turn or which phase it is.
namespace basekeeper::all_your_base {

struct AttackOption {
    int needed = 0;              ///< defense of the target + 1 (3A.4)
    int available = 0;           ///< the attack points of all the seat's cards (3A.2)
    bool capturable = false;     ///< available >= needed
    std::vector<PieceId> force;  ///< ascending; empty when not capturable
    int surplus = 0;             ///< what the force has beyond what is needed (3B.3)
};

/// The force proposed for `seat` against `target`: the least total attack that is enough; among equals the fewest
/// cards; then the least total defense given up; then the lowest piece numbers. `seat` and `target` must exist and
/// the target be another seat's.
[[nodiscard]] AttackOption attackOption(const State&, SeatId seat, BaseId target);

/// The same without the search for the force: `force` stays empty, `surplus` 0.
[[nodiscard]] AttackOption attackReach(const State&, SeatId seat, BaseId target);

struct Change {
    std::vector<PieceId> take;  ///< ascending
    int total = 0;              ///< their attack points
};

/// The best SHIP cards of the discard pile for a surplus (3B.3): the greatest total attack within it; then the
/// greatest total defense; then the fewest cards; then the lowest piece numbers. `surplus` >= 0.
[[nodiscard]] Change bestChange(const State&, int surplus);

/// Whether change is open and at least one card is to be had for it; a ship without any points is worth nothing.
[[nodiscard]] bool changeCanBeHad(const State&);

/// The best change after that attack has succeeded: the cards that it discards included (3B.3). `force` and
/// `target` as in `AttackOption`. Nothing where the option "no change" is set.
[[nodiscard]] Change bestChangeAfter(const State&, BaseId target, const std::vector<PieceId>& force);

struct Threat {
    SeatId seat = 0;
    BaseId target = BaseId::None;
    int needed = 0;
    int available = 0;
    friend bool operator==(const Threat&, const Threat&) = default;
};

/// Every base of another seat that a seat could capture with all its cards, ordered by seat, then base.
[[nodiscard]] std::vector<Threat> threats(const State&);

}  // namespace basekeeper::all_your_base
