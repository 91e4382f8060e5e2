// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/rescue_report.h"
#include "db/store/store_error.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace basekeeper {

/// What opening the store found and did.
struct StoreOpening {
    int version = 0;                               ///< of the database before migration; 0 if it is new
    QString backup = {};                           ///< made before a migration; empty if none
    std::optional<StoreError> backupProblem = {};  ///< why a backup could not be made
    /// Sessions of which fewer entries are there than were saved: the write-ahead log or the database was replaced.
    /// Without players for those that are gone altogether. Found again at each start until it is accepted.
    std::vector<RescueReport::CutShort> wentBack = {};
    std::optional<RescueReport> rescue = {};  ///< of a damaged database on a disk that can only be read
    QStringList setAside = {};                ///< files of another database that lay beside it, where they are now
};

}  // namespace basekeeper
