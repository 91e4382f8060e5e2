// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/command_line.h"
#include "app/settings.h"

namespace basekeeper {

/// What was said of the screens on the command line, as the settings take it.
[[nodiscard]] StartChoices startChoices(const ScreenOptions& options);

}  // namespace basekeeper
