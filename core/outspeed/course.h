// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/outspeed/game.h"
#include "core/outspeed/happening.h"

#include <cstddef>
#include <span>
#include <vector>

/// What happened in a race, from its beginning to where it stands: for charts, reports and statistics.
namespace basekeeper::outspeed {

struct Course {
    /// A ship that dropped out, in which turn, at which stage and why; none where a ruling took it out.
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
    /// What a seat came to over the whole race.
    struct SeatTotals {
        int fuelSpent = 0;  ///< on routes
        int bonuses = 0;    ///< tokens played
        int lostTurns = 0;  ///< because too many took the route (3.2)
        friend bool operator==(const SeatTotals&, const SeatTotals&) = default;
    };

    /// Zones and fuel by stage and seat. A stage is a turn as it was played, the one that goes on included: they are
    /// counted, whatever number a ruling gives the turn. 0 is the beginning, with the position that was declared then;
    /// the last one is how the race stands or ended, with what was ruled since. Always `stages` + 1 of them.
    std::vector<std::vector<int>> zoneAfterStage;
    std::vector<std::vector<int>> fuelAfterStage;
    /// How many acts of the line of play led there.
    std::vector<std::size_t> playedAfterStage;
    std::vector<Elimination> eliminations;  ///< in the order in which they came
    std::vector<Bonus> bonuses;
    std::vector<SeatTotals> seats;
    std::vector<std::size_t> rulings;  ///< which acts were rulings (7.1)
    int stages = 0;
    bool over = false;
    std::vector<SeatId> winners;
    /// zones of the first ahead of the best of the others still in the race; none: there are none
    std::optional<int> lead;
    friend bool operator==(const Course&, const Course&) = default;
};

/// The course of a line of play whose every act is accepted.
[[nodiscard]] Course courseOf(const Setup& setup, std::span<const Action> line);
[[nodiscard]] Course courseOf(const Session<Outspeed>& session);

}  // namespace basekeeper::outspeed
