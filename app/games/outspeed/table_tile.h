// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/outspeed/race_state.h"
#include "app/games/outspeed/tile_rows.h"
#include "app/row_field.h"
#include "core/outspeed/setup.h"
#include "core/outspeed/state.h"

#include <QList>
#include <QObject>

#include <vector>

namespace basekeeper {

/// A route of the tile that lies on the table, with the ships that took it.
struct TableRouteRow {
    Q_GADGET
    ROW_FIELD(int, route) = 0;  ///< index
    ROW_FIELD(basekeeper::RouteRow, face);
    ROW_FIELD(QList<int>, pilots);     ///< the seats that chose it, once all are revealed (3.1)
    ROW_FIELD(bool, tooMany) = false;  ///< more of them than it takes: all lose the turn (3.2)
    ROW_FIELD(QString, spoken);        ///< the route and who is on it, in words
    /// What of it is being compared, paid or gained by somebody; `None` while it is another route's moment.
    ROW_FIELD(basekeeper::RaceState::Part, pointed) = {};

    [[nodiscard]] int key() const { return route; }
    friend bool operator==(const TableRouteRow&, const TableRouteRow&) = default;
};

/// The routes of a tile that nobody has taken yet, in order.
[[nodiscard]] std::vector<TableRouteRow> tableRoutes(const outspeed::Tile& tile);
/// The routes of the tile of that state, in order; none while no tile is described. `part` is what those seats compare,
/// pay or gain at this moment.
[[nodiscard]] std::vector<TableRouteRow> tableRoutes(const outspeed::State& state, const outspeed::Setup& setup,
                                                     RaceState::Part part = {}, const std::vector<SeatId>& seats = {});

}  // namespace basekeeper
