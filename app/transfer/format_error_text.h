// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/voice.h"
#include "db/formats/json_reader.h"

namespace basekeeper {

/// What is wrong with a session file; one line, no full stop.
[[nodiscard]] QString formatErrorText(const Voice& say, const FormatError& error);
/// The same with the number of the line before it.
[[nodiscard]] QString lineErrorText(const Voice& say, qint64 line, const FormatError& error);

}  // namespace basekeeper
