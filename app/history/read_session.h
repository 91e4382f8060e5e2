// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/games/games.h"
#include "db/store/store.h"

#include <QDateTime>

#include <vector>

namespace basekeeper {

/// A session and its folded log.
struct ReadSession {
    SessionInfo info;
    AnySession play;
    std::vector<QDateTime> times;  ///< the time of each entry of the log
};

/// Folds the log of a stored session. Fails if it cannot be read, is damaged, or was played by older rules and contains
/// what the present ones refuse.
[[nodiscard]] StoreResult<ReadSession> readSession(Store& store, const SessionInfo& info);

}  // namespace basekeeper
