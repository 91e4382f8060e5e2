// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store_error.h"

#include <QString>

#include <optional>

namespace basekeeper {

/// What opening the store found and did.
struct StoreOpening {
    int version = 0;                               ///< of the database before migration; 0 if it is new
    QString backup = {};                           ///< made before a migration; empty if none
    std::optional<StoreError> backupProblem = {};  ///< why a backup could not be made
};

}  // namespace basekeeper
