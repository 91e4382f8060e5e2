// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_aboard/game.h"
#include "core/all_aboard/sailing.h"
#include "core/session.h"

#include <QString>

#include <cstdint>

namespace basekeeper {

/// The moments of All aboard! that the harbour master comments on.
enum class AllAboardMoment : std::uint8_t { None, Start, BoatFull, CastOff, Overboard, CloseCall, Sunk, End };

/// The moment that the latest act has brought; none where it is a ruling. What happens while boats sail is told step
/// by step.
[[nodiscard]] AllAboardMoment momentOf(const Session<AllAboard>& play);
[[nodiscard]] AllAboardMoment momentOf(const all_aboard::Step& step);
/// What the harbour master says then. It is English in every language, so never give it to translators.
[[nodiscard]] QString lineOf(AllAboardMoment moment);

}  // namespace basekeeper
