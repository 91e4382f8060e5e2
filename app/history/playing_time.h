// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>

#include <optional>
#include <vector>

namespace basekeeper {

/// The whole minutes of play from the start over the time of each entry to `now`, which is given while the game goes
/// on. Long pauses and clocks that were set back do not count.
[[nodiscard]] int minutesPlayed(const QDateTime& startedAt, const std::vector<QDateTime>& entries,
                                const std::optional<QDateTime>& now);

}  // namespace basekeeper
