// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/speech/speech_worker.h"

#include "app/speech/speech_voices.h"

#include <QLocale>
#include <QVoice>

#include <algorithm>

namespace basekeeper {

namespace {

using namespace std::chrono_literals;

/// Between the word to stop and silence; what had not begun may end without a sign.
constexpr auto untilSilent = 500ms;

/// Half and double the speed are the ends of Qt's scale.
double rateOf(int percent) {
    return std::clamp(percent < 100 ? (percent - 100) / 50.0 : (percent - 100) / 100.0, -1.0, 1.0);
}

}  // namespace

// A child, so that the timer moves into the thread too.
SpeechWorker::SpeechWorker(QString engine) : m_engine(std::move(engine)), m_untilSilent(this) {
    m_untilSilent.setSingleShot(true);
    m_untilSilent.setInterval(untilSilent);
    connect(&m_untilSilent, &QTimer::timeout, this, &SpeechWorker::begin);
}

void SpeechWorker::start() {
    // Asked first: without an engine QTextToSpeech complains aloud.
    const QStringList engines = QTextToSpeech::availableEngines();
    if (m_engine.isEmpty() ? engines.isEmpty() : !engines.contains(m_engine)) {
        emit failed(SpeechFault::NoEngine, {});
        return;
    }
    m_speech = std::make_unique<QTextToSpeech>(m_engine);
    if (m_speech->state() == QTextToSpeech::Error) {
        fail(SpeechFault::NotStarted);
        return;
    }
    const QList<SpeechVoice> voices = findVoices();
    if (voices.isEmpty() && m_speech->state() == QTextToSpeech::Error) {
        fail(SpeechFault::NotStarted);
        return;
    }
    // Not before: a locale that cannot be had while voices are looked for is no fault. Queued: engines speak up from
    // threads of their own, and some within a call of ours.
    connect(m_speech.get(), &QTextToSpeech::stateChanged, this, &SpeechWorker::hear, Qt::QueuedConnection);
    // Qt 6.8 tells of no second fault as a state: one that was met while voices were looked for would hide all others.
    connect(
        m_speech.get(), &QTextToSpeech::errorOccurred, this, [this] { hear(QTextToSpeech::Error); },
        Qt::QueuedConnection);
    emit ready(voices);
}

QList<SpeechVoice> SpeechWorker::findVoices() {
    QList<SpeechVoice> voices;
    for (const QLocale& locale : m_speech->availableLocales()) {
        if (!mayHoldVoices(locale)) continue;
        m_speech->setLocale(locale);
        if (m_speech->locale() != locale) continue;
        for (const QVoice& voice : m_speech->availableVoices())
            if (const QString language = languageOfVoice(locale, voice.name()); !language.isEmpty())
                voices.append({language, voice.name(), locale.name()});
    }
    return choiceOfVoices(std::move(voices));
}

void SpeechWorker::say(const Utterance& utterance) {
    if (!m_speech) return;
    m_next = utterance;
    if (m_stage == Stage::Silent) begin();
    else if (m_stage != Stage::Ending) {
        m_stage = Stage::Ending;
        m_speech->stop();
        m_untilSilent.start();
    }
}

void SpeechWorker::stop() {
    m_next.reset();
    if (!m_speech || m_stage == Stage::Silent || m_stage == Stage::Ending) return;
    m_stage = Stage::Ending;
    m_speech->stop();
    m_untilSilent.start();
}

void SpeechWorker::begin() {
    m_untilSilent.stop();
    m_stage = Stage::Silent;
    if (!m_next) return;
    const Utterance next = *std::exchange(m_next, std::nullopt);
    if (!take(next.voice)) {
        fail(SpeechFault::Broken);
        return;
    }
    m_speech->setRate(rateOf(next.percent));
    m_number = next.number;
    m_stage = Stage::Asked;
    m_speech->say(next.text);
}

bool SpeechWorker::take(const SpeechVoice& voice) {
    if (voice == m_voice) return true;
    m_speech->setLocale(QLocale(voice.locale));
    const QList<QVoice> voices = m_speech->availableVoices();
    const auto found = std::ranges::find(voices, voice.name, &QVoice::name);
    if (found == voices.end()) return false;
    m_speech->setVoice(*found);
    if (m_speech->voice().name() != voice.name) return false;
    m_voice = voice;
    return true;
}

void SpeechWorker::hear(QTextToSpeech::State state) {
    // It may have failed since it said so.
    if (!m_speech) return;
    // No switch: later versions of Qt have more states, which mean nothing here.
    if (state == QTextToSpeech::Speaking) {
        if (m_stage == Stage::Asked) m_stage = Stage::Speaking;
    } else if (state == QTextToSpeech::Error) {
        fail(SpeechFault::Broken);
    } else if (state == QTextToSpeech::Ready) {
        // Silence before the first word belongs to what was said before.
        if (m_stage == Stage::Ending) {
            begin();
        } else if (m_stage == Stage::Speaking) {
            m_stage = Stage::Silent;
            emit said(m_number);
        }
    }
}

void SpeechWorker::fail(SpeechFault fault) {
    m_untilSilent.stop();
    m_next.reset();
    m_stage = Stage::Silent;
    // Told first: an engine that hangs may take its time to go.
    const std::unique_ptr<QTextToSpeech> gone = std::move(m_speech);
    emit failed(fault, gone->errorString());
}

}  // namespace basekeeper
