// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/store_check.h"

#include "db/store/log_check.h"
#include "db/store/log_table.h"
#include "db/store/migrator.h"
#include "db/store/store_guard.h"
#include "db/store/store_header.h"
#include "db/store/store_paths.h"
#include "db/store/store_shape.h"

#include <QFile>
#include <QFileInfo>

#include <iterator>
#include <utility>

namespace basekeeper {

namespace {

/// A full check takes about 2 ms per megabyte. Up to this size, some 150,000 entries, it is always done; a larger file
/// is only fully checked if the last run did not close it, which is when damage is likely. Otherwise only the session
/// to be resumed is checked; other damage shows when it is read, or in the next backup.
constexpr qint64 alwaysCheckedInFull = 16 * 1024 * 1024;

/// The first version that records the current session and deleted sessions.
constexpr int historyVersion = 3;

/// Fails as damaged if `count` finds anything.
StoreResult<void> expectNone(const StoreConnection& connection, const QString& count, const char* otherwise) {
    const auto found = connection.value(count);
    if (!found) {
        // Our mark without such tables or columns means that something else changed the file.
        StoreError error = found.error();
        if (error.kind == StoreErrorKind::Failed) error.kind = StoreErrorKind::Damaged;
        return tl::unexpected(error);
    }
    if (found->toInt() > 0) return refuse(StoreErrorKind::Damaged, connection.path(), QLatin1String(otherwise));
    return {};
}

StoreResult<void> checkChains(const StoreConnection& connection) {
    return findDamagedSessions(connection)
        .and_then([&](const std::vector<DamagedSession>& damaged) -> StoreResult<void> {
            if (damaged.empty()) return {};
            return refuse(StoreErrorKind::Damaged, connection.path(), damageIn(damaged.front()));
        });
}

}  // namespace

StoreResult<void> checkStoreContents(const StoreConnection& connection, CheckDepth depth) {
    const auto application = connection.value(QStringLiteral("PRAGMA application_id"));
    if (!application) return tl::unexpected(application.error());
    const auto version = connection.value(QStringLiteral("PRAGMA user_version"));
    if (!version) return tl::unexpected(version.error());
    if (application->toInt() != storeApplicationId) {
        const auto tables = connection.value(QStringLiteral("SELECT count(*) FROM sqlite_schema"));
        if (!tables) return tl::unexpected(tables.error());
        if (application->toInt() == 0 && version->toInt() == 0 && tables->toInt() == 0) return {};
        return refuse(StoreErrorKind::ForeignFile, connection.path(),
                      QStringLiteral("application id %1").arg(application->toInt()));
    }
    if (auto known = checkStoreVersion(version->toLongLong(), connection.path()); !known) return known;
    const bool full = depth == CheckDepth::Full || depth == CheckDepth::Chains;
    if (full) {
        // The quick check would skip the indexes. The logs, which are nearly all of the data, have none.
        const auto verdict = connection.value(QStringLiteral("PRAGMA integrity_check(1)"));
        if (!verdict) return tl::unexpected(verdict.error());
        if (verdict->toString() != QStringLiteral("ok"))
            return refuse(StoreErrorKind::Damaged, connection.path(), verdict->toString());
        if (auto sound = checkStoreShape(connection, version->toLongLong()); !sound) return sound;
        if (auto sound = checkLogs(connection); !sound) return sound;
    }
    if (depth == CheckDepth::Chains && version->toInt() >= chainedStoreVersion)
        if (auto sound = checkChains(connection); !sound) return sound;
    // SQLite ignores the CHECK constraints of a file that it opens read-only, so the texts are checked here.
    if (full)
        return expectNone(connection, QStringLiteral("SELECT count(*) FROM session WHERE NOT json_valid(setup)"),
                          "a setup is not JSON")
            .and_then([&]() -> StoreResult<void> {
                if (version->toInt() < historyVersion) return {};
                // A summary is dropped when its log grows. If their lengths differ, a part of the log is lost.
                return expectNone(
                    connection,
                    QStringLiteral(
                        "SELECT count(*) FROM session_summary WHERE entries <> (SELECT coalesce(max(seq), 0) FROM entry "
                        "WHERE entry.session = session_summary.session)"),
                    "a log has another length than it had");
            });
    // Finds the session like `Store::openSession`, by the index of either version: reading all sessions would take
    // long.
    const QString openSession =
        QStringLiteral("key = (SELECT key FROM session WHERE ended_at IS NULL %1 key DESC LIMIT 1)")
            .arg(version->toInt() < historyVersion ? QStringLiteral("ORDER BY")
                                                   : QStringLiteral("AND deleted_at IS NULL ORDER BY at_table DESC,"));
    return expectNone(connection,
                      QStringLiteral("SELECT count(*) FROM session LEFT JOIN entry ON session = key "
                                     "WHERE %1 AND NOT (json_valid(setup) AND (body IS NULL OR json_valid(body)))")
                          .arg(openSession),
                      "a setup or an entry is not JSON");
}

StoreResult<void> checkStoreFile(const QString& path, CheckDepth depth) {
    const qint64 size = QFileInfo(path).size();
    return StoreReader::open(path).and_then([&](const StoreReader& reader) {
        if (depth == CheckDepth::BySize)
            depth = reader.wasClosed() && size > alwaysCheckedInFull ? CheckDepth::OpenSession : CheckDepth::Full;
        return checkStoreContents(reader.connection(), depth);
    });
}

StoreReader::StoreReader(StoreConnection connection, bool wasClosed)
    : m_connection(std::move(connection)), m_wasClosed(wasClosed) {}

StoreReader::StoreReader(StoreReader&& other) noexcept = default;

StoreReader::~StoreReader() {
    m_connection.reset();
    if (!m_index.isEmpty()) QFile::remove(m_index);
}

StoreResult<StoreReader> StoreReader::openAtRest(const QString& path) {
    // A run that has the file open holds a lock on it; SQLite itself would only notice one that is writing.
    if (isOpenHere(path) || isLockedElsewhere(path)) return refuse(StoreErrorKind::InUse, path, QStringLiteral("open"));
    if (!QFileInfo(path).isFile()) return refuse(StoreErrorKind::NotWritable, path, QStringLiteral("not a file"));
    return checkStoreHeader(path).and_then([&] { return open(path); });
}

StoreResult<StoreReader> StoreReader::open(const QString& path) {
    // SQLite deletes its write-ahead log when the last connection closes. If it is there, a run was killed or is still
    // running. An empty one has no changes to lose.
    const bool wasClosed = QFileInfo(walOf(path)).size() == 0;
    const QString index = path + QStringLiteral("-shm");
    // Reading a write-ahead log creates an index file, which a reader leaves behind.
    const bool leavesIndex = !wasClosed && !QFileInfo::exists(index);
    std::optional<TemporaryCopy> copy;
    // Where no index can be made beside a write-ahead log, both are read in another place.
    if (leavesIndex && !QFileInfo(QFileInfo(path).path()).isWritable()) {
        copy = TemporaryCopy::of(path);
        if (!copy) return refuse(StoreErrorKind::NotWritable, path, QStringLiteral("cannot be copied to be read"));
    }
    auto connection = StoreConnection::open(copy ? copy->path() : path, wasClosed ? StoreConnection::Access::Immutable
                                                                                  : StoreConnection::Access::ReadOnly);
    if (!connection) return tl::unexpected(connection.error());
    StoreReader reader(std::move(*connection), wasClosed);
    if (copy) reader.m_copy = *std::move(copy);
    else if (leavesIndex) reader.m_index = index;
    return reader;
}

}  // namespace basekeeper
