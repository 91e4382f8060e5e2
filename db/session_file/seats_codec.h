// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/seat.h"
#include "db/formats/json_reader.h"

#include <QJsonArray>

#include <vector>

/// The seats of a setup, and seats by their number: the same in every game.
namespace basekeeper {

/// The field `seats`, as many as that.
[[nodiscard]] std::vector<Seat> readSeats(Fields& in, int fewest, int most);
[[nodiscard]] QJsonArray writeSeats(const std::vector<Seat>&);

[[nodiscard]] QJsonArray writeSeatIds(const std::vector<SeatId>&);

}  // namespace basekeeper
