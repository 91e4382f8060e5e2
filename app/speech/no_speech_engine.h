// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/speech/speech_engine.h"

namespace basekeeper {

/// Null engine: reports that there is no engine. For what must run the same on every device, such as the tour.
class NoSpeechEngine : public SpeechEngine {
public:
    void start() override {
        QMetaObject::invokeMethod(
            this, [this] { emit failed(SpeechFault::NoEngine, {}); }, Qt::QueuedConnection);
    }
    void say(const Utterance& utterance) override { Q_UNUSED(utterance) }
    void stop() override {}

    [[nodiscard]] static std::unique_ptr<SpeechEngine> make() { return std::make_unique<NoSpeechEngine>(); }
};

}  // namespace basekeeper
