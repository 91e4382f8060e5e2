// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace basekeeper {

/// One thing to do with the real cards because of an act, in the screen's language.
struct CardsToMoveLine {
    QString icon;  ///< the name of its picture
    QString text;  ///< a sentence: "To the discard pile: 2 × Destroyer, RED ALERT 15."
    friend bool operator==(const CardsToMoveLine&, const CardsToMoveLine&) = default;
};

}  // namespace basekeeper
