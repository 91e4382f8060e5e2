// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_aboard/setup.h"

#include <algorithm>

namespace basekeeper::all_aboard {

namespace {

bool inRange(Weight weight) { return weight >= leastWeight && weight <= mostWeight; }

}  // namespace

bool isValid(const Setup& setup) {
    const auto seats = static_cast<int>(setup.seats.size());
    if (seats < minSeats || seats > maxSeats || setup.first < 0 || setup.first >= seats) return false;
    return std::ranges::all_of(allAnimals, [&](Animal animal) {
        const CardValue& value = setup.values[animal];
        if (!weighsOtherwiseInLove(animal) && value.inLove != value.weight) return false;
        return inRange(value.weight) && inRange(value.inLove) && value.points >= 0 && value.points <= maxPoints;
    });
}

}  // namespace basekeeper::all_aboard
