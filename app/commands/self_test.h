// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings.h"

#include <QSize>
#include <QStringList>

namespace basekeeper {

/// Starts the app in a folder of its own, shows every screen of every game in every language and theme, and returns all
/// warnings of Qt and QML. A size that is not valid leaves the window as it opens. Needs a QApplication.
[[nodiscard]] QStringList selfTest(const StartChoices& choices, QSize windowSize);

}  // namespace basekeeper
