// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIODevice>
#include <QString>

namespace basekeeper {

/// `basekeeper check`: reports in one line of JSON on `out` whether the saved games of a folder are sound, and names
/// what is damaged (SESSION-FILE.md). Changes nothing. Returns the exit status: 0 sound, 1 something is damaged,
/// 2 there is no database of ours to read, which is reported in one line on `err`. The devices must be open.
[[nodiscard]] int check(const QString& dataFolder, const QString& language, QIODevice& out, QIODevice& err);

}  // namespace basekeeper
