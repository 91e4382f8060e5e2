// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMutex>
#include <QStringList>
#include <QTextToSpeechEngine>
#include <QTextToSpeechPlugin>

#include <atomic>

namespace basekeeper::test {

/// An engine for Qt's real QTextToSpeech, built into the tests: Debian's Qt 6.4 brings no "mock". Like the real ones it
/// tells only that it speaks or is silent. A text that begins with "long" lasts until it is stopped, "mute" never
/// begins, at "break" it fails. What fails at once, within the call, are the locale es_ES, the voice Ghost, and a text
/// that begins with "refuse".
class TestSpeech : public QTextToSpeechEngine {
    Q_OBJECT

public:
    explicit TestSpeech(QObject* parent) : QTextToSpeechEngine(parent) {
        heard({});
        ++alive();
        const QMutexLocker waits(&hold());
    }
    ~TestSpeech() override {
        const QMutexLocker waits(&hold());
        --alive();
    }

    static std::atomic_int& alive() {
        static std::atomic_int engines = 0;
        return engines;
    }

    /// While it is locked an engine hangs at its start and at its end.
    static QMutex& hold() {
        static QMutex mutex;
        return mutex;
    }

    /// While it is true no locale can be had but the one that there is at the start, of a language that nobody wants.
    static std::atomic_bool& withoutLocales() {
        static std::atomic_bool without = false;
        return without;
    }

    /// "voice: text", of all engines since the last time.
    static QStringList heard(const QString& more = QStringLiteral("-")) {
        static QMutex mutex;
        static QStringList all;
        const QMutexLocker locker(&mutex);
        if (more.isEmpty()) all.clear();
        else if (more != u"-") all << more;
        return all;
    }

    [[nodiscard]] QList<QLocale> availableLocales() const override {
        return {QLocale("en_GB"), QLocale("es_ES"), QLocale::c(), QLocale("fr_FR")};
    }
    [[nodiscard]] QList<QVoice> availableVoices() const override {
        if (m_locale.language() == QLocale::C) return {voice("Klingon"), voice("Chinese (Mandarin)")};
        if (m_locale.language() == QLocale::French) return {voice("Paris"), voice("Ghost")};
        return {voice("London")};
    }
#if QT_VERSION >= QT_VERSION_CHECK(6, 6, 0)
    void synthesize(const QString& /*text*/) override {}
#endif
    void say(const QString& text) override {
        if (text.startsWith(u"mute")) return;
        if (text.startsWith(u"refuse")) {
            refuse();
            return;
        }
        if (text.startsWith(u"break")) {
            become(QTextToSpeech::Error);
            return;
        }
        heard(m_voice.name() + ": " + text);
        become(QTextToSpeech::Speaking);
        if (!text.startsWith(u"long")) become(QTextToSpeech::Ready);
    }
    void stop(QTextToSpeech::BoundaryHint) override { become(QTextToSpeech::Ready); }
    void pause(QTextToSpeech::BoundaryHint) override {}
    void resume() override {}
    [[nodiscard]] double rate() const override { return m_rate; }
    bool setRate(double rate) override {
        if (rate != m_rate) heard(QStringLiteral("rate %1").arg(rate));
        m_rate = rate;
        return true;
    }
    [[nodiscard]] double pitch() const override { return 0; }
    bool setPitch(double) override { return true; }
    [[nodiscard]] QLocale locale() const override { return m_locale; }
    bool setLocale(const QLocale& locale) override {
        if (withoutLocales() || locale.language() == QLocale::Spanish) return refuse();
        m_locale = locale;
        m_voice = availableVoices().constFirst();
        return true;
    }
    [[nodiscard]] double volume() const override { return 1; }
    bool setVolume(double) override { return true; }
    [[nodiscard]] QVoice voice() const override { return m_voice; }
    bool setVoice(const QVoice& voice) override {
        if (voice.name() == u"Ghost") return refuse();
        m_voice = voice;
        return true;
    }
    [[nodiscard]] QTextToSpeech::State state() const override { return m_state; }
    [[nodiscard]] QTextToSpeech::ErrorReason errorReason() const override {
        return QTextToSpeech::ErrorReason::NoError;
    }
    [[nodiscard]] QString errorString() const override {
        return m_state == QTextToSpeech::Error ? QStringLiteral("broken") : QString();
    }

private:
    [[nodiscard]] QVoice voice(const char* name) const {
        return createVoice(name, m_locale, QVoice::Unknown, QVoice::Other, {});
    }
    /// At once, as Qt's engine for speech-dispatcher does; always false.
    bool refuse() {
        m_state = QTextToSpeech::Error;
        emit stateChanged(m_state);
        emit errorOccurred(QTextToSpeech::ErrorReason::Configuration, errorString());
        return false;
    }
    /// Later, as an engine with a process of its own.
    void become(QTextToSpeech::State state) {
        QMetaObject::invokeMethod(
            this,
            [this, state] {
                // A fault is told each time.
                if (m_state == state && state != QTextToSpeech::Error) return;
                m_state = state;
                emit stateChanged(state);
                if (state == QTextToSpeech::Error)
                    emit errorOccurred(QTextToSpeech::ErrorReason::Playback, errorString());
            },
            Qt::QueuedConnection);
    }

    QLocale m_locale{withoutLocales() ? "fr_FR" : "en_GB"};
    QVoice m_voice = voice("London");
    double m_rate = 0;
    QTextToSpeech::State m_state = QTextToSpeech::Ready;
};

class TestSpeechPlugin : public QObject, public QTextToSpeechPlugin {
    Q_OBJECT
    Q_INTERFACES(QTextToSpeechPlugin)
    Q_PLUGIN_METADATA(IID "org.qt-project.qt.speech.tts.plugin/6.0" FILE "test_speech_plugin.json")

public:
    QTextToSpeechEngine* createTextToSpeechEngine(const QVariantMap&, QObject* parent, QString*) const override {
        return new TestSpeech(parent);
    }
};

}  // namespace basekeeper::test
