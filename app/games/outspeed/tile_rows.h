// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/outspeed/tile.h"

#include <QObject>
#include <QString>
#include <QVariantList>

#include <vector>

namespace basekeeper {

/// A picture or a short text; a line of a tile is a list of these.
struct TileMark {
    Q_GADGET
    Q_PROPERTY(QString icon MEMBER icon FINAL)  ///< "tiles/fuel"; empty for a text
    Q_PROPERTY(QString text MEMBER text FINAL)  ///< such as "+2" or "≤1"

public:
    QString icon;
    QString text;
    friend bool operator==(const TileMark&, const TileMark&) = default;
};

/// A route as on a tile: the condition, cost and benefit lines as marks from left to right. A line may be empty.
struct RouteRow {
    Q_GADGET
    Q_PROPERTY(int route MEMBER route FINAL)  ///< index
    Q_PROPERTY(QString name MEMBER name FINAL)
    /// TileMark: how many pilots, or that it is for a sole taker.
    Q_PROPERTY(QVariantList condition MEMBER condition FINAL)
    Q_PROPERTY(QVariantList cost MEMBER cost FINAL)
    Q_PROPERTY(QVariantList zones MEMBER zones FINAL)  ///< part of the benefit line
    Q_PROPERTY(QVariantList fuel MEMBER fuel FINAL)
    Q_PROPERTY(QVariantList tokens MEMBER tokens FINAL)
    Q_PROPERTY(bool sole MEMBER sole FINAL)
    Q_PROPERTY(QString pilotsText MEMBER pilotsText FINAL)  ///< "≤2"; empty for no limit
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)          ///< the whole route in words, in the screen's language

public:
    int route = 0;
    QString name;
    QVariantList condition;
    QVariantList cost;
    QVariantList zones;
    QVariantList fuel;
    QVariantList tokens;
    bool sole = false;
    QString pilotsText;
    QString spoken;

    [[nodiscard]] int key() const { return route; }
    friend bool operator==(const RouteRow&, const RouteRow&) = default;
};

/// The routes of a tile, in order.
[[nodiscard]] std::vector<RouteRow> tileRows(const outspeed::Tile& tile);
/// The routes as a value for QML: a list of RouteRow.
[[nodiscard]] QVariantList tileRowList(const outspeed::Tile& tile);

}  // namespace basekeeper

Q_DECLARE_METATYPE(basekeeper::TileMark)
Q_DECLARE_METATYPE(basekeeper::RouteRow)
