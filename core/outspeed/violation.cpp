// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/outspeed/violation.h"

#include <array>

namespace basekeeper::outspeed {

std::string_view codeName(ViolationCode code) {
    static constexpr std::array<std::string_view, violationCodes> names{
        "game-over",          "out-of-phase",      "no-such-seat",       "seat-eliminated",   "no-such-tile",
        "tile-used",          "tile-out-of-order", "other-side-due",     "no-routes",         "too-many-routes",
        "route-name-missing", "route-name-twice",  "value-out-of-range", "already-announced", "token-not-held",
        "token-elsewhere",    "not-rearmost",      "no-field-on-finish", "no-marker-left",    "already-programmed",
        "no-such-route",      "route-too-dear",    "wheel-missing",      "wheel-superfluous", "not-all-programmed",
        "roll-not-due",       "other-die-due",     "token-not-due",      "reason-missing",    "ruling-out-of-range",
    };
    static_assert(!names.back().empty(), "every code has a name");
    return names[static_cast<std::size_t>(code)];
}

std::string_view argumentName(ArgumentName name) {
    static constexpr std::array<std::string_view, argumentNames> names{
        "seat", "tile", "turn", "zone", "route", "token", "die", "phase", "value", "lowest", "highest", "needed",
    };
    static_assert(!names.back().empty(), "every argument has a name");
    return names[static_cast<std::size_t>(name)];
}

}  // namespace basekeeper::outspeed
