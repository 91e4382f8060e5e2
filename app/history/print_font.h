// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace basekeeper {

/// The fonts of the screens, for what is painted. Both families are always named, because names of players may be in
/// any script.
[[nodiscard]] inline QFont printFont(const QString& language, qreal points, bool heading = false) {
    const QString chinese = QStringLiteral("Noto Sans CJK SC");
    const QString latin = heading ? QStringLiteral("B612") : QStringLiteral("Noto Sans");
    QFont font;
    font.setFamilies(language == QLatin1String("zh") ? QStringList{chinese, latin} : QStringList{latin, chinese});
    font.setPointSizeF(points);
    font.setBold(heading);
    return font;
}

}  // namespace basekeeper
