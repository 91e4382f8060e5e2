// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace basekeeper {

/// One thing to do with the real cards because of an act, in the screen's language.
struct CardsToMoveLine {
    QString icon;  ///< the name of its picture
    QString text;  ///< a sentence: "To the discard pile: 2 Destroyers, RED ALERT 15."
    friend bool operator==(const CardsToMoveLine&, const CardsToMoveLine&) = default;
};

/// How many of them there are, for listeners, in the screen's language; empty for none.
[[nodiscard]] inline QString cardsToMoveCount(int lines) {
    return lines == 0
               ? QString()
               : QCoreApplication::translate("TableSummary", "Moving the cards takes %n step(s).", nullptr, lines);
}

}  // namespace basekeeper
