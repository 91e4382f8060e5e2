// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/seat.h"
#include "db/formats/json_reader.h"

#include <QJsonArray>

#include <vector>

/// The seats of a set-up, and seat numbers: the same in every game.
namespace basekeeper {

/// Reads the field `seats`, which must have `fewest` to `most` items.
[[nodiscard]] std::vector<Seat> readSeats(Fields& in, int fewest, int most);
[[nodiscard]] QJsonArray writeSeats(const std::vector<Seat>&);

/// Reads a whole number from 0; the rules check whether there is such a seat.
[[nodiscard]] Read<SeatId> readSeatId(const QJsonValue&);
[[nodiscard]] QJsonArray writeSeatIds(const std::vector<SeatId>&);

}  // namespace basekeeper
