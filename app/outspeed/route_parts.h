// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/outspeed/tile.h"

#include <QString>
#include <QVariantList>

namespace basekeeper {

/// A route as pictograms, as a tile prints it: what a `RouteRow` tells of it.
[[nodiscard]] QVariantList routeParts(const outspeed::Route& route);

/// "Track tile 4", "Finish tile 14"
[[nodiscard]] QString tileNameInWords(int number);

}  // namespace basekeeper
