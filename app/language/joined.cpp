// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/joined.h"

#include "app/language/languages.h"

#include <QLocale>
#include <QRegularExpression>

namespace basekeeper {

namespace {

/// The first two in the pattern, what comes of it and the third in the pattern again, and so on.
QString joinedBy(const QStringList& parts, const QString& pattern) {
    QString text;
    for (const QString& part : parts)
        if (!part.isEmpty()) text = text.isEmpty() ? part : pattern.arg(text, part);
    return text;
}

/// Han, and the punctuation beside it, which brings its own room along.
bool isFullWidth(QChar sign) { return sign.unicode() >= 0x2E80; }

/// Whether Spanish says "e" for "y" before it: before the sound of i, but not where a vowel follows that makes it one
/// with the i ("y hielo", "y Ian").
bool takesE(const QString& word) {
    static const QRegularExpression sound(QStringLiteral("^[«“(]*(h?(í|i(?![aeouáéóú]))|y(?![aeiouáéíóú]))"),
                                          QRegularExpression::CaseInsensitiveOption);
    return sound.match(word).hasMatch();
}

}  // namespace

QString Joined::list(const QStringList& things) {
    QStringList some = things;
    some.removeAll(QString());
    const QLocale locale = Languages::localeOfTexts();
    QString text = locale.createSeparatedList(some);
    // Qt's lists know no "e".
    if (locale.language() != QLocale::Spanish || some.size() < 2 || !takesE(some.last())) return text;
    const qsizetype conjunction = text.lastIndexOf(QStringLiteral(" y "), -1 - some.last().size());
    return conjunction < 0 ? text : text.replace(conjunction + 1, 1, u'e');
}

//: two parts of a list without “and”: “Ana, Bo”; Chinese 、
QString Joined::plainList(const QStringList& things) { return joinedBy(things, tr("%1, %2", "of a list")); }

//: a thing and what is said of it: “Zig, attack 1”; Chinese ，
QString Joined::said(const QStringList& parts) { return joinedBy(parts, tr("%1, %2", "said of a thing")); }

QString Joined::words(const QStringList& parts) {
    //: words that follow each other in one phrase: “attack 7”, “Ana ends the turn”; Chinese has no blank between them
    const QString pattern = tr("%1 %2", "words");
    QString text;
    for (const QString& part : parts) {
        if (part.isEmpty()) continue;
        // Names and numbers in Latin letters are parted in every language.
        const bool latin = !text.isEmpty() && !isFullWidth(text.back()) && !isFullWidth(part.front());
        text = text.isEmpty() ? part : latin ? text + u' ' + part : pattern.arg(text, part);
    }
    return text;
}

QString Joined::labelled(const QString& label, const QString& text) {
    //: what it is, which one: “Longest game: Friday”
    return tr("%1: %2").arg(label, text);
}

//: facts side by side: “3 games · 1 won”
QString Joined::facts(const QStringList& parts) { return joinedBy(parts, tr("%1 · %2")); }

QString Joined::sentences(const QStringList& parts) {
    static const QRegularExpression ends(QStringLiteral("[.:!?…。：！？][”»」)）]*$"));
    QStringList whole;
    for (const QString& part : parts)
        //: makes a sentence of words that lack their full stop
        if (!part.isEmpty()) whole << (ends.match(part).hasMatch() ? part : tr("%1.").arg(part));
    //: two sentences, one after the other; Chinese has no blank between them
    return joinedBy(whole, tr("%1 %2", "sentences"));
}

}  // namespace basekeeper
