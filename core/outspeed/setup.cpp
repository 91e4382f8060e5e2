// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/outspeed/setup.h"

namespace basekeeper::outspeed {

bool isValid(const Setup& setup) {
    const auto seats = static_cast<int>(setup.seats.size());
    return seats >= minSeats && seats <= maxSeats;
}

}  // namespace basekeeper::outspeed
