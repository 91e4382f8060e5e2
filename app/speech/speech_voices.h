// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/speech/speech_engine.h"

#include <QLocale>
#include <QStringList>

namespace basekeeper {

/// Which of our languages a voice reads; empty: none of them. Qt 6.4 does not know `cmn`, under which speech engines
/// keep Mandarin, and files such voices under the locale C: those are told by their names. Cantonese is no Mandarin.
[[nodiscard]] QString languageOfVoice(const QLocale& locale, const QString& name);

/// Whether voices that we can use may be found under the locale.
[[nodiscard]] bool mayHoldVoices(const QLocale& locale);

/// The voices to choose from, ordered by language; those of the language's own country first, then by name. Timbres
/// of one and the same voice ("Spanish (Spain)+Adam") are left out.
[[nodiscard]] QList<SpeechVoice> choiceOfVoices(QList<SpeechVoice> voices);

}  // namespace basekeeper
