// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/history.h"
#include "db/store/store_connection.h"

#include <QVariantList>

/// The SQL behind `Store`'s lists of sessions.
namespace basekeeper {

[[nodiscard]] StoreResult<std::vector<ListedSession>> selectListed(const StoreConnection& connection,
                                                                   const SessionQuery& query, int offset, int limit);
[[nodiscard]] StoreResult<std::vector<ListedSession>> selectOpen(const StoreConnection& connection, int limit);
[[nodiscard]] StoreResult<int> countListed(const StoreConnection& connection, const SessionQuery& query);
[[nodiscard]] StoreResult<QStringList> selectGames(const StoreConnection& connection);

/// The sessions that the rest of a SELECT over `session LEFT JOIN session_summary` selects, in its order.
[[nodiscard]] StoreResult<std::vector<ListedSession>> selectListedBy(const StoreConnection& connection,
                                                                     const QString& restOfSelect,
                                                                     const QVariantList& arguments);

}  // namespace basekeeper
