// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/speech/speaker.h"

#include "app/speech/for_the_ear.h"

#include <QVariantMap>

#include <algorithm>

namespace basekeeper {

namespace {

/// The Debian packages that provide speech and a voice for each of our languages.
QString packages() { return QStringLiteral("qt6-speech-speechd-plugin speech-dispatcher speech-dispatcher-espeak-ng"); }
QString voicePackages() { return QStringLiteral("speech-dispatcher-espeak-ng espeak-ng-data"); }

/// What is missing can be installed.
bool needsPackages(SpeechFault fault) { return fault == SpeechFault::NoEngine || fault == SpeechFault::NotStarted; }

}  // namespace

Speaker::Speaker(const Languages& languages, Settings& settings, SpeechEngineMaker makeEngine, QStringList english,
                 QObject* parent)
    : QObject(parent),
      m_languages(languages),
      m_settings(settings),
      m_makeEngine(std::move(makeEngine)),
      m_english(std::move(english)) {
    connect(&settings, &Settings::speechChanged, this, &Speaker::voicesChanged);
}

Speaker::~Speaker() = default;

QString Speaker::problem() const {
    if (m_state != State::Missing) return {};
    return m_why ? faultText(*m_why) : noVoiceText(m_language);
}

QString Speaker::faultText(const Fault& fault) {
    const auto withWords = [&fault](const QString& text) {
        //: what went wrong, in the words of the system
        return fault.words.isEmpty() ? text : tr("%1 (%2)").arg(text, fault.words);
    };
    switch (fault.fault) {
        case SpeechFault::NoEngine:
            return tr("Nothing on this device can read aloud. Install these packages and start Basekeeper again: %1")
                .arg(packages());
        case SpeechFault::NotStarted:
            return withWords(
                tr("The system’s speech service does not start. It needs these packages: %1").arg(packages()));
        case SpeechFault::NoAnswer:
            return withWords(tr("The system’s speech service says nothing. Check the speaker, then tap to try again."));
        case SpeechFault::Broken: return withWords(tr("The system’s speech service has failed. Tap to try again."));
    }
    return {};
}

QString Speaker::noVoiceText(const QString& language) {
    return tr("There is no voice for %1. These packages have one: %2")
        .arg(Languages::nativeName(language), voicePackages());
}

QVariantList Speaker::voices() const {
    QVariantList rows;
    for (const QString& language : Languages::all()) {
        const auto count = voicesFor(language).size();
        const auto voice = voiceFor(language);
        const QString text = voice      ? tr("Ready: %1").arg(voice->name)
                             : m_voices ? tr("No voice found.")
                             : m_fault  ? QString()
                                        : tr("Looking for voices…");
        rows << QVariantMap{
            {"language", language}, {"ready", voice.has_value()}, {"several", count > 1}, {"text", text}};
    }
    return rows;
}

QString Speaker::voicesProblem() const {
    return m_fault && !needsPackages(m_fault->fault) ? faultText(*m_fault) : QString();
}

QString Speaker::voicesNote() const {
    if (m_fault) return needsPackages(m_fault->fault) ? faultText(*m_fault) : QString();
    const bool lacksSome = m_voices && std::ranges::any_of(Languages::all(), [this](const QString& language) {
                               return !voiceFor(language);
                           });
    return lacksSome ? tr("These packages have the voices that are missing: %1").arg(voicePackages()) : QString();
}

void Speaker::speak(const QString& what, const QString& text, const QString& language) {
    cutOff();
    m_what = what;
    m_language = language;
    m_sentences = sentencesOf(forTheEar(text, language), language, m_english);
    m_at = 0;
    become(State::Speaking);
    if (isReady()) go();
}

void Speaker::pause() {
    if (m_state != State::Speaking) return;
    cutOff();
    become(State::Paused);
}

void Speaker::resume() {
    if (m_state != State::Paused) return;
    become(State::Speaking);
    if (isReady()) go();
}

void Speaker::stop() {
    if (m_state == State::Idle) return;
    cutOff();
    m_what.clear();
    become(State::Idle);
}

bool Speaker::isReady() {
    if (m_voices) return true;
    if (m_engine) return false;
    m_fault.reset();
    m_engine = m_makeEngine();
    connect(m_engine.get(), &SpeechEngine::ready, this, [this](const QList<SpeechVoice>& voices) {
        m_voices = voices;
        emit voicesChanged();
        if (m_state == State::Speaking) go();
    });
    connect(m_engine.get(), &SpeechEngine::said, this, [this](int number) {
        if (m_state != State::Speaking || number != m_number) return;
        ++m_at;
        go();
    });
    connect(m_engine.get(), &SpeechEngine::failed, this, &Speaker::fail);
    m_engine->start();
    emit voicesChanged();
    return false;
}

void Speaker::go() {
    if (m_at >= m_sentences.size()) {
        m_what.clear();
        become(State::Idle);
        return;
    }
    const auto voice = voiceFor(m_language);
    if (!voice) {
        m_why.reset();
        become(State::Missing);
        return;
    }
    const Sentence& next = m_sentences[m_at];
    m_engine->say({++m_number, next.text, voiceFor(next.language).value_or(*voice), m_settings.speechPercent()});
}

void Speaker::cutOff() {
    if (m_state != State::Speaking || !m_voices) return;
    ++m_number;
    m_engine->stop();
}

void Speaker::become(State state) {
    m_state = state;
    emit changed();
}

void Speaker::fail(SpeechFault fault, const QString& words) {
    m_fault = {fault, words};
    m_voices.reset();
    // Deleted later, because this is called by a signal of the engine. The next `speak` makes a new one.
    m_engine->disconnect(this);
    m_engine->setParent(this);
    m_engine.release()->deleteLater();
    emit voicesChanged();
    if (m_state != State::Speaking && m_state != State::Paused) return;
    m_why = m_fault;
    become(State::Missing);
}

QList<SpeechVoice> Speaker::voicesFor(const QString& language) const {
    QList<SpeechVoice> voices = m_voices.value_or(QList<SpeechVoice>());
    voices.removeIf([&language](const SpeechVoice& voice) { return voice.language != language; });
    return voices;
}

std::optional<SpeechVoice> Speaker::voiceFor(const QString& language) const {
    const QList<SpeechVoice> voices = voicesFor(language);
    if (voices.isEmpty()) return std::nullopt;
    const auto chosen = std::ranges::find(voices, m_settings.speechVoice(language), &SpeechVoice::name);
    return chosen == voices.end() ? voices.constFirst() : *chosen;
}

void Speaker::lookForVoices() { isReady(); }

void Speaker::useNextVoice(const QString& language) {
    const QList<SpeechVoice> voices = voicesFor(language);
    if (voices.isEmpty()) return;
    const auto next = (voices.indexOf(*voiceFor(language)) + 1) % voices.size();
    m_settings.setSpeechVoice(language, voices[next].name);
}

QString Speaker::sample(const QString& language) const {
    return m_languages.translate(language, "Speaker",
                                 QT_TRANSLATE_NOOP("Speaker", "Basekeeper reads aloud like this."));
}

void Speaker::retranslate() {
    emit changed();
    emit voicesChanged();
}

}  // namespace basekeeper
