// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/speech/speech_engine.h"

#include <QThread>
#include <QTimer>

#include <chrono>

namespace basekeeper {

class SpeechWorker;

/// Speaks through Qt, whose engine runs in a separate thread: starting one takes more than a second, and a hanging
/// speech service must not block the table. Destroying a failed engine does not wait; destroying any other may take
/// half a second.
class QtSpeechEngine : public SpeechEngine {
public:
    /// `engine` is one of `QTextToSpeech::availableEngines()`, or empty for the best one. `patience` is the time
    /// allowed for starting, and for each twenty letters of a text after as much again to begin.
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
    SpeechWorker* m_worker;  ///< lives in the thread and is destroyed with it
    QTimer m_overdue;        ///< in this thread, because the other may hang
    int m_number = 0;        ///< of the last utterance
    bool m_failed = false;   ///< nothing more is reported, whatever was under way
};

}  // namespace basekeeper
