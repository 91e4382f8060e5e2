// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/all_aboard/aboard_rows.h"
#include "core/all_aboard/sailing.h"

#include <cstddef>
#include <variant>
#include <vector>

namespace basekeeper {

static_assert(std::variant_size_v<all_aboard::Step> == static_cast<std::size_t>(AboardState::Kind::Jumped));
[[nodiscard]] inline AboardState::Kind kindOf(const all_aboard::Step& step) {
    return static_cast<AboardState::Kind>(step.index() + 1);
}

/// Who acts in a step, and who is affected.
struct PartsOfStep {
    std::vector<all_aboard::SeatAnimal> acts;
    std::vector<all_aboard::SeatAnimal> affected;
};
[[nodiscard]] PartsOfStep partsOf(const all_aboard::Step& step);

/// Who stands on which side of the sign of a step: who does it on the left, and equals face each other.
struct SidesOfStep {
    std::vector<all_aboard::SeatAnimal> left;
    std::vector<all_aboard::SeatAnimal> right;
};
[[nodiscard]] SidesOfStep sidesOf(const all_aboard::Step& step);

}  // namespace basekeeper
