// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/row_field.h"

#include <QObject>
#include <QString>
#include <QStringList>

namespace basekeeper {

/// The rows of the lists on the screens of the Score sheet, as plain values made from the state.

/// A seat: the heading of its column on the sheet, and its standing at the end.
struct ScoreSeatRow {
    Q_GADGET
    ROW_FIELD(int, seat) = 0;
    ROW_FIELD(QString, name);
    ROW_FIELD(QString, language);
    ROW_FIELD(QString, total);
    ROW_FIELD(int, place) = 1;
    ROW_FIELD(bool, leads) = false;  ///< somebody has played, and nobody stands better
    ROW_FIELD(bool, asked) = false;  ///< gets the number that is being typed
    ROW_FIELD(bool, due) = false;    ///< has no number yet in the round that is being played
    ROW_FIELD(bool, won) = false;
    ROW_FIELD(QString, spoken);

    [[nodiscard]] int key() const { return seat; }
    friend bool operator==(const ScoreSeatRow&, const ScoreSeatRow&) = default;
};

/// A line of the sheet.
struct RoundRow {
    Q_GADGET
    ROW_FIELD(int, round) = 1;
    ROW_FIELD(QStringList, points);    ///< by seat; empty without a number
    ROW_FIELD(bool, current) = false;  ///< it is being played
    ROW_FIELD(QString, spoken);

    [[nodiscard]] int key() const { return round; }
    friend bool operator==(const RoundRow&, const RoundRow&) = default;
};

}  // namespace basekeeper
