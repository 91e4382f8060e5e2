// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store_connection.h"

namespace basekeeper {

/// Damaged where a column that the migrations up to that version make is not there, or is another one: SQLite opens a
/// database whose column got another name, and notices nothing until it is asked for.
/// What is there besides does no harm. The first of a version takes some milliseconds, but not where nothing is missing
/// from the newest and nothing is there besides, as at nearly every start.
[[nodiscard]] StoreResult<void> checkStoreShape(const StoreConnection& connection, qsizetype version);

/// SHA-256 in hexadecimal of all that `checkStoreShape` looks at.
[[nodiscard]] StoreResult<QByteArray> storeShapeDigest(const StoreConnection& connection);
/// That of a database that all migrations made. Written here so that a start need not make one to find it out; whoever
/// adds a migration is told the new one by a test.
inline constexpr QByteArrayView newestStoreShape = "55f94832fc047c5d586626058452a252a8950c166e80b26a3391cc622c88ca51";

}  // namespace basekeeper
