// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/speech/speech_voices.h"

#include "app/language/languages.h"

#include <QSet>

#include <algorithm>
#include <tuple>

namespace basekeeper {

namespace {

/// Of the app's languages the one that is spoken there; empty if none is.
QString languageSpokenIn(const QLocale& locale) {
    for (const QString& language : Languages::all())
        if (QLocale(language).language() == locale.language()) return language;
    return {};
}

}  // namespace

QString languageOfVoice(const QLocale& locale, const QString& name) {
    const auto named = [&name](const char* part) {
        return name.contains(QLatin1StringView(part), Qt::CaseInsensitive);
    };
    // Qt does not know Mandarin by its own code, and takes other languages of China for Chinese.
    if (locale.language() == QLocale::C) return named("mandarin") || named("cmn") ? QStringLiteral("zh") : QString();
    if (locale.language() == QLocale::Chinese && (named("cantonese") || named("hakka"))) return {};
    return languageSpokenIn(locale);
}

bool mayHoldVoices(const QLocale& locale) {
    return locale.language() == QLocale::C || !languageSpokenIn(locale).isEmpty();
}

namespace {

/// Of the two voices for Mandarin in Debian 12, the one that takes Latin letters for English says the pinyin
/// of each character as English, "gong one", which nobody understands. In later versions both read characters.
bool mayReadPinyinAsEnglish(const SpeechVoice& voice) {
    return voice.name.contains(QLatin1StringView("latin as English"), Qt::CaseInsensitive);
}

}  // namespace

QList<SpeechVoice> choiceOfVoices(QList<SpeechVoice> voices) {
    QSet<QString> names;
    for (const SpeechVoice& voice : voices) names << voice.name;
    voices.removeIf([&names](const SpeechVoice& voice) {
        const auto plus = voice.name.indexOf(u'+');
        return plus > 0 && names.contains(voice.name.left(plus));
    });
    const auto place = [](const SpeechVoice& voice) {
        const bool ownCountry = QLocale(voice.locale).territory() == Languages::locale(voice.language).territory();
        return std::tuple(voice.language, mayReadPinyinAsEnglish(voice), !ownCountry, voice.name);
    };
    std::ranges::stable_sort(voices, {}, place);
    return voices;
}

}  // namespace basekeeper
