// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/formats/printed_wording.h"

namespace basekeeper {

QString tidyWording(const QString& text) {
    QString tidy = text;
    tidy.replace(QStringLiteral("\r\n"), QStringLiteral("\n")).replace(u'\r', u'\n').replace(u'\t', u' ');
    // Nobody could see and correct an invisible character.
    tidy.removeIf([](QChar c) { return c.category() == QChar::Other_Control && c != u'\n'; });
    return tidy.trimmed();
}

}  // namespace basekeeper
