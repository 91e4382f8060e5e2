// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/outspeed/game.h"
#include "core/outspeed/happening.h"
#include "core/session.h"

#include <QString>

#include <cstdint>

namespace basekeeper {

/// The moments of Outspeed that the radio comments on.
enum class OutspeedMoment : std::uint8_t { None, Start, NewTile, TilesTurned, DropsOut, LastTile, Won, NobodyLeft };

/// The moment that the latest act has brought; none where it is a ruling. What happens in a turn is told step by step.
[[nodiscard]] OutspeedMoment momentOf(const Session<Outspeed>& play);
[[nodiscard]] OutspeedMoment momentOf(const outspeed::Step& step);
/// What the radio says then. It is English in every language, so never give it to translators.
[[nodiscard]] QString lineOf(OutspeedMoment moment);

}  // namespace basekeeper
