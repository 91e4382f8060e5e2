// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/store_audit.h"

#include "db/store/log_table.h"
#include "db/store/migrator.h"
#include "db/store/store_check.h"
#include "db/store/store_paths.h"

namespace basekeeper {

namespace {

/// Goes on after each fault, so that as much as possible is named.
StoreResult<StoreAudit> audit(const StoreConnection& connection) {
    StoreAudit found;
    if (auto sound = checkStoreContents(connection, CheckDepth::Full); !sound) {
        const StoreErrorKind kind = sound.error().kind;
        // Of another program or of a later version: nothing that could be called damaged.
        if (kind == StoreErrorKind::ForeignFile || kind == StoreErrorKind::NewerVersion)
            return tl::unexpected(sound.error());
        found.fault = sound.error();
    }
    const auto count = [&](const QString& sql) {
        const auto value = connection.value(sql);
        return value ? std::int64_t{value->toLongLong()} : 0;
    };
    found.sessions = count(QStringLiteral("SELECT count(*) FROM session"));
    found.entries = count(QStringLiteral("SELECT count(*) FROM entry"));
    if (count(QStringLiteral("PRAGMA user_version")) < chainedStoreVersion) return found;
    if (auto damaged = findDamagedSessions(connection)) found.damaged = *std::move(damaged);
    else if (!found.fault) found.fault = damaged.error();
    return found;
}

}  // namespace

StoreResult<StoreAudit> auditStore(const QString& dataFolder) {
    const QString database = databaseIn(dataFolder);
    auto audited = StoreReader::openAtRest(database).and_then(
        [](const StoreReader& reader) { return audit(reader.connection()); });
    if (!audited && audited.error().kind == StoreErrorKind::Damaged) return StoreAudit{.fault = audited.error()};
    return audited;
}

}  // namespace basekeeper
