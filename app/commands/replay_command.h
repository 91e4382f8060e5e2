// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/command_line.h"

#include <QIODevice>

namespace basekeeper {

/// `basekeeper replay`: plays the session that `in` holds and writes one line of JSON to `out` for each line of the
/// log (SESSION-FILE.md). What cannot be read is told in one line on `err`. Gives the exit status: 0 all accepted,
/// 1 something refused, 2 not readable, or `out` did not take everything. The devices must be open.
[[nodiscard]] int replay(const ReplayOptions& options, QIODevice& in, QIODevice& out, QIODevice& err);

/// The same with the file that the options name, standard output and standard error.
[[nodiscard]] int replay(const ReplayOptions& options);

}  // namespace basekeeper
