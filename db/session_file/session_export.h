// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/session_file/session_file.h"
#include "db/store/store.h"

#include <QIODevice>

#include <vector>

namespace basekeeper {

/// Writes a stored session as a session file with its hash chain; returns whether all of it reached the device. The
/// same session always gives the same bytes, even after it was imported on another device. What an old store holds
/// beyond the limits of files is shortened, so that every import takes it; the header says so, and the chain is that of
/// the shorter texts.
[[nodiscard]] bool exportSession(QIODevice& device, const SessionInfo& info, std::vector<StoredEntry> log);

}  // namespace basekeeper
