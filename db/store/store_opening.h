// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store_error.h"

#include <QString>

#include <optional>

namespace basekeeper {

/// What was found and done when the store was opened.
struct StoreOpening {
    int version = 0;                               ///< of the database as it was found; 0: it is new
    QString backup = {};                           ///< made before the database was brought up to date; empty: none
    std::optional<StoreError> backupProblem = {};  ///< why there is none, where there should be
};

}  // namespace basekeeper
