// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace basekeeper {

/// Converts the id of a clause to a QString.
[[nodiscard]] inline QString clauseText(std::string_view clause) {
    return QString::fromLatin1(clause.data(), static_cast<qsizetype>(clause.size()));
}

}  // namespace basekeeper
