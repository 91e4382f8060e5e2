// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/qml/item_walk.h"

#include <QStringList>

#include <vector>

namespace basekeeper::test {

/// What is wrong with how the texts among these stand, one line each: a word that has no room in its line and goes on
/// in the next, and texts of the same part of the screen that are written over each other.
[[nodiscard]] QStringList faultsOfTexts(const std::vector<Shown>& shown);

}  // namespace basekeeper::test
