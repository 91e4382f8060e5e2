// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store_connection.h"

namespace basekeeper {

/// Damaged where a column that the migrations up to that version make is not there, or is another one: SQLite opens a
/// database whose column got another name, and notices nothing until it is asked for.
/// What is there besides does no harm. The first of a version takes some milliseconds.
[[nodiscard]] StoreResult<void> checkStoreShape(const StoreConnection& connection, qsizetype version);

}  // namespace basekeeper
