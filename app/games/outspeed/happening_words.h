// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/outspeed/happening.h"

#include <QLatin1StringView>

#include <vector>

namespace basekeeper {

/// The word for what a step is, for the screens: "group", "plays", "token-lost", "field-placed", "fields-removed",
/// "moves", "loses-fuel", "gains-fuel", "eliminated", "tiles-turned", "shared", "tokens-gained", "section-arrives",
/// "section-goes", "turn-ends", "race-over".
[[nodiscard]] QLatin1StringView kindOf(const outspeed::Step& step);

/// Who does something in a step, and to whom something bad is done.
struct SeatsOfStep {
    std::vector<SeatId> acts;
    std::vector<SeatId> struck;
    friend bool operator==(const SeatsOfStep&, const SeatsOfStep&) = default;
};
[[nodiscard]] SeatsOfStep seatsOf(const outspeed::Step& step);

}  // namespace basekeeper
