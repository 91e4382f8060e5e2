// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>

#include <optional>
#include <vector>

namespace basekeeper {

/// How many whole minutes were played, from the start over the time of each entry to `now`, if the game goes on. Long
/// pauses, in which nobody played, and clocks set back count nothing.
[[nodiscard]] int minutesPlayed(const QDateTime& startedAt, const std::vector<QDateTime>& entries,
                                const std::optional<QDateTime>& now);

}  // namespace basekeeper
