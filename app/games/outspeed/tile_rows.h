// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/row_field.h"
#include "core/outspeed/tile.h"

#include <QObject>
#include <QString>
#include <QVariantList>

#include <vector>

namespace basekeeper {

/// A picture or a short text; a line of a tile is a list of these.
struct TileMark {
    Q_GADGET
    ROW_FIELD(QString, icon);  ///< "tiles/fuel"; empty for a text
    ROW_FIELD(QString, text);  ///< such as "+2" or "≤1"
    friend bool operator==(const TileMark&, const TileMark&) = default;
};

/// A route as on a tile: the condition, cost and benefit lines as marks from left to right. A line may be empty.
struct RouteRow {
    Q_GADGET
    ROW_FIELD(int, route) = 0;  ///< index
    ROW_FIELD(QString, name);
    /// TileMark: how many pilots, or that it is for a sole taker.
    ROW_FIELD(QVariantList, condition);
    ROW_FIELD(QVariantList, cost);
    ROW_FIELD(QVariantList, zones);  ///< part of the benefit line
    ROW_FIELD(QVariantList, fuel);
    ROW_FIELD(QVariantList, tokens);
    ROW_FIELD(bool, sole) = false;
    ROW_FIELD(QString, pilotsText);  ///< "≤2"; empty for no limit
    ROW_FIELD(QString, spoken);      ///< the route in words, in the screen's language

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
