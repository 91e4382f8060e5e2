// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/outspeed/table_tile.h"

#include "core/outspeed/sharing.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace basekeeper {

using namespace outspeed;

std::vector<TableRouteRow> tableRoutes(const Tile& tile) {
    std::vector<TableRouteRow> rows;
    for (RouteRow& face : tileRows(tile)) {
        TableRouteRow row;
        row.route = face.route;
        row.face = std::move(face);
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<TableRouteRow> tableRoutes(const State& state, RaceState::Part part, const std::vector<SeatId>& seats) {
    if (!state.tile) return {};
    std::vector<TableRouteRow> rows = tableRoutes(*state.tile);
    for (TableRouteRow& row : rows) {
        const auto route = static_cast<std::size_t>(row.route);
        for (SeatId seat = 0; routesRevealed(state) && seat < state.seatCount(); ++seat) {
            const auto& choice = seatOf(state, seat).choice;
            if (!choice || choice->route != route) continue;
            row.pilots << seat;
            row.tooMany = sharingOf(state, route).tooMany;
            if (std::ranges::find(seats, seat) != seats.end()) row.pointed = part;
        }
    }
    return rows;
}

}  // namespace basekeeper
