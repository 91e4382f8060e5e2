// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/outspeed/happening.h"

#include <QLatin1StringView>

#include <vector>

namespace basekeeper {

/// The kind of a step, for the screens: "group", "plays", "token-lost", "field-placed", "fields-removed", "moves",
/// "loses-fuel", "gains-fuel", "eliminated", "tiles-turned", "shared", "tokens-gained", "section-arrives",
/// "section-goes", "turn-ends", "race-over".
[[nodiscard]] QLatin1StringView kindOf(const outspeed::Step& step);

/// Who acts in a step, and who is harmed by it.
struct SeatsOfStep {
    std::vector<SeatId> acts;
    std::vector<SeatId> struck;
    friend bool operator==(const SeatsOfStep&, const SeatsOfStep&) = default;
};
[[nodiscard]] SeatsOfStep seatsOf(const outspeed::Step& step);

}  // namespace basekeeper
