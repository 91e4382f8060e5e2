// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>

#include <algorithm>

namespace basekeeper {

/// A font by its size in units, which are the painter's pixels; below 1 it is 1.
[[nodiscard]] inline QFont pixelFont(const QString& family, int size, bool bold) {
    QFont font(family);
    font.setPixelSize(std::max(1, size));
    font.setBold(bold);
    return font;
}

}  // namespace basekeeper
