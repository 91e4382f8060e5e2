// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QStringList>

namespace basekeeper {

/// "Ana, Mei-Ling and Tomás", as the language lists things.
[[nodiscard]] inline QString listInWords(const QStringList& things) { return QLocale().createSeparatedList(things); }

}  // namespace basekeeper
