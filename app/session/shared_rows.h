// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/row_field.h"

#include <QObject>
#include <QString>

namespace basekeeper {

/// The rows of lists that the tables of all games share.

/// An act in the log, or a correction of the past.
struct LogRow {
    Q_GADGET
    ROW_FIELD(int, number) = 0;  ///< in the line of play, from 1
    ROW_FIELD(int, seat) = 0;    ///< its actor
    ROW_FIELD(QString, name);
    ROW_FIELD(QString, text);
    ROW_FIELD(QString, picture);  ///< the card that was played or a sign of what was done, for `Icon`
    /// What to do with the real cards; empty if that is the act itself.
    ROW_FIELD(QString, cards);
    ROW_FIELD(QString, time);
    ROW_FIELD(bool, standing) = true;  ///< false: taken back, a redo brings it back
    ROW_FIELD(bool, isOverride) = false;
    ROW_FIELD(bool, corrected) = false;  ///< an amendment put it there
    /// False: the act in the row above, which came right after it, has the same actor, who is named there.
    ROW_FIELD(bool, named) = true;
    /// It is a correction of the past, not an act; `seat` is -1 and `number` 0.
    ROW_FIELD(bool, amendment) = false;

    [[nodiscard]] int key() const { return number; }
    friend bool operator==(const LogRow&, const LogRow&) = default;
};

/// A later act that a correction of the past would make impossible.
struct RefusedActRow {
    Q_GADGET
    ROW_FIELD(int, number) = 0;  ///< in the present line of play, from 1
    ROW_FIELD(int, seat) = 0;
    ROW_FIELD(QString, name);
    ROW_FIELD(QString, text);
    ROW_FIELD(QString, why);
    ROW_FIELD(QString, clause);
    ROW_FIELD(QString, tag);           ///< whether the clause is a ruling, in words; empty if it is printed
    ROW_FIELD(bool, canKeep) = false;  ///< an override can take its place
    ROW_FIELD(bool, kept) = false;     ///< and will

    [[nodiscard]] int key() const { return number; }
    friend bool operator==(const RefusedActRow&, const RefusedActRow&) = default;
};

/// What to do with the real cards after the latest act.
struct CardsToMoveRow {
    Q_GADGET
    ROW_FIELD(int, number) = 0;
    ROW_FIELD(QString, icon);
    ROW_FIELD(QString, text);

    [[nodiscard]] int key() const { return number; }
    friend bool operator==(const CardsToMoveRow&, const CardsToMoveRow&) = default;
};

/// A numbered line of text: an edit of an override, or a part of a detail.
struct LineRow {
    Q_GADGET
    ROW_FIELD(int, number) = 0;
    ROW_FIELD(QString, text);

    [[nodiscard]] int key() const { return number; }
    friend bool operator==(const LineRow&, const LineRow&) = default;
};

}  // namespace basekeeper
