// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/speech/sentences.h"

#include <QTextBoundaryFinder>

#include <algorithm>

namespace basekeeper {

QStringList sentencesOf(const QString& text) {
    QStringList sentences;
    for (const QString& line : text.split(u'\n', Qt::SkipEmptyParts)) {
        QTextBoundaryFinder ends(QTextBoundaryFinder::Sentence, line);
        qsizetype from = 0;
        while (ends.toNextBoundary() >= 0) {
            const QString sentence = line.sliced(from, ends.position() - from).trimmed();
            from = ends.position();
            if (!sentence.isEmpty()) sentences << sentence;
        }
    }
    return sentences;
}

QList<Sentence> sentencesOf(const QString& text, const QString& language, const QStringList& english) {
    static const QString inEnglish = QStringLiteral("en");
    for (const QString& words : english) {
        const qsizetype at = language == inEnglish ? -1 : text.indexOf(words);
        if (at < 0) continue;
        return sentencesOf(text.first(at), language, english)
               << Sentence{words, inEnglish} << sentencesOf(text.sliced(at + words.size()), language, english);
    }
    QList<Sentence> sentences;
    for (const QString& sentence : sentencesOf(text))
        // Nothing is to be heard of a quotation mark that is left over.
        if (std::ranges::any_of(sentence, [](QChar c) { return c.isLetterOrNumber(); }))
            sentences << Sentence{sentence, language};
    return sentences;
}

}  // namespace basekeeper
