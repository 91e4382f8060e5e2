// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/transfer/session_exporter.h"

namespace basekeeper {

/// Why an export failed and what to do, in the screen's language.
[[nodiscard]] QString exportErrorText(const ExportError& error);

/// Why a file was not written and what to do, in the screen's language.
[[nodiscard]] QString outsideFileText(const OutsideFileError& error);

}  // namespace basekeeper
