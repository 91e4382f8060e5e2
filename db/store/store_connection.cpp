// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/store_connection.h"

#include <QFileInfo>
#include <QSqlError>
#include <QStorageInfo>
#include <QUrl>
#include <QUuid>

#include <utility>

namespace basekeeper {

namespace {

// The result codes of SQLite. Qt passes on extended codes, whose low byte is the primary code.
enum SqliteCode : int {
    Perm = 3,
    Busy = 5,
    Locked = 6,
    ReadOnlyFile = 8,
    IoError = 10,
    Corrupt = 11,
    Full = 13,
    CannotOpen = 14,
    NotADatabase = 26,
    IoErrorWrite = 10 | (3 << 8),
    IoErrorCorruptFileSystem = 10 | (33 << 8),
};

/// SQLite only reports that reading or writing failed; the state of the volume may explain it.
StoreErrorKind kindOfIoError(int code, const QString& path) {
    constexpr qint64 nextToNothing = 64 * 1024;
    if (code == IoErrorCorruptFileSystem) return StoreErrorKind::Damaged;
    const QStorageInfo volume(QFileInfo(path).absolutePath());
    if (volume.isValid() && volume.isReadOnly()) return StoreErrorKind::NotWritable;
    if (volume.isValid() && volume.bytesAvailable() < nextToNothing) return StoreErrorKind::DiskFull;
    // A write goes to the system's cache, so a broken disk only shows when it is flushed. What fails at once is a quota
    // or a limit on file sizes, which SQLite does not report as a full disk.
    if (code == IoErrorWrite) return StoreErrorKind::DiskFull;
    return StoreErrorKind::Failed;
}

}  // namespace

StoreErrorKind kindOfSqliteCode(int code, const QString& path) {
    switch (code & 0xff) {
        case Busy:
        case Locked: return StoreErrorKind::InUse;
        case Perm:
        case ReadOnlyFile:
        case CannotOpen: return StoreErrorKind::NotWritable;
        case Corrupt:
        case NotADatabase: return StoreErrorKind::Damaged;
        case Full: return StoreErrorKind::DiskFull;
        case IoError: return kindOfIoError(code, path);
        default: return StoreErrorKind::Failed;
    }
}

StoreConnection::StoreConnection(QString name, QString path) : m_name(std::move(name)), m_path(std::move(path)) {}

StoreConnection::StoreConnection(StoreConnection&& other) noexcept
    : m_name(std::exchange(other.m_name, {})), m_path(std::move(other.m_path)) {}

StoreConnection::~StoreConnection() {
    if (m_name.isEmpty()) return;
    database().close();
    QSqlDatabase::removeDatabase(m_name);
}

StoreResult<StoreConnection> StoreConnection::open(const QString& path, Access access) {
    StoreConnection connection(QStringLiteral("basekeeper-") + QUuid::createUuid().toString(QUuid::WithoutBraces),
                               path);
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection.m_name);
    // Another program keeps the file open for its whole run, so waiting would only delay the error.
    QString options = QStringLiteral("QSQLITE_BUSY_TIMEOUT=0");
    if (access != Access::Exclusive) options += QStringLiteral(";QSQLITE_OPEN_READONLY");
    if (access == Access::Immutable) {
        options += QStringLiteral(";QSQLITE_OPEN_URI");
        database.setDatabaseName(QString::fromLatin1(QUrl::fromLocalFile(path).toEncoded()) +
                                 QStringLiteral("?immutable=1"));
    } else {
        database.setDatabaseName(path);
    }
    database.setConnectOptions(options);
    if (!database.open()) return tl::unexpected(connection.error(database.lastError()));
    return connection;
}

StoreResult<void> StoreConnection::run(const QString& sql) const {
    return value(sql).map([](const QVariant&) {});
}

StoreResult<QVariant> StoreConnection::value(const QString& sql) const {
    QSqlQuery query(database());
    query.setForwardOnly(true);
    if (!query.exec(sql)) return tl::unexpected(error(query.lastError()));
    if (query.next()) return query.value(0);
    if (query.lastError().isValid()) return tl::unexpected(error(query.lastError()));
    return QVariant();
}

StoreResult<QSqlQuery> StoreConnection::prepare(const QString& sql) const {
    QSqlQuery query(database());
    query.setForwardOnly(true);
    if (!query.prepare(sql)) return tl::unexpected(error(query.lastError()));
    return query;
}

StoreResult<void> StoreConnection::execute(QSqlQuery& query) const {
    if (!query.exec()) return tl::unexpected(error(query.lastError()));
    return {};
}

StoreError StoreConnection::error(const QSqlError& error) const {
    const int code = error.nativeErrorCode().toInt();
    return {kindOfSqliteCode(code, m_path), m_path,
            QStringLiteral("SQLite %1: %2").arg(code).arg(error.databaseText())};
}

StoreResult<StoreTransaction> StoreTransaction::begin(const StoreConnection& connection) {
    return connection.run(QStringLiteral("BEGIN IMMEDIATE")).map([&] { return StoreTransaction(connection); });
}

StoreTransaction::StoreTransaction(StoreTransaction&& other) noexcept
    : m_connection(std::exchange(other.m_connection, nullptr)) {}

StoreTransaction::~StoreTransaction() {
    // After some errors SQLite has already rolled back; that there is nothing left to roll back is fine.
    if (m_connection) static_cast<void>(m_connection->run(QStringLiteral("ROLLBACK")));
}

StoreResult<void> StoreTransaction::commit() {
    auto committed = m_connection->run(QStringLiteral("COMMIT"));
    if (committed) m_connection = nullptr;
    return committed;
}

}  // namespace basekeeper
