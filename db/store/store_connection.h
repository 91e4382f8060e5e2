// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store_error.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

namespace basekeeper {

/// The error kind for a primary or extended result code of SQLite.
[[nodiscard]] StoreErrorKind kindOfSqliteCode(int code, const QString& path);

/// A connection to SQLite under a unique name, which is released with the connection. All queries must be destroyed
/// before it.
class StoreConnection {
public:
    enum class Access : std::uint8_t {
        Exclusive,  ///< reads and writes; locks out everybody else from the first read on
        ReadOnly,   ///< reads the database and the write-ahead log of a crashed program, and changes neither
        Immutable,  ///< reads the database file alone, without locks, and leaves no files beside it
    };

    /// Opening reads nothing: a file that is in use or damaged is only noticed by the first statement.
    [[nodiscard]] static StoreResult<StoreConnection> open(const QString& path, Access access);
    ~StoreConnection();
    StoreConnection(StoreConnection&& other) noexcept;
    StoreConnection(const StoreConnection&) = delete;
    StoreConnection& operator=(const StoreConnection&) = delete;

    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] QSqlDatabase database() const { return QSqlDatabase::database(m_name, false); }

    /// Executes one statement without arguments.
    [[nodiscard]] StoreResult<void> run(const QString& sql) const;
    /// The first column of the first row; null if there is no row.
    [[nodiscard]] StoreResult<QVariant> value(const QString& sql) const;
    [[nodiscard]] StoreResult<QSqlQuery> prepare(const QString& sql) const;
    /// Executes a prepared statement.
    [[nodiscard]] StoreResult<void> execute(QSqlQuery& query) const;
    /// Converts an error of SQLite.
    [[nodiscard]] StoreError error(const QSqlError& error) const;

private:
    StoreConnection(QString name, QString path);
    QString m_name;
    QString m_path;
};

/// A transaction that is rolled back unless it is committed.
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
