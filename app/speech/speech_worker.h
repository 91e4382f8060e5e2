// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/speech/speech_engine.h"

#include <QTextToSpeech>
#include <QTimer>

#include <memory>
#include <optional>

namespace basekeeper {

/// Qt's text to speech, one utterance at a time. Qt's engines only signal that they speak or are silent, not which text
/// they mean; so each utterance begins after the previous one has fallen silent. Their own pause is not used: with
/// speech-dispatcher Qt 6.4 never gets its confirmation and can then neither resume nor stop.
class SpeechWorker : public QObject {
    Q_OBJECT

public:
    explicit SpeechWorker(QString engine);

    void start();
    void say(const Utterance& utterance);
    void stop();

signals:
    void ready(const QList<basekeeper::SpeechVoice>& voices);
    void said(int number);
    void failed(basekeeper::SpeechFault fault, const QString& words);

private:
    enum class Stage : std::uint8_t { Silent, Asked, Speaking, Ending };

    [[nodiscard]] QList<SpeechVoice> findVoices();
    void hear(QTextToSpeech::State state);
    void begin();
    /// Only while there is an engine.
    void fail(SpeechFault fault);
    bool take(const SpeechVoice& voice);

    QString m_engine;
    std::unique_ptr<QTextToSpeech> m_speech;
    Stage m_stage = Stage::Silent;
    std::optional<Utterance> m_next;  ///< to be spoken after the present one
    int m_number = 0;                 ///< of the present utterance
    SpeechVoice m_voice;
    QTimer m_untilSilent;
};

}  // namespace basekeeper
