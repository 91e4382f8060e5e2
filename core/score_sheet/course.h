// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/score_sheet/game.h"

#include <cstddef>
#include <vector>

/// A projection of a game, from its beginning to its present state, for charts, reports and statistics.
namespace basekeeper::score_sheet {

struct Course {
    /// The totals by complete round and seat, `rounds` + 1 entries; entry 0 is the beginning. The last entry is the
    /// present state or the end. A number that was set later counts in its round (7.1).
    std::vector<std::vector<int>> totalsAfterRound;
    /// How many acts of the line of play led to each entry of `totalsAfterRound`.
    std::vector<std::size_t> playedAfterRound;
    std::vector<std::size_t> overrides;  ///< which acts were overrides (7.1)
    int rounds = 0;                      ///< that are complete
    bool over = false;
    std::vector<SeatId> winners;
    /// How far the winner, or without a winner the leader, is better than the best of the other seats; negative if it
    /// is not.
    int lead = 0;
    friend bool operator==(const Course&, const Course&) = default;
};

[[nodiscard]] Course courseOf(const Session<ScoreSheet>& session);

}  // namespace basekeeper::score_sheet
