// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace basekeeper {

/// The sentences of a text, without the space around them; the end of a line is the end of a sentence.
[[nodiscard]] QStringList sentencesOf(const QString& text);

}  // namespace basekeeper
