// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/outspeed/table_tile.h"

#include "app/games/outspeed/outspeed_texts.h"
#include "app/language/joined.h"
#include "core/outspeed/sharing.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace basekeeper {

using namespace outspeed;

namespace {

struct TableTile {
    Q_DECLARE_TR_FUNCTIONS(TableTile)
};

}  // namespace

std::vector<TableRouteRow> tableRoutes(const Tile& tile) {
    std::vector<TableRouteRow> rows;
    for (RouteRow& face : tileRows(tile)) {
        TableRouteRow row;
        row.route = face.route;
        row.spoken = face.spoken;
        row.face = std::move(face);
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<TableRouteRow> tableRoutes(const State& state, const Setup& setup, RaceState::Part part,
                                       const std::vector<SeatId>& seats) {
    if (!state.tile) return {};
    std::vector<TableRouteRow> rows = tableRoutes(*state.tile);
    for (TableRouteRow& row : rows) {
        QStringList names;
        const auto route = static_cast<std::size_t>(row.route);
        for (SeatId seat = 0; routesRevealed(state) && seat < state.seatCount(); ++seat) {
            const auto& choice = seatOf(state, seat).choice;
            if (!choice || choice->route != route) continue;
            row.pilots << seat;
            names << OutspeedTexts::seatName(setup, seat);
            if (std::ranges::find(seats, seat) != seats.end()) row.pointed = part;
        }
        row.tooMany = !row.pilots.isEmpty() && sharingOf(state, route).tooMany;
        QStringList told{row.face.spoken};
        //: a route, by whom it was chosen
        if (!names.isEmpty()) told << TableTile::tr("Chosen by: %1.").arg(Joined::list(names));
        if (row.tooMany) told << TableTile::tr("Too many: they lose their turn.");
        row.spoken = Joined::sentences(told);
    }
    return rows;
}

}  // namespace basekeeper
