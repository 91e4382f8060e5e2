// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store_connection.h"

#include <QStringList>

namespace basekeeper {

/// "BsKp", at offset 68 of the file: what tells our databases from those of other programs.
constexpr qint32 storeApplicationId = 0x42734b70;

/// The scripts of `db/migrations` in their order. The version of a database is the number of those it has had.
[[nodiscard]] const QStringList& storeMigrations();

/// Brings a database of the version `from` to the last script, each in a transaction of its own together with the
/// number of its version: one that fails leaves nothing of itself behind.
[[nodiscard]] StoreResult<void> migrateStore(const StoreConnection& connection, qsizetype from,
                                             const QStringList& scripts);

}  // namespace basekeeper
