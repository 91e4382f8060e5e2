// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/action.h"

#include <optional>
#include <vector>

namespace basekeeper::all_your_base {

/// What the people at the table do with the real cards because of an act. A card that the act itself lays down out of a
/// hand, or discards out of it, is not among them: that is the act.
struct CardsToMove {
    /// Cards that come to lie on a base: from other bases, or out of the discard pile (3B.3, 5.12).
    struct Laid {
        BaseId base = BaseId::None;
        bool outOfPile = false;
        std::vector<PieceId> cards;
        friend bool operator==(const Laid&, const Laid&) = default;
    };
    /// A BASE card goes in front of another seat, and what lies on it goes with it (3B.2, 5.10).
    struct Passed {
        BaseId base = BaseId::None;
        SeatId to = 0;
        friend bool operator==(const Passed&, const Passed&) = default;
    };
    /// One card goes from hand to hand: this RED ALERT (5.7), or one that is chosen at the table (5.6, 5.9).
    struct Given {
        SeatId from = 0;
        SeatId to = 0;
        std::optional<int> redAlert;
        friend bool operator==(const Given&, const Given&) = default;
    };
    /// From the deck into the hand of a seat.
    struct Drawn {
        SeatId seat = 0;
        std::optional<int> cards;  ///< none: up to seven (4.3)
        friend bool operator==(const Drawn&, const Drawn&) = default;
    };

    std::vector<PieceId> discarded;       ///< from bases onto the discard pile, ascending
    std::vector<BaseId> discardedBases;   ///< likewise BASE cards (6.2), ascending; they are gone from the state
    std::optional<int> redAlert;          ///< joins the discard pile once it was read out
    std::optional<SeatId> handDiscarded;  ///< the whole hand of a seat (5.3)
    std::vector<Passed> passed;           ///< ascending by base
    std::vector<Laid> laid;               ///< ascending by base; out of the pile last
    std::vector<Given> given;
    bool reshuffled = false;   ///< the discard pile becomes the deck (0.8)
    std::vector<Drawn> drawn;  ///< after all of the above

    friend bool operator==(const CardsToMove&, const CardsToMove&) = default;
};

/// Which real cards go where by an act that led from one state to the other: `after` is what `apply` made of `before`.
/// By a ruling none do: it says how the cards lie already (7.1).
[[nodiscard]] CardsToMove cardsToMove(const State& before, const Action& act, const State& after);

}  // namespace basekeeper::all_your_base
