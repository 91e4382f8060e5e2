// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/state.h"

#include <optional>
#include <vector>

/// The effect of an act on the bases and cards on the table, to be previewed.
namespace basekeeper::all_your_base {

struct CardMoves {
    PieceId piece = PieceId::None;
    BaseId from = BaseId::None;  ///< None for the discard pile
    BaseId to = BaseId::None;    ///< None for the discard pile
    friend bool operator==(const CardMoves&, const CardMoves&) = default;
};

struct BaseChanges {
    BaseId base = BaseId::None;
    SeatId from = 0;
    std::optional<SeatId> to;  ///< empty if the base is removed
    friend bool operator==(const BaseChanges&, const BaseChanges&) = default;
};

struct Effects {
    std::vector<BaseChanges> bases;  ///< ascending by base
    std::vector<CardMoves> cards;    ///< ascending by card
    friend bool operator==(const Effects&, const Effects&) = default;
};

/// The differences between two states, for bases and cards that exist in both, or whose base is removed.
[[nodiscard]] Effects effects(const State& before, const State& after);

}  // namespace basekeeper::all_your_base
