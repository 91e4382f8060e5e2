// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/speech_engine.h"

#include <QThread>

#include <chrono>

namespace basekeeper {

class SpeechWorker;

/// Speaks through Qt, whose engine lives in a thread of its own: to start one takes a second and more, and a speech
/// service that hangs must not stop the table.
class QtSpeechEngine : public SpeechEngine {
public:
    /// `engine`: one of `QTextToSpeech::availableEngines()`; empty: the best there is.
    /// `patience`: how long it may take from a text to its first word.
    explicit QtSpeechEngine(QString engine = {}, std::chrono::milliseconds patience = std::chrono::seconds(10));
    ~QtSpeechEngine() override;

    void start() override;
    void say(const Utterance& utterance) override;
    void stop() override;

    [[nodiscard]] static std::unique_ptr<SpeechEngine> make() { return std::make_unique<QtSpeechEngine>(); }

private:
    std::unique_ptr<QThread> m_thread;
    SpeechWorker* m_worker;  ///< lives in the thread and goes with it
};

}  // namespace basekeeper
