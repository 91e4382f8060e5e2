// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

#include <optional>

/// How long texts may be and what they may contain (SESSION-FILE.md, "Limits"). Characters are counted as people count
/// them: a letter with its accents, or an emoji of several parts, is one (a grapheme cluster).
namespace basekeeper {

inline constexpr int longestName = 40;    ///< of seats, routes, sessions and sets
inline constexpr int longestText = 2000;  ///< reasons, notes, and whatever else a file holds

[[nodiscard]] qsizetype countCharacters(QStringView text);
[[nodiscard]] bool isLongerThan(QStringView text, int characters);

/// The first character that no name may contain, as a Unicode code point: a control character, a line or paragraph
/// separator, or an explicit direction mark (U+202A to U+202E, U+2066 to U+2069).
[[nodiscard]] std::optional<char32_t> forbiddenInName(QStringView name);

/// What is typed or pasted as a name: without forbidden characters, and no longer than that.
[[nodiscard]] QString tidyName(const QString& name, int longest = longestName);
/// What is typed or pasted as a text of several lines: no longer than that.
[[nodiscard]] QString tidyText(const QString& text, int longest = longestText);

/// A name as it is shown: one from an old store that is longer, or holds forbidden characters, is shortened.
[[nodiscard]] QString shownName(const QString& name);

}  // namespace basekeeper
