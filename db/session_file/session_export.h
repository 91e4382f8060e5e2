// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/session_file/session_file.h"
#include "db/store/store.h"

#include <QIODevice>

#include <vector>

namespace basekeeper {

/// What an export says of a stored session before its log.
[[nodiscard]] SessionHeader headerOf(const SessionInfo& info);

/// Writes a stored session as a session file with its chain of hashes; whether all of it reached the device. The same
/// session gives the same bytes, also after it was taken in elsewhere.
[[nodiscard]] bool exportSession(QIODevice& device, const SessionInfo& info, const std::vector<StoredEntry>& log);

}  // namespace basekeeper
