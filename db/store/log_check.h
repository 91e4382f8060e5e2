// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store_connection.h"

namespace basekeeper {

/// Checks that every log of a database has its entries in order, from the first on without a gap, each of them JSON.
/// This finds pages that were swapped, which SQLite's own check does not.
[[nodiscard]] StoreResult<void> checkLogs(const StoreConnection& connection);

}  // namespace basekeeper
