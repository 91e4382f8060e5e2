// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace basekeeper {

/// The sentences of a text, trimmed; a line end also ends a sentence.
[[nodiscard]] QStringList sentencesOf(const QString& text);

/// A sentence and the language that it is said in.
struct Sentence {
    QString text;
    QString language;
    friend bool operator==(const Sentence&, const Sentence&) = default;
};
/// The sentences of a text in that language. Words that are English in every language are sentences of their own.
[[nodiscard]] QList<Sentence> sentencesOf(const QString& text, const QString& language, const QStringList& english);

}  // namespace basekeeper
