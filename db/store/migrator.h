// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store_connection.h"

#include <QStringList>

namespace basekeeper {

/// "BsKp", at offset 68 of the file: marks a database as ours.
constexpr qint32 storeApplicationId = 0x42734b70;

/// The migration scripts in order. A database's version is the number of scripts that were run on it.
[[nodiscard]] const QStringList& storeMigrations();

/// Migrates a database of version `from` by all later scripts. Each runs in a transaction together with its version
/// number, so a script that fails changes nothing.
[[nodiscard]] StoreResult<void> migrateStore(const StoreConnection& connection, qsizetype from,
                                             const QStringList& scripts);

}  // namespace basekeeper
