// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store.h"

#include <QString>
#include <QStringList>

namespace basekeeper {

/// The summary of a stored session. A log that is not a valid game has a summary that says so; only a failure of the
/// disk is an error.
[[nodiscard]] StoreResult<SessionSummary> summarize(Store& store, const SessionInfo& info);

/// Splits a query into folded words for the store.
[[nodiscard]] QStringList foldedWords(const QString& query);
[[nodiscard]] QString folded(const QString& text);

}  // namespace basekeeper
