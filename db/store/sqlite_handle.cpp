// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/sqlite_handle.h"

#include <QSqlDriver>

#include <cstring>

namespace basekeeper {

sqlite3* sqliteHandle(const StoreConnection& connection) {
    const QVariant handle = connection.database().driver()->handle();
    if (!handle.isValid() || std::strcmp(handle.typeName(), "sqlite3*") != 0) return nullptr;
    return *static_cast<sqlite3* const*>(handle.constData());
}

}  // namespace basekeeper
