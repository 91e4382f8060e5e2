// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace basekeeper {

/// Seats are numbered from 0 in the order in which they sit clockwise.
using SeatId = int;

/// Instead of a seat: nobody in particular, all at the table together.
inline constexpr SeatId nobody = -1;

struct Seat {
    std::string name;
    std::string language = "en";  ///< in which what is addressed to this seat is shown: en, es or zh
    friend bool operator==(const Seat&, const Seat&) = default;
};

}  // namespace basekeeper
