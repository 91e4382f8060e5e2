// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/formats/json_reader.h"

#include <QJsonObject>

namespace basekeeper {

/// The most lines of a log after its header.
inline constexpr int mostLogLines = 1'000'000;

/// Refuses a line of a session file with a text beyond the limits (SESSION-FILE.md, "Limits"), with its field. Only for
/// files: a store may hold longer texts from before there were limits.
[[nodiscard]] Read<void> checkLimits(const QJsonObject& line);

/// A set-up or an entry of a store as a file may hold it: texts beyond the limits are shortened.
[[nodiscard]] QJsonObject withinLimits(const QJsonObject& line);

}  // namespace basekeeper
