// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace basekeeper::fuzz {

/// The export of a valid game in which one thing is not as it was. Of the input, the first bytes say which game, and
/// what becomes of which line and field; what it lacks counts as 0. As a rule the lines are then numbered and chained
/// anew, so that what was changed is all that a reader can object to.
[[nodiscard]] QByteArray changedGame(const QByteArray& input);

}  // namespace basekeeper::fuzz
