// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace basekeeper {

/// Seats are numbered clockwise from 0.
using SeatId = int;

/// Used in place of a seat for the table as a whole.
inline constexpr SeatId nobody = -1;

struct Seat {
    std::string name;
    std::string language = "en";  ///< for texts addressed to this seat: en, es or zh
    friend bool operator==(const Seat&, const Seat&) = default;
};

}  // namespace basekeeper
