// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/print_qt.h"

#include <QChar>
#include <QString>

#include <algorithm>

namespace basekeeper::test {

inline bool hasChinese(const QString& text) {
    return std::ranges::any_of(text, [](QChar c) { return c.script() == QChar::Script_Han; });
}

}  // namespace basekeeper::test
