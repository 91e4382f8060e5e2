// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/folded_text.h"

#include <QList>

#include <array>
#include <utility>

namespace basekeeper {

namespace {

/// What keyboards have in place of printed quotation marks.
constexpr std::array plainQuotes{std::pair{u'‘', u'\''}, std::pair{u'’', u'\''}, std::pair{u'“', u'"'},
                                 std::pair{u'”', u'"'}};

QString foldedCharacter(char32_t character) {
    QString plain;
    for (const QChar part : QString::fromUcs4(&character, 1).normalized(QString::NormalizationForm_KD))
        if (!part.isMark()) plain += part;
    for (const auto& [curly, straight] : plainQuotes) plain.replace(curly, straight);
    return plain.toCaseFolded();
}

}  // namespace

FoldedText::FoldedText(const QString& original) {
    m_text.reserve(original.size());
    qsizetype at = 0;
    for (const char32_t character : original.toUcs4()) {
        const qsizetype next = at + (QChar::requiresSurrogates(character) ? 2 : 1);
        const QString plain = foldedCharacter(character);
        // A separate accent belongs to the letter before it.
        if (plain.isEmpty() && !m_end.empty())
            for (std::size_t i = m_end.size(); i > 0 && m_begin[i - 1] == m_begin.back(); --i) m_end[i - 1] = next;
        m_text += plain;
        m_begin.insert(m_begin.end(), static_cast<std::size_t>(plain.size()), at);
        m_end.insert(m_end.end(), static_cast<std::size_t>(plain.size()), next);
        at = next;
    }
}

TextRange FoldedText::original(TextRange folded) const {
    if (folded.begin >= folded.end) return {};
    return {m_begin[static_cast<std::size_t>(folded.begin)], m_end[static_cast<std::size_t>(folded.end) - 1]};
}

bool FoldedText::isWordStart(qsizetype at) const {
    if (at == 0) return true;
    const QChar before = m_text[at - 1];
    return !before.isLetterOrNumber() || m_text[at].script() == QChar::Script_Han ||
           before.script() == QChar::Script_Han;
}

}  // namespace basekeeper
