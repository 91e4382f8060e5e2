// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QLocale>
#include <QString>

/// Times in the screen's language and the local time zone.
namespace basekeeper {

/// "18:05"
[[nodiscard]] inline QString clockText(const QDateTime& time) {
    return QLocale().toString(time.toLocalTime().time(), QLocale::ShortFormat);
}

/// "31/01/2026 18:05"
[[nodiscard]] inline QString momentText(const QDateTime& time) {
    return QLocale().toString(time.toLocalTime(), QLocale::ShortFormat);
}

}  // namespace basekeeper
