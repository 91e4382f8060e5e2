// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/outspeed/action.h"
#include "core/outspeed/violation.h"

#include <optional>

namespace basekeeper::outspeed {

/// The game is over, or the kind of act belongs to another phase.
[[nodiscard]] std::optional<Violation> phaseForbids(const State&, ActKind);

/// 2.1: somebody has not programmed yet.
[[nodiscard]] std::optional<Violation> somebodyStillPrograms(const State&);

}  // namespace basekeeper::outspeed
