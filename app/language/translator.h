// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/languages.h"

#include <QString>

#include <utility>

namespace basekeeper {

/// Translates into one of the languages.
class Translator {
public:
    /// `languages` must outlive it.
    Translator(const Languages& languages, QString language)
        : m_languages(languages), m_language(std::move(language)) {}
    [[nodiscard]] QString operator()(const char* context, const char* source, int n = -1) const {
        return m_languages.translate(m_language, context, source, n);
    }

private:
    const Languages& m_languages;
    QString m_language;
};

/// Replaces the placeholders of a text all at once, so that a "%1" in somebody's name is left alone.
template <class... Arguments>
[[nodiscard]] QString withArguments(const QString& text, const Arguments&... arguments) {
    if constexpr (sizeof...(arguments) == 0) return text;
    else return text.arg(arguments...);
}

}  // namespace basekeeper
