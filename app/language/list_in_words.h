// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/languages.h"

#include <QStringList>

namespace basekeeper {

/// Such as "Ana, Mei-Ling and Tomás", by the rules of the language.
[[nodiscard]] inline QString listInWords(const QStringList& things) {
    return Languages::localeOfTexts().createSeparatedList(things);
}

}  // namespace basekeeper
