// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/speech/speech_engine.h"

#include <QLocale>
#include <QStringList>

namespace basekeeper {

/// The app's language that a voice reads; empty if it reads none. Qt 6.4 does not know `cmn`, which speech engines use
/// for Mandarin, and lists such voices under the locale C: these are recognised by name. Cantonese does not count as
/// Mandarin.
[[nodiscard]] QString languageOfVoice(const QLocale& locale, const QString& name);

/// Whether the locale may have voices that the app can use.
[[nodiscard]] bool mayHoldVoices(const QLocale& locale);

/// The voices to choose from, by language: first those that surely read its script, of these those of its own country,
/// then by name. Leaves out timbres of the same voice ("Spanish (Spain)+Adam").
[[nodiscard]] QList<SpeechVoice> choiceOfVoices(QList<SpeechVoice> voices);

}  // namespace basekeeper
