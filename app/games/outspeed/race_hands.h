// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/outspeed/happening.h"
#include "core/outspeed/setup.h"

#include <QString>

#include <vector>

namespace basekeeper {

/// What the people at the table do with ships, cubes, tokens and tiles while a turn is resolved, a sentence for each
/// thing, such as "Put the fuel cubes back. Move the ships."; empty where nothing is to be done. What leaves the track
/// is named.
[[nodiscard]] QString raceHands(const std::vector<outspeed::Step>& steps, const outspeed::Setup& setup);

}  // namespace basekeeper
