// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/games/games.h"
#include "db/store/store.h"

#include <QDateTime>

#include <vector>

namespace basekeeper {

/// A session with its whole log, played again.
struct ReadSession {
    SessionInfo info;
    AnySession play;
    std::vector<QDateTime> times;  ///< when each entry of the log was entered
};

/// Plays the log of a stored session again. Fails where it cannot be read, is damaged, or was played by older rules
/// that took what these refuse.
[[nodiscard]] StoreResult<ReadSession> readSession(Store& store, const SessionInfo& info);

}  // namespace basekeeper
