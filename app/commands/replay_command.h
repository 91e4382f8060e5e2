// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/command_line.h"

#include <QIODevice>

namespace basekeeper {

/// `basekeeper replay`: replays the session in `in` and writes one line of JSON to `out` for each line of the log
/// (SESSION-FILE.md). A read error is reported in one line on `err`. Returns the exit status: 0 all accepted, 1
/// something refused, 2 unreadable, or `out` did not take everything. The devices must be open.
[[nodiscard]] int replay(const ReplayOptions& options, QIODevice& in, QIODevice& out, QIODevice& err);

/// Replays the file that the options name, with standard output and standard error.
[[nodiscard]] int replay(const ReplayOptions& options);

}  // namespace basekeeper
