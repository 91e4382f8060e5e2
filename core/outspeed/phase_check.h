// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/outspeed/action.h"
#include "core/outspeed/violation.h"

#include <optional>

namespace basekeeper::outspeed {

/// Refuses if the game is over or if that kind of act belongs to another phase.
[[nodiscard]] std::optional<Violation> phaseForbids(const State&, ActKind);

/// Refuses if a seat has not programmed yet (2.1).
[[nodiscard]] std::optional<Violation> somebodyStillPrograms(const State&);

}  // namespace basekeeper::outspeed
