// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/outspeed/happening.h"
#include "core/outspeed/setup.h"

#include <QString>

#include <vector>

namespace basekeeper {

/// What the people at the table do with ships, cubes, tokens and tiles while a turn is resolved, a sentence for each
/// thing and in it all who do it, such as "Put fuel cubes back: Ana (3) and Bo (1). Move the ships: Ana to zone 7.";
/// empty where nothing is to be done.
[[nodiscard]] QString raceHands(const std::vector<outspeed::Step>& steps, const outspeed::Setup& setup);

}  // namespace basekeeper
