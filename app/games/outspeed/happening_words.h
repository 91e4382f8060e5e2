// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/outspeed/race_state.h"
#include "core/outspeed/happening.h"

#include <cstddef>
#include <variant>
#include <vector>

namespace basekeeper {

static_assert(std::variant_size_v<outspeed::Step> == static_cast<std::size_t>(RaceState::Kind::RaceOver));
[[nodiscard]] inline RaceState::Kind kindOf(const outspeed::Step& step) {
    return static_cast<RaceState::Kind>(step.index() + 1);
}

/// Who acts in a step, and who is harmed by it.
struct SeatsOfStep {
    std::vector<SeatId> acts;
    std::vector<SeatId> affected;
    friend bool operator==(const SeatsOfStep&, const SeatsOfStep&) = default;
};
[[nodiscard]] SeatsOfStep seatsOf(const outspeed::Step& step);

}  // namespace basekeeper
