// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/state.h"

#include <cstddef>
#include <optional>
#include <vector>

/// The mathematics of the attack bench: what can be captured, with what, and what remains. Exact for any number of
/// cards. Ignores whose turn it is and the phase.
namespace basekeeper::all_your_base {

struct AttackOption {
    int needed = 0;              ///< defense of the target + 1 (3A.4)
    int available = 0;           ///< attack points of all the seat's cards (3A.2)
    bool capturable = false;     ///< available >= needed
    int missing = 0;             ///< points that are missing for that; 0 if capturable
    std::vector<PieceId> force;  ///< ascending; empty if not capturable
    int total = 0;               ///< attack points of the force; 0 if not capturable
    int surplus = 0;             ///< of them beyond those needed (3B.3)
};

/// The force proposed for `seat` against `target`: the least sufficient total attack; among equals the fewest cards,
/// then the least total defense given up, then the lowest piece numbers. Both must exist, and the target must belong to
/// another seat.
[[nodiscard]] AttackOption attackOption(const State&, SeatId seat, BaseId target);

/// `attackOption` without the search for a force: `force` stays empty, `total` and `surplus` 0.
[[nodiscard]] AttackOption attackReach(const State&, SeatId seat, BaseId target);

/// What a card adds to a sum, and what is lost with it.
struct Worth {
    int adds = 0;
    int givesUp = 0;
};

/// The fewest of these cards that add up to at least `needed`, as ascending positions: among as few the least sum, then
/// the least given up, then the lowest positions. Nothing if all of them together are not enough.
[[nodiscard]] std::optional<std::vector<std::size_t>> fewestThatReach(const std::vector<Worth>& cards, int needed);

struct Change {
    std::vector<PieceId> take;  ///< ascending
    int total = 0;              ///< their attack points
};

/// The best SHIP cards of the discard pile for a surplus (3B.3), which is at least 0: the greatest total attack within
/// it, then the greatest total defense, then the fewest cards, then the lowest piece numbers.
[[nodiscard]] Change bestChange(const State&, int surplus);

/// Whether change is open and buys at least one card; a ship without any points is worth nothing.
[[nodiscard]] bool changeCanBeHad(const State&);

/// The best change after that attack has succeeded, including the cards that it discards (3B.3). `force` and `target`
/// are as in `attackOption`. Empty if the table plays without change.
[[nodiscard]] Change bestChangeAfter(const State&, BaseId target, const std::vector<PieceId>& force);

struct Threat {
    SeatId seat = 0;
    BaseId target = BaseId::None;
    int needed = 0;
    int available = 0;
    friend bool operator==(const Threat&, const Threat&) = default;
};

/// Every base that another seat could capture with all of its cards, ordered by seat, then base.
[[nodiscard]] std::vector<Threat> threats(const State&);

}  // namespace basekeeper::all_your_base
