// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/game.h"

#include <cstdint>
#include <optional>

namespace basekeeper::all_your_base {

/// What an act has brought about that the whole table wants to see.
struct Moment {
    enum class Kind : std::uint8_t {
        Capture,        ///< an attack that nobody stopped (3B.2)
        Counterattack,  ///< one that was countered (5.15)
        ExtraTurn,      ///< a turn out of the plain order begins (5.1, 5.7)
    };
    Kind kind = Kind::Capture;
    SeatId seat = 0;             ///< who captured, who countered, whose turn begins
    BaseId base = BaseId::None;  ///< the base that was attacked

    friend bool operator==(const Moment&, const Moment&) = default;
};

/// What `act` brought about, which the rules have accepted and which led from the one state to the other. Empty for an
/// ordinary act, and for an override: a ruling is no event of the game.
[[nodiscard]] std::optional<Moment> momentOf(const State& before, const Action& act, const State& after);

}  // namespace basekeeper::all_your_base
