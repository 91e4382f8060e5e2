// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMetaType>
#include <QObject>
#include <QString>

#include <functional>
#include <memory>

namespace basekeeper {

/// A voice of the engine for one of our languages.
struct SpeechVoice {
    QString language;  ///< en, es, zh
    QString name;      ///< the engine's name for it
    QString locale;    ///< the engine's locale for it
    friend bool operator==(const SpeechVoice&, const SpeechVoice&) = default;
};

/// A text that is spoken in one go.
struct Utterance {
    int number = 0;
    QString text;
    SpeechVoice voice;
    int percent = 100;  ///< of the normal speed

    friend bool operator==(const Utterance&, const Utterance&) = default;
};

enum class SpeechFault : std::uint8_t {
    NoEngine,    ///< the device has no engine
    NotStarted,  ///< the engine does not start
    NoAnswer,    ///< the engine accepts a text and stays silent
    Broken,      ///< the engine reports a failure
};

/// Speaks texts. No call blocks; every result is a later signal.
class SpeechEngine : public QObject {
    Q_OBJECT

public:
    /// Call once, before anything else. Ends in `ready` or `failed`.
    virtual void start() = 0;
    /// Speaks the text and interrupts the present one. Ends in `said` or `failed`; in no signal if it is stopped or
    /// replaced.
    virtual void say(const Utterance& utterance) = 0;
    virtual void stop() = 0;

signals:
    void ready(const QList<basekeeper::SpeechVoice>& voices);
    /// The utterance was spoken to its end.
    void said(int number);
    /// The engine cannot be used any more and sends no further signals. `words` is its own message, often empty.
    void failed(basekeeper::SpeechFault fault, const QString& words);
};

using SpeechEngineMaker = std::function<std::unique_ptr<SpeechEngine>()>;

}  // namespace basekeeper
