// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>
#include <QString>

#include <optional>

namespace basekeeper {

/// Such as "12" and "−3"; empty without a number.
[[nodiscard]] inline QString pointsText(const std::optional<int>& points) {
    if (!points) return {};
    return *points < 0 ? QChar(0x2212) + QString::number(-*points) : QString::number(*points);
}

}  // namespace basekeeper
