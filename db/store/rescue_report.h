// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store_error.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace basekeeper {

/// What could be saved of a damaged database, and what not.
struct RescueReport {
    struct CutShort {
        QStringList players;
        QDateTime startedAt;
        qint64 kept = 0;           ///< so many of the first entries of its log
        std::optional<qint64> of;  ///< of so many; none: that cannot be known any more
        friend bool operator==(const CutShort&, const CutShort&) = default;
    };

    QDateTime at = {};
    QString keptFile = {};  ///< where the damaged database is
    QString damage = {};    ///< what was found, for a bug report, in English
    int whole = 0;          ///< sessions of which nothing is missing
    std::vector<CutShort> cutShort = {};
    int lost = 0;             ///< sessions that are known to have been there, and of which nothing can be shown
    bool allKnown = true;     ///< false: there may have been more sessions, of which nothing is left
    bool readable = true;     ///< false: the file is no database any more
    bool othersWhole = true;  ///< false: of the players, the card values and the printed wording some may be missing
    friend bool operator==(const RescueReport&, const RescueReport&) = default;
};

/// The report on the last rescue, until somebody has seen it; none when the rescue did not come to its end.
[[nodiscard]] std::optional<RescueReport> unseenRescue(const QString& dataFolder);
[[nodiscard]] StoreResult<void> writeRescueReport(const QString& dataFolder, const RescueReport& report);
/// Somebody has seen it.
[[nodiscard]] StoreResult<void> forgetRescueReport(const QString& dataFolder);

}  // namespace basekeeper
