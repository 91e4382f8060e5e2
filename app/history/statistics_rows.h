// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QVariantList>

namespace basekeeper {

/// A player in the statistics.
struct PlayerStatisticsRow {
    Q_GADGET
    Q_PROPERTY(QString player MEMBER player FINAL)
    Q_PROPERTY(int games MEMBER games FINAL)
    Q_PROPERTY(int won MEMBER won FINAL)
    Q_PROPERTY(QString share MEMBER share FINAL)  ///< of the games with a winner: "42 %"; empty if there are none
    Q_PROPERTY(QVariantList counts MEMBER counts FINAL)  ///< [{value, label}]: what the games sum up
    Q_PROPERTY(QString lastPlayed MEMBER lastPlayed FINAL)
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)

public:
    QString player;
    int games = 0;
    int won = 0;
    QString share;
    QVariantList counts;
    QString lastPlayed;
    QString spoken;

    [[nodiscard]] const QString& key() const { return player; }
    friend bool operator==(const PlayerStatisticsRow&, const PlayerStatisticsRow&) = default;
};

/// A group of players, in any seating order.
struct TableStatisticsRow {
    Q_GADGET
    Q_PROPERTY(QString players MEMBER players FINAL)
    Q_PROPERTY(int games MEMBER games FINAL)
    Q_PROPERTY(QString played MEMBER played FINAL)  ///< "12 games · 14 h 20 min · last on …"

public:
    QString players;
    int games = 0;
    QString played;

    [[nodiscard]] const QString& key() const { return players; }
    friend bool operator==(const TableStatisticsRow&, const TableStatisticsRow&) = default;
};

/// A record game.
struct RecordRow {
    Q_GADGET
    Q_PROPERTY(QString record MEMBER record FINAL)  ///< "longest", "shortest" or "closest"
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(QString session MEMBER session FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString told MEMBER told FINAL)  ///< what makes it a record

public:
    QString record;
    QString label;
    QString session;
    QString title;
    QString told;

    [[nodiscard]] QString key() const { return record + session; }
    friend bool operator==(const RecordRow&, const RecordRow&) = default;
};

}  // namespace basekeeper
