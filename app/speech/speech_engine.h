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
    QString name;      ///< as the engine has it
    QString locale;    ///< where the engine keeps it
    friend bool operator==(const SpeechVoice&, const SpeechVoice&) = default;
};

/// A piece of text that is said in one go.
struct Utterance {
    int number = 0;
    QString text;
    SpeechVoice voice;
    int percent = 100;  ///< of the usual speed

    friend bool operator==(const Utterance&, const Utterance&) = default;
};

enum class SpeechFault : std::uint8_t {
    NoEngine,    ///< nothing on this device speaks
    NotStarted,  ///< there is something, but it does not start
    NoAnswer,    ///< it takes the text and says nothing
    Broken,      ///< it says itself that it failed
};

/// What can say a text. It never keeps its caller waiting: everything is answered by a signal, later.
class SpeechEngine : public QObject {
    Q_OBJECT

public:
    /// Answered by `ready` or `failed`. Once, and before anything else.
    virtual void start() = 0;
    /// Says the text in place of whatever is being said. Answered by `said` or `failed`; by nothing where it is stopped
    /// or replaced.
    virtual void say(const Utterance& utterance) = 0;
    virtual void stop() = 0;

signals:
    void ready(const QList<basekeeper::SpeechVoice>& voices);
    /// To its end.
    void said(int number);
    /// The engine is of no more use, and nothing more comes of it. `words` are its own, for the curious; often empty.
    void failed(basekeeper::SpeechFault fault, const QString& words);
};

using SpeechEngineMaker = std::function<std::unique_ptr<SpeechEngine>()>;

}  // namespace basekeeper
