// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/score_sheet/violation.h"

#include <array>

namespace basekeeper::score_sheet {

std::string_view codeName(ViolationCode code) {
    static constexpr std::array<std::string_view, violationCodes> names{
        "game-over",           "no-such-seat",       "other-round",    "has-number",
        "points-out-of-range", "round-not-complete", "reason-missing", "ruling-out-of-range",
    };
    static_assert(!names.back().empty(), "every code has a name");
    return names[static_cast<std::size_t>(code)];
}

std::string_view argumentName(ArgumentName name) {
    static constexpr std::array<std::string_view, argumentNames> names{"seat",  "round",  "needed",
                                                                       "value", "lowest", "highest"};
    static_assert(!names.back().empty(), "every argument has a name");
    return names[static_cast<std::size_t>(name)];
}

}  // namespace basekeeper::score_sheet
