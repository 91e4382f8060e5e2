// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/formats/text_limits.h"

#include <QString>

namespace basekeeper {

/// The text on a card of the table's own copy of the game, in one language.
struct PrintedWording {
    int card = 0;
    QString language;
    QString text;

    friend bool operator==(const PrintedWording&, const PrintedWording&) = default;
};

/// The longest text that is kept, in characters; a printed card holds a fraction of it.
inline constexpr int longestWording = longestText;

/// The text as it is kept: line ends are LF, tabs are spaces, there are no control characters, and no blanks around the
/// text. May be empty.
[[nodiscard]] QString tidyWording(const QString& text);

}  // namespace basekeeper
