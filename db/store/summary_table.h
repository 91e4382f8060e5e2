// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/history.h"
#include "db/store/store_connection.h"

/// The SQL behind `Store`'s functions for summaries: the tables `session_summary`, `seat_summary` and `count_summary`.
namespace basekeeper {

[[nodiscard]] StoreResult<void> replaceSummaries(const StoreConnection& connection,
                                                 const std::vector<SummaryOf>& summaries);
[[nodiscard]] StoreResult<QStringList> selectWithoutSummary(const StoreConnection& connection, int limit);

}  // namespace basekeeper
