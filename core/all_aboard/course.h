// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_aboard/game.h"

#include <cstddef>
#include <span>
#include <vector>

/// What happened in a game, from its beginning to where it stands: for charts, reports and statistics.
namespace basekeeper::all_aboard {

struct Course {
    /// A boat that sailed or sank. Boats are counted from 1 in the order in which they did, over all rounds; acts from
    /// 0 in the line of play.
    struct Voyage {
        int number = 1;
        int round = 1;
        std::size_t act = 0;
        BoatResult result = BoatResult::Sailed;
        friend bool operator==(const Voyage&, const Voyage&) = default;
    };
    /// A cupid card that a seat took from a boat (2.1), by the number of its voyage.
    struct Cupid {
        int boat = 1;
        SeatId seat = 0;
        friend bool operator==(const Cupid&, const Cupid&) = default;
    };
    /// What a seat came to over the whole game.
    struct SeatTotals {
        int saved = 0;
        int cupids = 0;
        int lost = 0;  ///< animals that were discarded
        friend bool operator==(const SeatTotals&, const SeatTotals&) = default;
    };

    /// The points (4.1) by boat and seat. 0 is the beginning, with the position that was declared then; the last one is
    /// how the game stands or ended, with what was ruled since. Always `boats` + 1 of them.
    std::vector<std::vector<int>> pointsAfterBoat;
    /// How many acts of the line of play led there.
    std::vector<std::size_t> playedAfterBoat;
    std::vector<Voyage> voyages;
    std::vector<Cupid> cupids;  ///< by boat, and of one boat by seat
    std::vector<SeatTotals> seats;
    std::vector<std::size_t> rulings;  ///< which acts were rulings (7.1)
    int boats = 0;                     ///< that sailed or sank
    bool over = false;
    std::vector<SeatId> winners;
    int lead = 0;  ///< points of the first ahead of the best of the others
    friend bool operator==(const Course&, const Course&) = default;
};

/// The course of a line of play whose every act is accepted.
[[nodiscard]] Course courseOf(const Setup& setup, std::span<const Action> line);
[[nodiscard]] Course courseOf(const Session<AllAboard>& session);

}  // namespace basekeeper::all_aboard
