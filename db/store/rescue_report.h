// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/damage_kind.h"
#include "db/store/store_error.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace basekeeper {

/// What the rescue of a damaged database could save, and what it could not.
struct RescueReport {
    struct CutShort {
        QStringList players;
        QDateTime startedAt;
        qint64 kept = 0;           ///< how many entries at the beginning of its log were saved
        std::optional<qint64> of;  ///< the former length of the log; empty if unknown
        friend bool operator==(const CutShort&, const CutShort&) = default;
    };

    QDateTime at = {};
    QString keptFile = {};  ///< the damaged database
    QString damage = {};    ///< what was found; in English, for a bug report
    DamageKind kind = DamageKind::Pages;
    int whole = 0;  ///< sessions that were saved completely
    std::vector<CutShort> cutShort = {};
    int lost = 0;               ///< sessions that are known to have existed and of which nothing could be saved
    bool allKnown = true;       ///< false if there may have been further sessions
    bool readable = true;       ///< false if the file is not a database any more
    bool othersWhole = true;    ///< false if players, card values or printed wording may be missing
    QStringList setAside = {};  ///< files of another database that lay beside it, where they are now
    friend bool operator==(const RescueReport&, const RescueReport&) = default;
};

/// The report on the last rescue, until it is forgotten; empty if that rescue did not finish.
[[nodiscard]] std::optional<RescueReport> unseenRescue(const QString& dataFolder);
[[nodiscard]] StoreResult<void> writeRescueReport(const QString& dataFolder, const RescueReport& report);
/// To be called when somebody has seen the report.
[[nodiscard]] StoreResult<void> forgetRescueReport(const QString& dataFolder);

}  // namespace basekeeper
