// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store_connection.h"

#include <QString>

#include <vector>

namespace basekeeper {

/// "BsKp", at offset 68 of the file: marks a database as ours.
constexpr qint32 storeApplicationId = 0x42734b70;

/// One step from a version of the database to the next.
struct Migration {
    QString script;
    /// What SQL alone cannot do, before the script and in the same transaction.
    StoreResult<void> (*prepare)(const StoreConnection&) = nullptr;
};

/// The migrations in order. A database's version is the number of those that were run on it.
[[nodiscard]] const std::vector<Migration>& storeMigrations();
/// The first version that keeps the hash chain.
inline constexpr qsizetype chainedStoreVersion = 7;

/// Migrates a database of version `from` by all later migrations. Each runs in a transaction together with its version
/// number, so one that fails changes nothing.
[[nodiscard]] StoreResult<void> migrateStore(const StoreConnection& connection, qsizetype from,
                                             const std::vector<Migration>& migrations);

}  // namespace basekeeper
