// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>

namespace basekeeper {

/// Lets screens load nothing but the program's own resources and the modules of Qt: whatever a text or a file that
/// came from outside may ask for, no request goes into the network and no other file is read. A picture that is asked
/// for there fails to load. Call before the first screen.
void loadOnlyResources(QQmlEngine& engine);

}  // namespace basekeeper
