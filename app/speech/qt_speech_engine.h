// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/speech/speech_engine.h"

#include <QThread>
#include <QTimer>

#include <chrono>

namespace basekeeper {

class SpeechWorker;

/// Speaks through Qt, whose engine lives in a thread of its own: to start one takes a second and more, and a speech
/// service that hangs must not stop the table. Destroying one that has failed waits for nothing; any other may take
/// half a second.
class QtSpeechEngine : public SpeechEngine {
public:
    /// `engine`: one of `QTextToSpeech::availableEngines()`; empty: the best there is.
    /// `patience`: how long it may take to start, and to say twenty letters after as long again to begin.
    explicit QtSpeechEngine(QString engine = {}, std::chrono::milliseconds patience = std::chrono::seconds(10));
    ~QtSpeechEngine() override;

    void start() override;
    void say(const Utterance& utterance) override;
    void stop() override;

    [[nodiscard]] static std::unique_ptr<SpeechEngine> make() { return std::make_unique<QtSpeechEngine>(); }

private:
    void fail(SpeechFault fault, const QString& words);

    std::chrono::milliseconds m_patience;
    std::unique_ptr<QThread> m_thread;
    SpeechWorker* m_worker;  ///< lives in the thread and goes with it
    QTimer m_overdue;        ///< on this side: the other may hang
    int m_number = 0;        ///< of what was to be said last
    bool m_failed = false;   ///< nothing more is to be heard of it, whatever was under way
};

}  // namespace basekeeper
