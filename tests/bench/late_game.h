// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/action.h"

#include <cstddef>
#include <vector>

/// The late game that the benchmarks play on: six seats, 36 bases, about 100 cards.
namespace basekeeper::bench {

inline constexpr int lateSeats = 6;
inline constexpr int lateBases = 36;
inline constexpr int lateCards = 100;

/// Six seats, of whom nobody has won by the bases that they hold.
[[nodiscard]] all_your_base::Setup lateSetup();

/// The ruling that lays all of the table out at once: each seat owns six bases, and every base has two or three cards.
[[nodiscard]] all_your_base::Overrule lateTable();

/// So many acts, all legal, one after another from the state on: plays, attacks with change, counterattacks, moves and
/// ends of turns. The table stays about as full as it is.
[[nodiscard]] std::vector<all_your_base::Action> lateActs(all_your_base::State state, std::size_t count);

}  // namespace basekeeper::bench
