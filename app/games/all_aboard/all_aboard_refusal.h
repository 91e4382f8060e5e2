// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/voice.h"
#include "core/all_aboard/setup.h"
#include "core/all_aboard/state.h"
#include "core/all_aboard/violation.h"

namespace basekeeper {

/// Why the act of All aboard! is refused. `state` is the one in which it was: it tells what is due instead.
[[nodiscard]] QString refusalText(const Voice& say, const all_aboard::Violation& violation, const all_aboard::Setup& setup, const all_aboard::State& state);

}  // namespace basekeeper
