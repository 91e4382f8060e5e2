// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/speech/for_the_ear.h"

#include "app/language/languages.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <memory>
#include <unicode/translit.h>
#include <vector>

namespace basekeeper {

namespace {

struct Sign {
    QRegularExpression pattern;
    const char* words;  ///< to be translated in the context "ForTheEar", with what the pattern captured
};

QRegularExpression seen(const char* pattern) {
    return QRegularExpression(QString::fromUtf8(pattern), QRegularExpression::MultilineOption);
}

/// In this order: a later one meets what the earlier ones have made.
const std::vector<Sign>& signs() {
    static const std::vector<Sign> all{
        //: a pause within a sentence, in place of a dot or a bracket that is seen
        {seen(R"(\h*·\h*)"), QT_TRANSLATE_NOOP("ForTheEar", ", ")},
        {seen(R"(^\h*[(（])"), ""},
        {seen(R"(\h*[(（])"), QT_TRANSLATE_NOOP("ForTheEar", ", ")},
        {seen(R"([)）](?=[.,;:?!…。，、；：？！]|$))"), ""},
        {seen(R"([)）]\h*)"), QT_TRANSLATE_NOOP("ForTheEar", ", ")},
        // Where the word is there already: “your base B7”.
        {seen(R"((?<=[Bb]ase )B(?=\d))"), ""},
        //: the base with that number, seen as B7, anywhere in a sentence
        {seen(R"(\bB(\d+)\b)"), QT_TRANSLATE_NOOP("ForTheEar", "base %1")},
        // Thousands: voices know the mark of their own country alone.
        {seen(R"((?<=\d)[,.\x{a0}](?=\d{3}(?!\d)))"), ""},
        //: seen as 3–4
        {seen(R"((\d+)\h*–\h*(\d+))"), QT_TRANSLATE_NOOP("ForTheEar", "%1 to %2")},
        //: seen as 3/4: the third of four
        {seen(R"((\d+)/(\d+))"), QT_TRANSLATE_NOOP("ForTheEar", "%1 of %2")},
        //: one thing or the other, seen as /
        {seen(R"(\h/\h|(?<=\p{Han})/(?=\p{Han}))"), QT_TRANSLATE_NOOP("ForTheEar", " or ")},
        {seen(R"((\d+)\h*%)"), QT_TRANSLATE_NOOP("ForTheEar", "%1 percent")},
        //: below zero: −3
        {seen(R"((?:−|(?<![A-Za-z\d])-)([\d½]))"), QT_TRANSLATE_NOOP("ForTheEar", "minus %1")},
        {seen(R"(\h*\+\h*(\d))"), QT_TRANSLATE_NOOP("ForTheEar", " plus %1")},
        //: the sum of an addition
        {seen(R"(\h*=\h*(\d))"), QT_TRANSLATE_NOOP("ForTheEar", " makes %1")},
        //: ½ by itself, before a measure or alone
        {seen(R"((?<!\d)½|\b0[.,]5\b)"), QT_TRANSLATE_NOOP("ForTheEar", "one half")},
        //: 12½, seen as 12.5 in some languages
        {seen(R"((\d+)(?:½|[.,]5\b))"), QT_TRANSLATE_NOOP("ForTheEar", "%1 and a half")},
        //: how kg is said
        {seen(R"(\bkg\b)"), QT_TRANSLATE_NOOP("ForTheEar", "kilos")},
        // So many of a card: 2 × Destroyer.
        {seen(R"((?<=\d )×\h*)"), ""},
        //: ×2: a thing that comes twice
        {seen(R"(\h*×(\d+))"), QT_TRANSLATE_NOOP("ForTheEar", ", %1 times")},
        //: what something has become: 4 → 5
        {seen(R"(\h*→\h*)"), QT_TRANSLATE_NOOP("ForTheEar", ", now ")},
        {seen(R"(\h*&\h*)"), QT_TRANSLATE_NOOP("ForTheEar", " and ")},
        // Mandarin's tones are digits after Latin letters.
        {seen(R"((?<=[A-Za-z])(?=\d)|(?<=[à-ÿ])(?=\d))"), " "},
    };
    return all;
}

QString inLatinLetters(const QString& name) {
    UErrorCode fault = U_ZERO_ERROR;
    static const std::unique_ptr<const icu::Transliterator> latin(
        icu::Transliterator::createInstance("Any-Latin; Latin-ASCII", UTRANS_FORWARD, fault));
    if (!latin) return name;
    icu::UnicodeString letters(QStringView(name).utf16(), static_cast<int32_t>(name.size()));
    latin->transliterate(letters);
    return QString::fromUtf16(letters.getBuffer(), letters.length());
}

/// Voices of a language in Latin letters say "Chinese letter" for each of 美玲.
QString withReadableNames(const QString& text) {
    static const QRegularExpression foreign(QStringLiteral(R"([^\P{L}\p{Latin}]+)"));
    QString readable;
    qsizetype from = 0;
    for (auto names = foreign.globalMatch(text); names.hasNext();) {
        const QRegularExpressionMatch name = names.next();
        readable += QStringView(text).sliced(from, name.capturedStart() - from);
        readable += inLatinLetters(name.captured());
        from = name.capturedEnd();
    }
    readable += QStringView(text).sliced(from);
    return readable;
}

}  // namespace

QString forTheEar(const QString& text, const QString& language) {
    const TextLanguageScope scope(language);
    QString spoken = text;
    for (const auto& [pattern, words] : signs()) {
        QString said = *words == '\0' ? QString() : QCoreApplication::translate("ForTheEar", words);
        spoken.replace(pattern, said.replace(u'%', u'\\'));
    }
    return Languages::locale(language).script() == QLocale::LatinScript ? withReadableNames(spoken) : spoken;
}

}  // namespace basekeeper
