// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace basekeeper {

/// The rows of lists that the tables of all games share.

/// An act in the log, or a correction of the past.
struct LogRow {
    Q_GADGET
    Q_PROPERTY(int number MEMBER number FINAL)  ///< in the line of play, from 1
    Q_PROPERTY(int seat MEMBER seat FINAL)      ///< its actor
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    /// What to do with the real cards; empty if that is the act itself.
    Q_PROPERTY(QString cards MEMBER cards FINAL)
    Q_PROPERTY(QString time MEMBER time FINAL)
    Q_PROPERTY(bool standing MEMBER standing FINAL)  ///< false: taken back, a redo brings it back
    Q_PROPERTY(bool ruling MEMBER ruling FINAL)
    Q_PROPERTY(bool corrected MEMBER corrected FINAL)  ///< an amendment put it there
    /// It is a correction of the past, not an act; `seat` is -1 and `number` 0.
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
    Q_PROPERTY(int number MEMBER number FINAL)  ///< in the present line of play, from 1
    Q_PROPERTY(int seat MEMBER seat FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString why MEMBER why FINAL)
    Q_PROPERTY(QString clause MEMBER clause FINAL)
    Q_PROPERTY(bool canKeep MEMBER canKeep FINAL)  ///< an override can take its place
    Q_PROPERTY(bool kept MEMBER kept FINAL)        ///< and will

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

/// What to do with the real cards after the latest act.
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

/// A numbered line of text: an edit or a difference of an override, or a part of a detail.
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
