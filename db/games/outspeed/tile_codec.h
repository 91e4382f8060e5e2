// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/outspeed/tile.h"
#include "db/formats/json_reader.h"

#include <QJsonObject>

/// Tiles in the session file and in tile sets. Default values are not written.
namespace basekeeper::outspeed {

[[nodiscard]] Tile readTileFields(Fields& in);
[[nodiscard]] QJsonObject writeTileFields(const Tile&);

}  // namespace basekeeper::outspeed
