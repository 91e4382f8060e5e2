// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/log_check.h"

#include "db/store/sqlite_handle.h"

#include <sqlite3.h>

#include <memory>

namespace basekeeper {

namespace {

tl::unexpected<StoreError> damaged(const StoreConnection& connection, const QString& detail) {
    return tl::unexpected(StoreError{StoreErrorKind::Damaged, connection.path(), detail});
}

}  // namespace

// Calls SQLite directly: this runs at every start, and Qt's calls take ten times as long.
StoreResult<void> checkLogs(const StoreConnection& connection) {
    sqlite3* handle = sqliteHandle(connection);
    if (handle == nullptr)
        return tl::unexpected(
            StoreError{StoreErrorKind::Failed, connection.path(), QStringLiteral("not Qt's driver for SQLite")});
    sqlite3_stmt* prepared = nullptr;
    const int understood =
        sqlite3_prepare_v2(handle, "SELECT session, seq, json_valid(body) FROM entry", -1, &prepared, nullptr);
    const std::unique_ptr<sqlite3_stmt, int (*)(sqlite3_stmt*)> lines(prepared, sqlite3_finalize);
    // Our mark without this table means that something else changed the file.
    if (understood != SQLITE_OK) return damaged(connection, QStringLiteral("SQLite %1: no log").arg(understood));
    sqlite3_int64 session = 0;
    sqlite3_int64 seq = 0;
    int step = SQLITE_ROW;
    while ((step = sqlite3_step(lines.get())) == SQLITE_ROW) {
        const sqlite3_int64 ofSession = sqlite3_column_int64(lines.get(), 0);
        const sqlite3_int64 number = sqlite3_column_int64(lines.get(), 1);
        const bool follows = ofSession == session && number == seq + 1;
        const bool begins = ofSession > session && number == 1;
        if (!follows && !begins)
            return damaged(connection, QStringLiteral("line %1 of session %2 after line %3 of %4")
                                           .arg(number)
                                           .arg(ofSession)
                                           .arg(seq)
                                           .arg(session));
        if (sqlite3_column_int(lines.get(), 2) == 0) return damaged(connection, QStringLiteral("an entry is not JSON"));
        session = ofSession;
        seq = number;
    }
    if (step == SQLITE_DONE) return {};
    return tl::unexpected(StoreError{kindOfSqliteCode(step, connection.path()), connection.path(),
                                     QStringLiteral("SQLite %1").arg(step)});
}

}  // namespace basekeeper
