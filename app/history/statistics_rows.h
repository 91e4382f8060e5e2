// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/row_field.h"

#include <QObject>
#include <QString>
#include <QVariantList>

namespace basekeeper {

/// A player in the statistics: a line of their table.
struct PlayerStatisticsRow {
    Q_GADGET
    ROW_FIELD(QString, player);
    /// [{column, value, told, share}], one for each of the model's columns after the name; `share`: 0 to 1, for a bar,
    /// or less than 0 where it is no part of a whole.
    ROW_FIELD(QVariantList, cells);

    [[nodiscard]] const QString& key() const { return player; }
    friend bool operator==(const PlayerStatisticsRow&, const PlayerStatisticsRow&) = default;
};

/// A group of players, in any seating order.
struct TableStatisticsRow {
    Q_GADGET
    ROW_FIELD(QString, players);
    ROW_FIELD(int, games) = 0;
    ROW_FIELD(QString, played);  ///< "12 games · 14 h 20 min · last on …"

    [[nodiscard]] const QString& key() const { return players; }
    friend bool operator==(const TableStatisticsRow&, const TableStatisticsRow&) = default;
};

/// Two players who often sat at one table.
struct RivalRow {
    Q_GADGET
    ROW_FIELD(QString, one);  ///< has won more of these games, if not as many
    ROW_FIELD(QString, other);
    ROW_FIELD(int, wonByOne) = 0;
    ROW_FIELD(int, wonByOther) = 0;
    ROW_FIELD(double, share) = 0;  ///< of what both have won: that of the one, 0 to 1
    ROW_FIELD(QString, told);      ///< in a sentence

    [[nodiscard]] QString key() const { return one + QChar(0x1f) + other; }
    friend bool operator==(const RivalRow&, const RivalRow&) = default;
};

/// A record game.
struct RecordRow {
    Q_GADGET
    ROW_FIELD(QString, record);  ///< "longest", "shortest", "closest" or "comeback"
    ROW_FIELD(QString, label);
    ROW_FIELD(QString, session);
    ROW_FIELD(QString, title);
    ROW_FIELD(QString, told);  ///< what makes it a record

    [[nodiscard]] QString key() const { return record + session; }
    friend bool operator==(const RecordRow&, const RecordRow&) = default;
};

}  // namespace basekeeper
