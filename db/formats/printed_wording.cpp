// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/formats/printed_wording.h"

namespace basekeeper {

QString tidyWording(const QString& text) {
    QString tidy = text;
    tidy.replace(QStringLiteral("\r\n"), QStringLiteral("\n")).replace(u'\r', u'\n').replace(u'\t', u' ');
    // What cannot be seen cannot be set right either.
    tidy.removeIf([](QChar c) { return c.category() == QChar::Other_Control && c != u'\n'; });
    return tidy.trimmed();
}

}  // namespace basekeeper
