// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/command_line.h"

#include <QIODevice>

namespace basekeeper {

/// `basekeeper export`: hands out one session or all of the store in `dataFolder` (EXPORTS.md) and tells each file in
/// one line of JSON on `out`. Gives the exit status: 0 done, 1 a session is not there or cannot be read, 2 the store
/// cannot be opened or a file not be written; what is wrong is told on `err`. Needs a `QGuiApplication`.
[[nodiscard]] int exportSessions(const ExportOptions& options, const QString& dataFolder, QIODevice& out,
                                 QIODevice& err);

/// `basekeeper import`: takes in session files and tells each in one line of JSON on `out` (SESSION-FILE.md). Gives the
/// exit status: 0 all are there now, 1 one was refused, 2 one cannot be read, or the store not be opened or written.
[[nodiscard]] int importSessions(const ImportOptions& options, const QString& dataFolder, QIODevice& out,
                                 QIODevice& err);

}  // namespace basekeeper
