// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/speech/sentences.h"

#include <QTextBoundaryFinder>

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

}  // namespace basekeeper
