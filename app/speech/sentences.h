// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace basekeeper {

/// The sentences of a text, trimmed; a line end also ends a sentence.
[[nodiscard]] QStringList sentencesOf(const QString& text);

}  // namespace basekeeper
