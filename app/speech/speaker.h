// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/languages.h"
#include "app/settings.h"
#include "app/speech/speech_engine.h"

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>

namespace basekeeper {

/// Reads texts aloud, one at a time, each in the language it is written in. What cannot be read is never met with
/// silence: `problem` says what is missing. The engine is made when something is first to be read.
class Speaker : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    /// "idle", "speaking", "paused" or "missing": what was asked for cannot be read
    Q_PROPERTY(QString state READ state NOTIFY changed FINAL)
    /// The name that the caller gave to what is read, or could not be; empty while idle
    Q_PROPERTY(QString what READ what NOTIFY changed FINAL)
    /// Why it cannot be read and what to do, in the screen's language; empty unless "missing"
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    /// For each language, once the engine has been asked: [{language, ready, several, text}]
    Q_PROPERTY(QVariantList voices READ voices NOTIFY voicesChanged FINAL)
    /// What to do where voices are missing, said once for all languages; empty: none is missing
    Q_PROPERTY(QString voicesNote READ voicesNote NOTIFY voicesChanged FINAL)

public:
    Speaker(const Languages& languages, Settings& settings, SpeechEngineMaker makeEngine, QObject* parent = nullptr);
    ~Speaker() override;

    [[nodiscard]] QString state() const;
    [[nodiscard]] const QString& what() const { return m_what; }
    [[nodiscard]] QString problem() const;
    [[nodiscard]] QVariantList voices() const;
    [[nodiscard]] QString voicesNote() const;

    /// Reads the text, in place of what is being read. A line of it is a sentence of its own.
    Q_INVOKABLE void speak(const QString& what, const QString& text, const QString& language);
    /// At once; it goes on with the sentence that was interrupted.
    Q_INVOKABLE void pause();
    Q_INVOKABLE void resume();
    /// Falls silent; a problem that was shown is put away.
    Q_INVOKABLE void stop();

    /// Asks the engine for its voices, so that `voices` can say what there is.
    Q_INVOKABLE void lookForVoices();
    /// The next of the language's voices is used from now on.
    Q_INVOKABLE void useNextVoice(const QString& language);
    /// A sentence to try the voice of a language with.
    Q_INVOKABLE [[nodiscard]] QString sample(const QString& language) const;

    /// After the language changed.
    void retranslate();

signals:
    void changed();
    void voicesChanged();

private:
    enum class State : std::uint8_t { Idle, Speaking, Paused, Missing };
    struct Fault {
        SpeechFault fault;
        QString words;  ///< of the engine
    };

    /// Whether the engine has said which voices there are; starts it if need be.
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
    std::unique_ptr<SpeechEngine> m_engine;
    std::optional<QList<SpeechVoice>> m_voices;  ///< once the engine has told
    std::optional<Fault> m_fault;                ///< why there is no engine

    State m_state = State::Idle;
    QString m_what;
    QString m_language;
    std::optional<Fault> m_why;  ///< while missing; none: there is no voice
    QStringList m_sentences;
    qsizetype m_at = 0;  ///< the sentence that is being said
    int m_number = 0;    ///< of the last utterance: what an engine says of an earlier one no longer counts
};

}  // namespace basekeeper
