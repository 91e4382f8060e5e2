// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/speech/speech_engine.h"

namespace basekeeper {

/// Says nothing, and says so: for what must go the same on every device, like the tour.
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
