// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/difference.h"

#include <QStringList>

#include <vector>

namespace basekeeper {

/// All of them in words.
[[nodiscard]] inline QStringList textsOf(const std::vector<Difference>& differences) {
    QStringList texts;
    for (const Difference& difference : differences) texts << difference.text;
    return texts;
}

}  // namespace basekeeper
