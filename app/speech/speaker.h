// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/languages.h"
#include "app/settings.h"
#include "app/speech/sentences.h"
#include "app/speech/speech_engine.h"

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>

namespace basekeeper {

/// Reads texts aloud, one at a time, each in its own language. If a text cannot be read, `problem` says what is
/// missing. The engine is made when something is first to be read.
class Speaker : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_CLASSINFO("RegisterEnumClassesUnscoped", "false")
    Q_PROPERTY(State state READ state NOTIFY changed FINAL)
    /// The caller's name for the text; empty while idle.
    Q_PROPERTY(QString what READ what NOTIFY changed FINAL)
    /// Why the text cannot be read and what to do, in the screen's language; empty unless `Missing`.
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    /// For each language, once the engine has reported its voices: [{language, ready, several, text}].
    Q_PROPERTY(QVariantList voices READ voices NOTIFY voicesChanged FINAL)
    /// What to install where the engine or a voice is missing, for all languages; empty if none is.
    Q_PROPERTY(QString voicesNote READ voicesNote NOTIFY voicesChanged FINAL)
    /// Why an engine that is there tells no voices, and what to do; or empty.
    Q_PROPERTY(QString voicesProblem READ voicesProblem NOTIFY voicesChanged FINAL)

public:
    enum class State { Idle, Speaking, Paused, Missing };  ///< `Missing`: the text cannot be read
    Q_ENUM(State)

    /// `english`: words that are said with an English voice, if there is one, whatever text they stand in.
    Speaker(const Languages& languages, Settings& settings, SpeechEngineMaker makeEngine, QStringList english = {},
            QObject* parent = nullptr);
    ~Speaker() override;

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] const QString& what() const { return m_what; }
    [[nodiscard]] QString problem() const;
    [[nodiscard]] QVariantList voices() const;
    [[nodiscard]] QString voicesNote() const;
    [[nodiscard]] QString voicesProblem() const;

    /// Reads the text, put into words for the ear, and interrupts what is being read. Each line ends a sentence.
    Q_INVOKABLE void speak(const QString& what, const QString& text, const QString& language);
    /// Interrupts the present sentence; `resume` begins it again.
    Q_INVOKABLE void pause();
    Q_INVOKABLE void resume();
    /// Stops reading and clears `problem`.
    Q_INVOKABLE void stop();

    /// Asks the engine for its voices, so that `voices` is filled.
    Q_INVOKABLE void lookForVoices();
    /// Chooses the next voice of that language.
    Q_INVOKABLE void useNextVoice(const QString& language);
    /// A sentence for trying the voice of a language.
    Q_INVOKABLE [[nodiscard]] QString sample(const QString& language) const;

    /// Call after the language has changed.
    void retranslate();

signals:
    void changed();
    void voicesChanged();

private:
    struct Fault {
        SpeechFault fault;
        QString words;  ///< of the engine
    };

    /// Whether the engine has reported its voices; starts it if necessary.
    bool isReady();
    void go();
    void cutOff();
    void become(State state);
    void fail(SpeechFault fault, const QString& words);
    [[nodiscard]] QList<SpeechVoice> voicesFor(const QString& language) const;
    [[nodiscard]] std::optional<SpeechVoice> voiceFor(const QString& language) const;
    [[nodiscard]] static QString faultText(const Fault& fault);
    [[nodiscard]] static QString noVoiceText(const QString& language);

    const Languages& m_languages;
    Settings& m_settings;
    SpeechEngineMaker m_makeEngine;
    QStringList m_english;
    std::unique_ptr<SpeechEngine> m_engine;
    std::optional<QList<SpeechVoice>> m_voices;  ///< once the engine has reported them
    std::optional<Fault> m_fault;                ///< why there is no engine

    State m_state = State::Idle;
    QString m_what;
    QString m_language;
    std::optional<Fault> m_why;  ///< while missing; empty if there is no voice
    QList<Sentence> m_sentences;
    qsizetype m_at = 0;  ///< index of the sentence being read
    int m_number = 0;    ///< of the last utterance; signals about earlier ones are ignored
};

}  // namespace basekeeper
