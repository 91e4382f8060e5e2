// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/seat.h"

#include <optional>
#include <vector>

namespace basekeeper::score_sheet {

inline constexpr int minSeats = 2;
inline constexpr int maxSeats = 6;
inline constexpr int maxRounds = 99;     // 0.2
inline constexpr int maxTarget = 99999;  // 0.2
inline constexpr int maxPoints = 9999;   // 1.1: the largest number, and its negative the smallest

struct Options {
    std::optional<int> rounds = {};  ///< how many are played
    std::optional<int> target = {};  ///< the total that ends the game
    bool lowestWins = false;
    friend bool operator==(const Options&, const Options&) = default;
};

/// What is agreed before the first round (section 0).
struct Setup {
    std::vector<Seat> seats;
    Options options;
    friend bool operator==(const Setup&, const Setup&) = default;
};

/// Whether a game can start from it: seats, rounds and target are in range.
[[nodiscard]] bool isValid(const Setup&);

}  // namespace basekeeper::score_sheet
