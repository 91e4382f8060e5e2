// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/action.h"

#include <optional>
#include <vector>

namespace basekeeper::all_your_base {

/// What the people at the table must do with the real cards because of an act. A card that the act itself plays or
/// discards out of a hand is not included.
struct CardsToMove {
    /// Cards that move to a base, from other bases or from the discard pile (3B.3, 5.12).
    struct Laid {
        BaseId base = BaseId::None;
        bool outOfPile = false;
        std::vector<PieceId> cards;
        friend bool operator==(const Laid&, const Laid&) = default;
    };
    /// A BASE card that goes to another seat with the cards on it (3B.2, 5.10).
    struct Passed {
        BaseId base = BaseId::None;
        SeatId to = 0;
        friend bool operator==(const Passed&, const Passed&) = default;
    };
    /// A card that goes from hand to hand: this RED ALERT (5.7), or one chosen at the table (5.6, 5.9).
    struct Given {
        SeatId from = 0;
        SeatId to = 0;
        std::optional<int> redAlert;
        friend bool operator==(const Given&, const Given&) = default;
    };
    /// Cards drawn from the deck into a seat's hand.
    struct Drawn {
        SeatId seat = 0;
        std::optional<int> cards;  ///< empty for as many as make seven (4.3)
        friend bool operator==(const Drawn&, const Drawn&) = default;
    };

    std::vector<PieceId> discarded;       ///< from bases to the discard pile, ascending
    std::vector<BaseId> discardedBases;   ///< BASE cards likewise (6.2), ascending; the state no longer has them
    std::optional<int> redAlert;          ///< goes to the discard pile after it is read out
    std::optional<SeatId> handDiscarded;  ///< the seat that discards its whole hand (5.3)
    std::vector<Passed> passed;           ///< ascending by base
    std::vector<Laid> laid;               ///< ascending by base; those from the pile last
    std::vector<Given> given;
    bool reshuffled = false;   ///< the discard pile becomes the deck (0.8)
    std::vector<Drawn> drawn;  ///< after everything above

    friend bool operator==(const CardsToMove&, const CardsToMove&) = default;
};

/// Where real cards go because of an act; `after` must be the state that `apply` made from `before`. Nowhere for an
/// override: it describes cards as they already are (7.1).
[[nodiscard]] CardsToMove cardsToMove(const State& before, const Action& act, const State& after);

}  // namespace basekeeper::all_your_base
