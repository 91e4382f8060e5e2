// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/command_line.h"
#include "app/settings.h"

namespace basekeeper {

/// Converts the screen options of the command line for the settings.
[[nodiscard]] StartChoices startChoices(const ScreenOptions& options);

}  // namespace basekeeper
