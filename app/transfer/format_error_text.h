// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/translator.h"
#include "db/formats/json_reader.h"

namespace basekeeper {

/// What is wrong with a session file; one line without a full stop.
[[nodiscard]] QString formatErrorText(const Translator& say, const FormatError& error);
/// The same, preceded by the number of the line.
[[nodiscard]] QString lineErrorText(const Translator& say, qint64 line, const FormatError& error);

}  // namespace basekeeper
