// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store.h"

#include <QString>
#include <QStringList>

namespace basekeeper {

/// What the log of a stored session amounts to. One that does not amount to a game has a summary too, which says so;
/// an error is one of the disk.
[[nodiscard]] StoreResult<SessionSummary> summarize(Store& store, const SessionInfo& info);

/// A query as the store wants it: its words, folded.
[[nodiscard]] QStringList foldedWords(const QString& query);
[[nodiscard]] QString folded(const QString& text);

}  // namespace basekeeper
