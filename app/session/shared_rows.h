// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace basekeeper {

/// The rows of the lists that the tables of all games show.

/// An act in the log, or a correction of the past.
struct LogRow {
    Q_GADGET
    Q_PROPERTY(int number MEMBER number FINAL)  ///< in the line of play, from 1
    Q_PROPERTY(int seat MEMBER seat FINAL)      ///< whose act it is
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    /// what hands did with the real cards; empty where that is the act itself
    Q_PROPERTY(QString cards MEMBER cards FINAL)
    Q_PROPERTY(QString time MEMBER time FINAL)
    Q_PROPERTY(bool standing MEMBER standing FINAL)  ///< false: taken back, can be brought back
    Q_PROPERTY(bool ruling MEMBER ruling FINAL)
    Q_PROPERTY(bool corrected MEMBER corrected FINAL)  ///< stands there by an amendment
    /// is no act but a correction of the past; its `seat` is -1, its `number` 0
    Q_PROPERTY(bool amendment MEMBER amendment FINAL)

public:
    int number = 0;
    int seat = 0;
    QString name;
    QString text;
    QString cards;
    QString time;
    bool standing = true;
    bool ruling = false;
    bool corrected = false;
    bool amendment = false;

    [[nodiscard]] int key() const { return number; }
    friend bool operator==(const LogRow&, const LogRow&) = default;
};

/// A later act that a correction of the past would make impossible.
struct RefusedActRow {
    Q_GADGET
    Q_PROPERTY(int number MEMBER number FINAL)  ///< in the line of play as it stands, from 1
    Q_PROPERTY(int seat MEMBER seat FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString why MEMBER why FINAL)
    Q_PROPERTY(QString clause MEMBER clause FINAL)
    Q_PROPERTY(bool canKeep MEMBER canKeep FINAL)  ///< a ruling can do what it did
    Q_PROPERTY(bool kept MEMBER kept FINAL)        ///< and shall

public:
    int number = 0;
    int seat = 0;
    QString name;
    QString text;
    QString why;
    QString clause;
    bool canKeep = false;
    bool kept = false;

    [[nodiscard]] int key() const { return number; }
    friend bool operator==(const RefusedActRow&, const RefusedActRow&) = default;
};

/// What hands do with the real cards after the latest act.
struct CardsToMoveRow {
    Q_GADGET
    Q_PROPERTY(int number MEMBER number FINAL)
    Q_PROPERTY(QString icon MEMBER icon FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)

public:
    int number = 0;
    QString icon;
    QString text;

    [[nodiscard]] int key() const { return number; }
    friend bool operator==(const CardsToMoveRow&, const CardsToMoveRow&) = default;
};

/// A line of words with a place: the edits of a ruling, the differences it makes, the parts of a detail.
struct LineRow {
    Q_GADGET
    Q_PROPERTY(int number MEMBER number FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)

public:
    int number = 0;
    QString text;

    [[nodiscard]] int key() const { return number; }
    friend bool operator==(const LineRow&, const LineRow&) = default;
};

}  // namespace basekeeper
