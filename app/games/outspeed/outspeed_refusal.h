// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/voice.h"
#include "core/outspeed/setup.h"
#include "core/outspeed/state.h"
#include "core/outspeed/violation.h"

namespace basekeeper {

/// Why the act of Outspeed is refused. `state` is the one in which it was: it tells what is due instead.
[[nodiscard]] QString refusalText(const Voice& say, const outspeed::Violation& violation, const outspeed::Setup& setup, const outspeed::State& state);

}  // namespace basekeeper
