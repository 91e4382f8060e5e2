// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/command_line.h"

#include <QIODevice>

namespace basekeeper {

/// `basekeeper verify`: reports in one line of JSON on `out` whether the hash chain is intact and the game replays, and
/// names the first line that fails (SESSION-FILE.md). Returns the exit status: 0 no fault, 1 the chain is broken, cut
/// short or (unless the options allow it) absent, or a line is refused, 2 unreadable, which is reported in one line on
/// `err`. The devices must be open.
[[nodiscard]] int verify(const VerifyOptions& options, QIODevice& in, QIODevice& out, QIODevice& err);

/// Verifies the file that the options name, with standard output and standard error.
[[nodiscard]] int verify(const VerifyOptions& options);

}  // namespace basekeeper
