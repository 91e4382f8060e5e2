// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_aboard/violation.h"

#include <array>

namespace basekeeper::all_aboard {

std::string_view codeName(ViolationCode code) {
    static constexpr std::array<std::string_view, violationCodes> names{
        "game-over",           "out-of-phase",          "boat-waits",
        "no-replacement-due",  "wrong-number-of-boats", "boat-number-out-of-range",
        "no-such-seat",        "no-such-boat",          "other-seats-turn",
        "boat-full",           "animal-needed",         "face-down-placement",
        "animal-used",         "no-face-down-animal",   "reason-missing",
        "ruling-out-of-range",
    };
    static_assert(!names.back().empty(), "every code has a name");
    return names[static_cast<std::size_t>(code)];
}

std::string_view argumentName(ArgumentName name) {
    static constexpr std::array<std::string_view, argumentNames> names{
        "seat", "boat", "animal", "boats", "needed", "value", "lowest", "highest", "phase", "round",
    };
    static_assert(!names.back().empty(), "every argument has a name");
    return names[static_cast<std::size_t>(name)];
}

bool isAboutWeight(const Violation& violation) {
    return violation.code == ViolationCode::BoatNumberOutOfRange ||
           (violation.code == ViolationCode::RulingOutOfRange && violation.argument(ArgumentName::Boat) &&
            violation.argument(ArgumentName::Value));
}

}  // namespace basekeeper::all_aboard
