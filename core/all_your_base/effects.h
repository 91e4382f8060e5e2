// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/state.h"

#include <optional>
#include <vector>

/// What an act does to the bases and cards on the table, to be shown before it is done.
namespace basekeeper::all_your_base {

struct CardMoves {
    PieceId piece = PieceId::None;
    BaseId from = BaseId::None;  ///< None: out of the discard pile
    BaseId to = BaseId::None;    ///< None: to the discard pile
    friend bool operator==(const CardMoves&, const CardMoves&) = default;
};

struct BaseChanges {
    BaseId base = BaseId::None;
    SeatId from = 0;
    std::optional<SeatId> to;  ///< none: the base is gone
    friend bool operator==(const BaseChanges&, const BaseChanges&) = default;
};

struct Effects {
    std::vector<BaseChanges> bases;  ///< ascending by base
    std::vector<CardMoves> cards;    ///< ascending by card
    friend bool operator==(const Effects&, const Effects&) = default;
};

/// What differs between two states for the bases and cards that are there in both, or whose base is gone.
[[nodiscard]] Effects effects(const State& before, const State& after);

}  // namespace basekeeper::all_your_base
