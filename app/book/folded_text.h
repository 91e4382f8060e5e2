// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace basekeeper {

/// A part of a text, by the places of its characters.
struct TextRange {
    qsizetype begin = 0;
    qsizetype end = 0;

    friend bool operator==(const TextRange&, const TextRange&) = default;
};

/// A text as it is searched: without case, accents and widths. It knows where everything stands in the original.
class FoldedText {
public:
    FoldedText() = default;
    explicit FoldedText(const QString& original);

    [[nodiscard]] const QString& text() const { return m_text; }
    /// The part of the original that a part of the folded text was made from, marks included.
    [[nodiscard]] TextRange original(TextRange folded) const;
    /// Whether a word begins there. Every Chinese character begins one.
    [[nodiscard]] bool isWordStart(qsizetype at) const;

private:
    QString m_text;
    std::vector<qsizetype> m_begin;  ///< for each folded unit: where its original character begins
    std::vector<qsizetype> m_end;    ///< for each folded unit: where its original character, with its marks, ends
};

}  // namespace basekeeper
