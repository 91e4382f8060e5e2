// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store_connection.h"

namespace basekeeper {

/// Whether every log of a database has its lines in their order, from the first on without a gap, each of them JSON.
/// This finds pages that got into each other's place, which SQLite's own check does not.
[[nodiscard]] StoreResult<void> checkLogs(const StoreConnection& connection);

}  // namespace basekeeper
