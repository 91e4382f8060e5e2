// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/playing_time.h"

namespace basekeeper {

namespace {

/// During a longer pause between two entries nobody played.
constexpr qint64 longestPauseInSeconds = 30 * 60;
constexpr qint64 secondsPerMinute = 60;

}  // namespace

int minutesPlayed(const QDateTime& startedAt, const std::vector<QDateTime>& entries,
                  const std::optional<QDateTime>& now) {
    qint64 seconds = 0;
    QDateTime last = startedAt;
    const auto count = [&](const QDateTime& next) {
        const qint64 pause = last.secsTo(next);
        if (pause > 0 && pause <= longestPauseInSeconds) seconds += pause;
        last = next;
    };
    for (const QDateTime& at : entries) count(at);
    if (now) count(*now);
    return static_cast<int>(seconds / secondsPerMinute);
}

}  // namespace basekeeper
