// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <array>
#include <string_view>

/// The one list of the languages that Basekeeper speaks. The build takes the codes from these lines, too, for the files
/// below `translations/`; translations/README.md says what else a further language needs: nothing.
namespace basekeeper {

struct KnownLanguage {
    std::u16string_view code;     ///< as in a session file
    std::u16string_view name;     ///< its own name for itself
    std::u16string_view locale;   ///< for dates and numbers, where the system's region does not speak it
    std::u16string_view aliases;  ///< what people call it in tables of their own, in lower case, with blanks between
};

inline constexpr std::array knownLanguages{
    KnownLanguage{u"en", u"English", u"en_GB", u"english inglés 英文 英语"},
    KnownLanguage{u"es", u"Español", u"es_ES", u"spanish español 西班牙文 西班牙语"},
    KnownLanguage{u"zh", u"中文", u"zh_Hans_CN", u"chinese chino 中文 简体中文"},
};

/// The codes, in that order.
[[nodiscard]] inline QStringList codesOfKnownLanguages() {
    QStringList codes;
    for (const KnownLanguage& language : knownLanguages) codes << QStringView(language.code).toString();
    return codes;
}

}  // namespace basekeeper
