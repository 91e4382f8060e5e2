// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/store_check.h"

#include "db/store/store_paths.h"

#include "db/store/log_check.h"
#include "db/store/migrator.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <utility>

namespace basekeeper {

namespace {

/// To check everything takes about 2 ms a megabyte. Up to this size, some 150,000 entries, it is not felt and always
/// done; beyond, only when the last run was not closed, which is when damage is likely. Else the session that is about
/// to be resumed is checked; what is wrong elsewhere shows when it is read, or in the next backup.
constexpr qint64 alwaysCheckedInFull = 16 * 1024 * 1024;

/// From this version on it is said which session is at the table, and which are deleted.
constexpr int historyVersion = 3;

/// Counts what must not be.
StoreResult<void> expectNone(const StoreConnection& connection, const QString& count, const char* otherwise) {
    const auto found = connection.value(count);
    if (!found) {
        // With our mark and no such tables or columns, something else went over it.
        StoreError error = found.error();
        if (error.kind == StoreErrorKind::Failed) error.kind = StoreErrorKind::Damaged;
        return tl::unexpected(error);
    }
    if (found->toInt() > 0) return refuse(StoreErrorKind::Damaged, connection.path(), QLatin1String(otherwise));
    return {};
}

}  // namespace

StoreResult<void> checkStoreVersion(qint64 version, const QString& path) {
    if (version > storeMigrations().size())
        return refuse(StoreErrorKind::NewerVersion, path, QStringLiteral("database version %1").arg(version));
    if (version < 0) return refuse(StoreErrorKind::Damaged, path, QStringLiteral("database version %1").arg(version));
    return {};
}

// https://www.sqlite.org/fileformat2.html#the_database_header
StoreResult<void> checkStoreHeader(const QString& path) {
    constexpr qsizetype headerSize = 100;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return refuse(StoreErrorKind::NotWritable, path, file.errorString());
    const QByteArray header = file.read(headerSize);
    if (header.isEmpty()) {
        // A run that was killed before it wrote anything leaves an empty file, but never a log of changes to one.
        if (QFileInfo(walOf(path)).size() > 0)
            return refuse(StoreErrorKind::Damaged, path, QStringLiteral("empty, but has a write-ahead log"));
        return {};
    }
    if (header.size() < headerSize || !header.startsWith(QByteArray("SQLite format 3\0", 16)))
        return refuse(StoreErrorKind::Damaged, path, QStringLiteral("not a database"));
    const auto number = [&](qsizetype offset) { return qFromBigEndian<qint32>(header.constData() + offset); };
    const qint32 application = number(68);
    // None at all may be ours too: a first run that was killed, with everything still in the write-ahead log.
    if (application != storeApplicationId && application != 0)
        return refuse(StoreErrorKind::ForeignFile, path, QStringLiteral("application id %1").arg(application));
    return checkStoreVersion(number(60), path);
}

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
    if (depth == CheckDepth::Full) {
        // The quick form leaves out the indexes. The logs, which are nearly all there is, have none.
        const auto verdict = connection.value(QStringLiteral("PRAGMA integrity_check(1)"));
        if (!verdict) return tl::unexpected(verdict.error());
        if (verdict->toString() != QStringLiteral("ok"))
            return refuse(StoreErrorKind::Damaged, connection.path(), verdict->toString());
    }
    if (depth == CheckDepth::Full)
        if (auto sound = checkLogs(connection); !sound) return sound;
    // SQLite does not know the CHECK constraints of a file that it opens read-only, so the texts are looked at here.
    if (depth == CheckDepth::Full)
        return expectNone(connection, QStringLiteral("SELECT count(*) FROM session WHERE NOT json_valid(setup)"),
                          "a setup is not JSON")
            .and_then([&]() -> StoreResult<void> {
                if (version->toInt() < historyVersion) return {};
                // What was worked out from a log goes when the log grows: where it says otherwise, a part of the log is
                // gone.
                return expectNone(
                    connection,
                    QStringLiteral(
                        "SELECT count(*) FROM session_summary WHERE entries <> (SELECT coalesce(max(seq), 0) FROM entry "
                        "WHERE entry.session = session_summary.session)"),
                    "a log has another length than it had");
            });
    // As `Store::openSession` finds it, by the index that either version has for it: all sessions would take long to
    // read.
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

StoreReader::StoreReader(StoreConnection connection, bool wasClosed, QString index)
    : m_connection(std::move(connection)), m_wasClosed(wasClosed), m_index(std::move(index)) {}

StoreReader::~StoreReader() {
    m_connection.reset();
    if (!m_index.isEmpty()) QFile::remove(m_index);
}

StoreResult<StoreReader> StoreReader::open(const QString& path) {
    // SQLite deletes its write-ahead log when the last connection is closed: one that is still there means a run that
    // was killed, or one that is not over. One without anything in it has no change to lose.
    const bool wasClosed = QFileInfo(walOf(path)).size() == 0;
    const QString index = path + QStringLiteral("-shm");
    // Reading a write-ahead log makes an index of it, which a reader leaves behind.
    const bool leavesIndex = !wasClosed && !QFileInfo::exists(index);
    auto connection =
        StoreConnection::open(path, wasClosed ? StoreConnection::Access::Immutable : StoreConnection::Access::ReadOnly);
    if (!connection) return tl::unexpected(connection.error());
    return StoreReader(std::move(*connection), wasClosed, leavesIndex ? index : QString());
}

}  // namespace basekeeper
