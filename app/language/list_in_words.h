// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/languages.h"

#include <QStringList>

namespace basekeeper {

/// "Ana, Mei-Ling and Tomás", as the language lists things.
[[nodiscard]] inline QString listInWords(const QStringList& things) {
    return Languages::localeOfTexts().createSeparatedList(things);
}

}  // namespace basekeeper
