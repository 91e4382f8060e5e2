// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/speech/speech_engine.h"

#include <QPointer>

#include <optional>

namespace basekeeper::test {

/// Speech engines that say nothing and write down what they are told, and whoever makes them: what there is to speak
/// with, and when a text has been said to its end, is up to the test.
class FakeSpeech {
public:
    QList<SpeechVoice> voices{
        {"en", "Oxford", "en_GB"}, {"en", "Boston", "en_US"}, {"es", "Madrid", "es_ES"}, {"zh", "Beijing", "C"}};
    std::optional<SpeechFault> fault;  ///< why the next engine does not start

    QList<Utterance> said;  ///< by all engines
    int stops = 0;
    int made = 0;

    [[nodiscard]] SpeechEngineMaker maker() {
        return [this] { return std::make_unique<Engine>(*this); };
    }
    void lose(const char* language) {
        voices.removeIf([&](const SpeechVoice& voice) { return voice.language == QLatin1StringView(language); });
    }
    [[nodiscard]] bool hasEngine() const { return !m_engine.isNull(); }
    /// The text of that number has been said to its end.
    void finish(int number) { emit m_engine->said(number); }
    void finishLast() { finish(said.constLast().number); }
    /// Of its own accord, late or once more.
    void tellVoices() { emit m_engine->ready(voices); }
    void breakDown(SpeechFault why, const QString& words) { emit m_engine->failed(why, words); }

private:
    class Engine : public SpeechEngine {
    public:
        explicit Engine(FakeSpeech& record) : m_record(record) {
            ++m_record.made;
            m_record.m_engine = this;
        }
        void start() override {
            QMetaObject::invokeMethod(
                this,
                [this] {
                    if (m_record.fault) emit failed(*m_record.fault, {});
                    else emit ready(m_record.voices);
                },
                Qt::QueuedConnection);
        }
        void say(const Utterance& utterance) override { m_record.said << utterance; }
        void stop() override { ++m_record.stops; }

    private:
        FakeSpeech& m_record;
    };
    QPointer<SpeechEngine> m_engine;
};

}  // namespace basekeeper::test
