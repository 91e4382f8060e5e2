// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/command_line.h"

#include <QIODevice>

namespace basekeeper {

/// `basekeeper export`: exports one session or all sessions of the store in `dataFolder` (EXPORTS.md), and reports each
/// file in one line of JSON on `out` and errors on `err`. Returns the exit status: 0 done, 1 a session does not exist
/// or cannot be read, 2 the store cannot be opened or a file not written. Needs a `QGuiApplication`.
[[nodiscard]] int exportSessions(const ExportOptions& options, const QString& dataFolder, QIODevice& out,
                                 QIODevice& err);

/// `basekeeper import`: imports session files and reports each in one line of JSON on `out` (SESSION-FILE.md). Returns
/// the exit status: 0 all are stored, 1 one was refused, 2 one cannot be read, or the store not opened or written.
[[nodiscard]] int importSessions(const ImportOptions& options, const QString& dataFolder, QIODevice& out,
                                 QIODevice& err);

}  // namespace basekeeper
