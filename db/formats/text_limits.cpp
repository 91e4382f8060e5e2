// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/formats/text_limits.h"

#include <QTextBoundaryFinder>

#include <algorithm>

namespace basekeeper {

namespace {

bool isForbidden(char32_t c) {
    const bool separatesLines = c == 0x2028 || c == 0x2029;
    const bool setsDirection = (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
    return QChar::category(c) == QChar::Other_Control || separatesLines || setsDirection;
}

/// Where the character of that number ends, counted from 1; empty if there are not more than so many.
std::optional<qsizetype> endOf(QStringView text, int characters) {
    if (text.size() <= characters) return {};
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text.data(), text.size());
    for (int count = 0; count < characters; ++count)
        if (finder.toNextBoundary() < 0) return {};
    const qsizetype end = finder.position();
    return end < text.size() ? std::optional(end) : std::nullopt;
}

}  // namespace

qsizetype countCharacters(QStringView text) {
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text.data(), text.size());
    qsizetype count = 0;
    while (finder.toNextBoundary() >= 0) ++count;
    return count;
}

bool isLongerThan(QStringView text, int characters) { return endOf(text, characters).has_value(); }

std::optional<char32_t> forbiddenInName(QStringView name) {
    // All of them lie in the basic plane.
    const auto found = std::ranges::find_if(name, [](QChar c) { return isForbidden(c.unicode()); });
    return found == name.end() ? std::nullopt : std::optional<char32_t>(found->unicode());
}

QString tidyName(const QString& name, int longest) {
    QString tidy = name;
    tidy.removeIf([](QChar c) { return isForbidden(c.unicode()); });
    return tidyText(tidy, longest);
}

QString tidyText(const QString& text, int longest) { return text.left(endOf(text, longest).value_or(text.size())); }

QString shownName(const QString& name) {
    if (!forbiddenInName(name) && !isLongerThan(name, longestName)) return name;
    const QString tidy = tidyName(name, longestName);
    return isLongerThan(name, longestName) ? tidyName(tidy, longestName - 1) + u'…' : tidy;
}

}  // namespace basekeeper
