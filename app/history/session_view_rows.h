// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
    Q_PROPERTY(int seat MEMBER seat FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(bool winner MEMBER winner FINAL)
    Q_PROPERTY(int score MEMBER score FINAL)          ///< at the end: bases that count, points
    Q_PROPERTY(QString figures MEMBER figures FINAL)  ///< further figures: "captures 3 · counterattacks 1"
    /// The points of its line in the chart: stage and score.
    Q_PROPERTY(QList<QPointF> line MEMBER line FINAL)
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)

public:
    int seat = 0;
    QString name;
    bool winner = false;
    int score = 0;
    QString figures;
    QList<QPointF> line;
    QString spoken;

    [[nodiscard]] int key() const { return seat; }
    friend bool operator==(const SessionSeatRow&, const SessionSeatRow&) = default;
};

/// A mark on a seat's line in the chart.
struct CourseMarkRow {
    Q_GADGET
    Q_PROPERTY(int number MEMBER number FINAL)
    Q_PROPERTY(QString kind MEMBER kind FINAL)  ///< as the game names it: "capture"
    Q_PROPERTY(QString icon MEMBER icon FINAL)
    Q_PROPERTY(int seat MEMBER seat FINAL)  ///< the seat
    Q_PROPERTY(int stage MEMBER stage FINAL)
    Q_PROPERTY(int score MEMBER score FINAL)  ///< of the seat after the stage
    Q_PROPERTY(int times MEMBER times FINAL)  ///< in a long game one mark stands for several close ones

public:
    int number = 0;
    QString kind;
    QString icon;
    int seat = 0;
    int stage = 0;
    int score = 0;
    int times = 1;

    [[nodiscard]] int key() const { return number; }
    friend bool operator==(const CourseMarkRow&, const CourseMarkRow&) = default;
};

/// An override or a correction.
struct SessionOverrideRow {
    Q_GADGET
    Q_PROPERTY(int place MEMBER place FINAL)  ///< in the list, from 1
    /// The number of the act, from 1; for a correction, of the first act that it changed.
    Q_PROPERTY(int number MEMBER number FINAL)
    Q_PROPERTY(bool correction MEMBER correction FINAL)
    Q_PROPERTY(QString stage MEMBER stage FINAL)  ///< "Turn 3"
    Q_PROPERTY(QString time MEMBER time FINAL)
    Q_PROPERTY(QString reason MEMBER reason FINAL)
    Q_PROPERTY(QStringList changes MEMBER changes FINAL)  ///< in words

public:
    int place = 0;
    int number = 0;
    bool correction = false;
    QString stage;
    QString time;
    QString reason;
    QStringList changes;

    [[nodiscard]] int key() const { return place; }
    friend bool operator==(const SessionOverrideRow&, const SessionOverrideRow&) = default;
};

}  // namespace basekeeper
