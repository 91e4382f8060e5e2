// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store_error.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

namespace basekeeper {

/// What a result code of SQLite, plain or extended, means for a file.
[[nodiscard]] StoreErrorKind kindOfSqliteCode(int code, const QString& path);

/// A connection to SQLite under a name of its own that is given back when the connection goes. All queries on it
/// must be gone before.
class StoreConnection {
public:
    enum class Access : std::uint8_t {
        Exclusive,  ///< reads and writes, and shuts everybody else out from the first read on
        ReadOnly,   ///< reads what a crashed program left, its write-ahead log included, and changes neither
        Immutable,  ///< reads the database file alone, without locks, and leaves nothing beside it
    };

    /// Opening alone reads nothing: that a file is in use or damaged shows at the first statement.
    [[nodiscard]] static StoreResult<StoreConnection> open(const QString& path, Access access);
    ~StoreConnection();
    StoreConnection(StoreConnection&& other) noexcept;
    StoreConnection(const StoreConnection&) = delete;
    StoreConnection& operator=(const StoreConnection&) = delete;

    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] QSqlDatabase database() const { return QSqlDatabase::database(m_name, false); }

    /// Executes one statement without arguments.
    [[nodiscard]] StoreResult<void> run(const QString& sql) const;
    /// The first column of the first row; null when there is no row.
    [[nodiscard]] StoreResult<QVariant> value(const QString& sql) const;
    [[nodiscard]] StoreResult<QSqlQuery> prepare(const QString& sql) const;
    /// Executes a prepared statement.
    [[nodiscard]] StoreResult<void> execute(QSqlQuery& query) const;
    /// The typed form of what SQLite says.
    [[nodiscard]] StoreError error(const QSqlError& error) const;

private:
    StoreConnection(QString name, QString path);
    QString m_name;
    QString m_path;
};

/// A transaction that is rolled back unless it was committed.
class StoreTransaction {
public:
    [[nodiscard]] static StoreResult<StoreTransaction> begin(const StoreConnection& connection);
    ~StoreTransaction();
    StoreTransaction(StoreTransaction&& other) noexcept;
    StoreTransaction(const StoreTransaction&) = delete;
    StoreTransaction& operator=(const StoreTransaction&) = delete;

    [[nodiscard]] StoreResult<void> commit();

private:
    explicit StoreTransaction(const StoreConnection& connection) : m_connection(&connection) {}
    const StoreConnection* m_connection;
};

}  // namespace basekeeper
