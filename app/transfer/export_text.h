// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/transfer/session_exporter.h"

namespace basekeeper {

/// Why something could not be handed out, and what to do about it, in the screen's language.
[[nodiscard]] QString exportErrorText(const ExportError& error);

}  // namespace basekeeper
