// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_aboard/game.h"

#include <cstddef>
#include <span>
#include <vector>

/// A projection of a game, from its beginning to its present state, for charts, reports and statistics.
namespace basekeeper::all_aboard {

struct Course {
    /// A boat that sailed or sank. Boats are numbered from 1 in that order, over all rounds; `act` counts from 0 in the
    /// line of play.
    struct Voyage {
        int number = 1;
        int round = 1;
        int boat = 1;  ///< of those at the table, from 1
        std::size_t act = 0;
        BoatResult result = BoatResult::Sailed;
        friend bool operator==(const Voyage&, const Voyage&) = default;
    };
    /// A cupid card that a seat took from a boat (2.1); `boat` is the number of the voyage.
    struct Cupid {
        int boat = 1;
        SeatId seat = 0;
        friend bool operator==(const Cupid&, const Cupid&) = default;
    };
    /// A seat's totals for the whole game.
    struct SeatTotals {
        int saved = 0;
        int cupids = 0;
        int lost = 0;  ///< animals that were discarded
        friend bool operator==(const SeatTotals&, const SeatTotals&) = default;
    };

    /// The points (4.1) by boat and seat, `boats` + 1 entries. Entry 0 is the beginning, including overrides before the
    /// first other act. The last entry is the present state or the end, including later overrides.
    std::vector<std::vector<int>> pointsAfterBoat;
    /// How many acts of the line of play led to each entry of `pointsAfterBoat`.
    std::vector<std::size_t> playedAfterBoat;
    std::vector<Voyage> voyages;
    std::vector<Cupid> cupids;  ///< in the order of boats, within a boat by seat
    std::vector<SeatTotals> seats;
    std::vector<std::size_t> overrides;  ///< which acts were overrides (7.1)
    int boats = 0;                       ///< that sailed or sank
    bool over = false;
    std::vector<SeatId> winners;
    int lead = 0;  ///< points of the winner, or without a winner of the leader, minus the best of the other seats
    friend bool operator==(const Course&, const Course&) = default;
};

/// The course of a line of play. Every act must be one that the rules accept.
[[nodiscard]] Course courseOf(const Setup& setup, std::span<const Action> line);
[[nodiscard]] Course courseOf(const Session<AllAboard>& session);

}  // namespace basekeeper::all_aboard
