// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/row_field.h"

#include <QList>
#include <QObject>
#include <QPointF>
#include <QString>
#include <QStringList>

namespace basekeeper {

/// The rows of the lists on the screen of one session.

/// A seat's result.
struct SessionSeatRow {
    Q_GADGET
    ROW_FIELD(int, seat) = 0;
    ROW_FIELD(QString, name);
    ROW_FIELD(bool, winner) = false;
    ROW_FIELD(bool, out) = false;  ///< it dropped out for good
    ROW_FIELD(int, score) = 0;     ///< at the end: bases that count, points
    ROW_FIELD(QString, figures);   ///< further figures: "captures 3 · counterattacks 1"
    /// The points of its line in the chart: stage and score.
    ROW_FIELD(QList<QPointF>, line);
    ROW_FIELD(QString, spoken);

    [[nodiscard]] int key() const { return seat; }
    friend bool operator==(const SessionSeatRow&, const SessionSeatRow&) = default;
};

/// A mark on a seat's line in the chart.
struct CourseMarkRow {
    Q_GADGET
    ROW_FIELD(int, number) = 0;
    ROW_FIELD(QString, kind);  ///< as the game names it: "capture"
    ROW_FIELD(QString, icon);
    ROW_FIELD(int, seat) = 0;
    ROW_FIELD(int, stage) = 0;
    ROW_FIELD(int, score) = 0;  ///< of the seat after the stage
    ROW_FIELD(int, times) = 1;  ///< in a long game one mark stands for several close ones

    [[nodiscard]] int key() const { return number; }
    friend bool operator==(const CourseMarkRow&, const CourseMarkRow&) = default;
};

/// An override or a correction.
struct SessionOverrideRow {
    Q_GADGET
    ROW_FIELD(int, place) = 0;  ///< in the list, from 1
    /// The number of the act, from 1; for a correction, of the first act that it changed.
    ROW_FIELD(int, number) = 0;
    ROW_FIELD(bool, correction) = false;
    ROW_FIELD(QString, stage);  ///< "Turn 3"
    ROW_FIELD(QString, time);
    ROW_FIELD(QString, reason);
    ROW_FIELD(QStringList, changes);  ///< in words

    [[nodiscard]] int key() const { return place; }
    friend bool operator==(const SessionOverrideRow&, const SessionOverrideRow&) = default;
};

}  // namespace basekeeper
