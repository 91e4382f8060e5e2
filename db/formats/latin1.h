// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1StringView>

#include <string_view>

namespace basekeeper {

/// An id or a name of the core, such as that of a clause, for Qt. It must outlive the result.
[[nodiscard]] inline QLatin1StringView latin1(std::string_view name) {
    return {name.data(), static_cast<qsizetype>(name.size())};
}

}  // namespace basekeeper
