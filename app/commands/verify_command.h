// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/command_line.h"

#include <QIODevice>

namespace basekeeper {

/// `basekeeper verify`: says in one line of JSON on `out` whether the chain of hashes holds and the game replays, and
/// names the first line that does not (SESSION-FILE.md). Gives the exit status: 0 nothing is wrong, 1 the chain is
/// broken or a line refused, 2 not readable, which is told in one line on `err`. The devices must be open.
[[nodiscard]] int verify(const VerifyOptions& options, QIODevice& in, QIODevice& out, QIODevice& err);

/// The same with the file that the options name, standard output and standard error.
[[nodiscard]] int verify(const VerifyOptions& options);

}  // namespace basekeeper
