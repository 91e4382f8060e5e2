// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIODevice>

namespace basekeeper {

class SessionController;

/// Writes the game at the table as a session file; whether all of it reached the device. There must be a game.
[[nodiscard]] bool exportSession(const SessionController& controller, QIODevice& device);

}  // namespace basekeeper
