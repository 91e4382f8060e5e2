// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/history.h"
#include "db/store/store_connection.h"

/// The SQL behind `Store`'s statistics over summaries.
namespace basekeeper {

[[nodiscard]] StoreResult<HistoryTotals> selectTotals(const StoreConnection& connection, const StatisticsQuery& query);
[[nodiscard]] StoreResult<std::vector<PlayerStatistics>> selectPlayerStatistics(const StoreConnection& connection,
                                                                                const StatisticsQuery& query);
[[nodiscard]] StoreResult<std::vector<TableStatistics>> selectTableStatistics(const StoreConnection& connection,
                                                                              const StatisticsQuery& query, int limit);
[[nodiscard]] StoreResult<std::vector<RivalStatistics>> selectRivals(const StoreConnection& connection,
                                                                     const StatisticsQuery& query, int limit);
[[nodiscard]] StoreResult<std::vector<ListedSession>> selectRecords(const StoreConnection& connection,
                                                                    const StatisticsQuery& query, GameRecord record,
                                                                    int limit);

}  // namespace basekeeper
