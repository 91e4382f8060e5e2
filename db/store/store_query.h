// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store_connection.h"

#include <QSqlError>
#include <QVariantList>

#include <optional>
#include <utility>
#include <vector>

/// Statements with arguments.
namespace basekeeper {

[[nodiscard]] inline StoreResult<void> executeWith(const StoreConnection& connection, QSqlQuery& query,
                                                   const QVariantList& arguments) {
    for (int position = 0; const QVariant& argument : arguments) query.bindValue(position++, argument);
    return connection.execute(query);
}

/// Executes the statement and returns the number of rows that it changed.
[[nodiscard]] inline StoreResult<int> writeRows(const StoreConnection& connection, const QString& sql,
                                                const QVariantList& arguments) {
    return connection.prepare(sql).and_then([&](QSqlQuery&& query) {
        return executeWith(connection, query, arguments).map([&] { return query.numRowsAffected(); });
    });
}

/// Every row of the result, converted by `readRow` (`std::optional<T>(const QSqlQuery&)`). A row that cannot be
/// converted is damage.
template <class T, class ReadRow>
[[nodiscard]] StoreResult<std::vector<T>> readRows(const StoreConnection& connection, ReadRow readRow,
                                                   const QString& sql, const QVariantList& arguments = {}) {
    auto query = connection.prepare(sql);
    if (!query) return tl::unexpected(query.error());
    if (auto done = executeWith(connection, *query, arguments); !done) return tl::unexpected(done.error());
    std::vector<T> rows;
    while (query->next()) {
        std::optional<T> row = readRow(*query);
        if (!row)
            return tl::unexpected(StoreError{StoreErrorKind::Damaged, connection.path(),
                                             QStringLiteral("a row without sense in: ") + sql});
        rows.push_back(*std::move(row));
    }
    if (query->lastError().isValid()) return tl::unexpected(connection.error(query->lastError()));
    return rows;
}

}  // namespace basekeeper
