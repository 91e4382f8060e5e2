// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace basekeeper {

/// Whether the path is that of a named pipe: to open it for reading would wait until somebody writes into it, perhaps
/// for ever. One that is open already, such as the shell's `<(...)`, is none.
[[nodiscard]] bool isNamedPipe(const QString& path);

}  // namespace basekeeper
