// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace basekeeper {

/// What a card of the table's own copy of the game says, in one language.
struct PrintedWording {
    int card = 0;
    QString language;
    QString text;

    friend bool operator==(const PrintedWording&, const PrintedWording&) = default;
};

/// The longest wording that is kept; a printed card holds a fraction of it.
inline constexpr qsizetype longestWording = 2000;

/// The text as it is kept: line ends alike, nothing but words and lines, no blanks around them. Empty: nothing is left.
[[nodiscard]] QString tidyWording(const QString& text);

}  // namespace basekeeper
