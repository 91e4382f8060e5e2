// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/speech/speech_worker.h"

#include "app/speech/speech_voices.h"

#include <QLocale>
#include <QVoice>

#include <algorithm>

namespace basekeeper {

namespace {

using namespace std::chrono_literals;

/// How long to wait for silence after a stop. Speech that had not begun may end without a signal.
constexpr auto untilSilent = 500ms;

/// Qt's scale ends at half and double speed.
double rateOf(int percent) {
    return std::clamp(percent < 100 ? (percent - 100) / 50.0 : (percent - 100) / 100.0, -1.0, 1.0);
}

}  // namespace

// `m_untilSilent` is a child, so that it moves into the thread too.
SpeechWorker::SpeechWorker(QString engine) : m_engine(std::move(engine)), m_untilSilent(this) {
    m_untilSilent.setSingleShot(true);
    m_untilSilent.setInterval(untilSilent);
    connect(&m_untilSilent, &QTimer::timeout, this, &SpeechWorker::begin);
}

void SpeechWorker::start() {
    // Checked first, because QTextToSpeech prints a warning if it has no engine.
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
    // Connected only now: an unavailable locale met while looking for voices is no fault. Queued: engines emit from
    // their own threads, and some within a call.
    connect(m_speech.get(), &QTextToSpeech::stateChanged, this, &SpeechWorker::hear, Qt::QueuedConnection);
    // Qt 6.8 reports no second fault as a state: one met while looking for voices would hide all others.
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
    // It may have failed after this signal was queued.
    if (!m_speech) return;
    // No switch: later versions of Qt have further states, which do not matter here.
    if (state == QTextToSpeech::Speaking) {
        if (m_stage == Stage::Asked) m_stage = Stage::Speaking;
    } else if (state == QTextToSpeech::Error) {
        fail(SpeechFault::Broken);
    } else if (state == QTextToSpeech::Ready) {
        // A silence before the first word belongs to the previous utterance.
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
    // Emitted first: destroying a hanging engine may take long.
    const std::unique_ptr<QTextToSpeech> gone = std::move(m_speech);
    emit failed(fault, gone->errorString());
}

}  // namespace basekeeper
