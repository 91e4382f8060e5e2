// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/outspeed/tile.h"

#include <QObject>
#include <QString>
#include <QVariantList>

#include <vector>

namespace basekeeper {

/// A picture or a short text; several beside each other are what stands in a line of a tile.
struct TileMark {
    Q_GADGET
    Q_PROPERTY(QString icon MEMBER icon FINAL)  ///< "tiles/fuel"; empty: a text
    Q_PROPERTY(QString text MEMBER text FINAL)  ///< "+2", "≤1"

public:
    QString icon;
    QString text;
    friend bool operator==(const TileMark&, const TileMark&) = default;
};

/// A route as a tile shows it: its condition line, its cost line and its benefit line, each as marks from left to
/// right. A line that is empty says nothing.
struct RouteRow {
    Q_GADGET
    Q_PROPERTY(int route MEMBER route FINAL)  ///< from 0
    Q_PROPERTY(QString name MEMBER name FINAL)
    /// TileMark: how many pilots, or that it is for a sole taker
    Q_PROPERTY(QVariantList condition MEMBER condition FINAL)
    Q_PROPERTY(QVariantList cost MEMBER cost FINAL)
    Q_PROPERTY(QVariantList zones MEMBER zones FINAL)  ///< the parts of the benefit line
    Q_PROPERTY(QVariantList fuel MEMBER fuel FINAL)
    Q_PROPERTY(QVariantList tokens MEMBER tokens FINAL)
    Q_PROPERTY(bool sole MEMBER sole FINAL)
    Q_PROPERTY(QString pilotsText MEMBER pilotsText FINAL)  ///< "≤2"; empty: no limit
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)          ///< all of it in a sentence, in the screen's language

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

/// The routes of a tile in their order.
[[nodiscard]] std::vector<RouteRow> tileRows(const outspeed::Tile& tile);
/// The same as a value for a screen: a list of RouteRow.
[[nodiscard]] QVariantList tileRowList(const outspeed::Tile& tile);

}  // namespace basekeeper

Q_DECLARE_METATYPE(basekeeper::TileMark)
Q_DECLARE_METATYPE(basekeeper::RouteRow)
