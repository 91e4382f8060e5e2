// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/outspeed/game.h"
#include "core/outspeed/happening.h"

#include <cstddef>
#include <span>
#include <vector>

/// A projection of a race, from its beginning to its present state, for charts, reports and statistics.
namespace basekeeper::outspeed {

struct Course {
    /// A ship that was eliminated; `by` is empty if an override took it out.
    struct Elimination {
        int turn = 1;
        int stage = 1;
        SeatId seat = 0;
        std::optional<step::OutBy> by;
        friend bool operator==(const Elimination&, const Elimination&) = default;
    };
    /// A bonus token that was played (1.2).
    struct Bonus {
        int turn = 1;
        int stage = 1;
        SeatId seat = 0;
        Token token = Token::Nitro;
        friend bool operator==(const Bonus&, const Bonus&) = default;
    };
    /// A seat's totals for the whole race.
    struct SeatTotals {
        int fuelSpent = 0;  ///< on routes
        int bonuses = 0;    ///< tokens played
        int lostTurns = 0;  ///< because too many chose the route (3.2)
        friend bool operator==(const SeatTotals&, const SeatTotals&) = default;
    };

    /// Zones and fuel by stage and seat, `stages` + 1 entries. A stage is a turn as it was played, the present one
    /// included; stages are counted on even if an override sets the number of the turn. Entry 0 is the beginning,
    /// including overrides before the first turn. The last entry is the present state or the end, including later
    /// overrides.
    std::vector<std::vector<int>> zoneAfterStage;
    std::vector<std::vector<int>> fuelAfterStage;
    /// How many acts of the line of play led to each entry.
    std::vector<std::size_t> playedAfterStage;
    std::vector<Elimination> eliminations;  ///< in the order in which they happened
    std::vector<Bonus> bonuses;
    std::vector<SeatTotals> seats;
    std::vector<std::size_t> overrides;  ///< which acts were overrides (7.1)
    int stages = 0;
    bool over = false;
    std::vector<SeatId> winners;
    /// Zones of the winner, or without a winner of the leader, minus the best of the other ships in the race; empty if
    /// there are none.
    std::optional<int> lead;
    friend bool operator==(const Course&, const Course&) = default;
};

/// The course of a line of play. Every act must be one that the rules accept.
[[nodiscard]] Course courseOf(const Setup& setup, std::span<const Action> line);
[[nodiscard]] Course courseOf(const Session<Outspeed>& session);

/// `standings`, with the eliminated seats in the order in which they held out: a later turn comes first, and those of
/// one turn share their place (5.1a).
[[nodiscard]] std::vector<Standing> standingsOf(const State&, const std::vector<Course::Elimination>&);

}  // namespace basekeeper::outspeed
