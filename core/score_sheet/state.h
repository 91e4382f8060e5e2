// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/score_sheet/setup.h"

#include <optional>
#include <vector>

namespace basekeeper::score_sheet {

/// The numbers of one round by seat; empty where the seat has none yet.
using Round = std::vector<std::optional<int>>;

struct State {
    Options options;
    /// Those that have begun. Until the end the last one is not complete.
    std::vector<Round> rounds;
    bool over = false;
    std::vector<SeatId> winners;  ///< empty until the end, and also if an override ended the game without a winner
    friend bool operator==(const State&, const State&) = default;

    [[nodiscard]] int seatCount() const { return static_cast<int>(rounds.front().size()); }
};

/// The number of complete rounds.
[[nodiscard]] int completeRounds(const State&);
/// The seats without a number in the round that is being played, in order; none after the end.
[[nodiscard]] std::vector<SeatId> seatsDue(const State&);
/// The totals by seat, the incomplete round included.
[[nodiscard]] std::vector<int> totals(const State&);

/// A seat's total and place; equal totals have equal places (3.2).
struct Standing {
    SeatId seat = 0;
    int total = 0;
    int place = 1;
    friend bool operator==(const Standing&, const Standing&) = default;
};
/// By place; seats with equal places in seat order.
[[nodiscard]] std::vector<Standing> standings(const State&);
/// The seats with the best total (3.1, 3.2).
[[nodiscard]] std::vector<SeatId> leaders(const State&);

/// Ends the game if the rules say so (2.1, 2.2), opens the next round if the last one is complete, and resumes a game
/// whose end is no longer reached. To be called after numbers have changed.
void applyEnd(State&);

}  // namespace basekeeper::score_sheet
