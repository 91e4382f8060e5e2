// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <optional>
#include <string_view>
#include <vector>

namespace basekeeper {

/// Why a game refuses an act. `Code` and `Name` are enums of the game; their wording is in the translations.
template <class Code, class Name>
struct BasicViolation {
    struct Argument {
        Name name;
        int value;
        friend bool operator==(const Argument&, const Argument&) = default;
    };

    Code code;
    std::string_view clause;  ///< the id of a clause in the rules document; a static string
    std::vector<Argument> arguments;

    BasicViolation(Code why, std::string_view clauseId, std::initializer_list<Argument> with = {})
        : code(why), clause(clauseId), arguments(with) {}

    /// The value of the argument of that name, if there is one.
    [[nodiscard]] std::optional<int> argument(Name name) const {
        for (const Argument& each : arguments)
            if (each.name == name) return each.value;
        return {};
    }
    friend bool operator==(const BasicViolation&, const BasicViolation&) = default;
};

}  // namespace basekeeper
