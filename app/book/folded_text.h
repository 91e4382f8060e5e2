// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace basekeeper {

/// A part of a text, by character positions.
struct TextRange {
    qsizetype begin = 0;
    qsizetype end = 0;

    friend bool operator==(const TextRange&, const TextRange&) = default;
};

/// A text folded for search: without case, accents and widths. Maps positions back to the original.
class FoldedText {
public:
    FoldedText() = default;
    explicit FoldedText(const QString& original);

    [[nodiscard]] const QString& text() const { return m_text; }
    /// The part of the original behind a part of the folded text, including accents.
    [[nodiscard]] TextRange original(TextRange folded) const;
    /// Whether a word begins at that position. Every Chinese character begins one.
    [[nodiscard]] bool isWordStart(qsizetype at) const;

private:
    QString m_text;
    std::vector<qsizetype> m_begin;  ///< for each folded unit: where its original character begins
    std::vector<qsizetype> m_end;    ///< for each folded unit: where its original character ends, including accents
};

}  // namespace basekeeper
