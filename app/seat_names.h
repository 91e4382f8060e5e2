// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/seat.h"

#include <QString>

#include <vector>

namespace basekeeper {

/// The name of a seat; empty for one that there is not.
[[nodiscard]] inline QString seatName(const std::vector<Seat>& seats, SeatId seat) {
    const auto index = static_cast<std::size_t>(seat);
    return index < seats.size() ? QString::fromStdString(seats[index].name) : QString();
}

}  // namespace basekeeper
