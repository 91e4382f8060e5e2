// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store_connection.h"

struct sqlite3;

namespace basekeeper {

/// SQLite's handle of a connection that Qt opened, for what Qt does not offer; null if the driver is not Qt's own.
[[nodiscard]] sqlite3* sqliteHandle(const StoreConnection& connection);

}  // namespace basekeeper
