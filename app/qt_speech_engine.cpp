// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/qt_speech_engine.h"

#include "app/speech_worker.h"

namespace basekeeper {

namespace {

constexpr int patienceAtTheEnd = 3000;  // ms
constexpr int patienceWithOneThatHangs = 100;
constexpr int lettersInPatience = 20;

}  // namespace

QtSpeechEngine::QtSpeechEngine(QString engine, std::chrono::milliseconds patience)
    : m_patience(patience), m_thread(std::make_unique<QThread>()), m_worker(new SpeechWorker(std::move(engine))) {
    m_worker->moveToThread(m_thread.get());
    connect(m_thread.get(), &QThread::finished, m_worker, &QObject::deleteLater);
    connect(m_worker, &SpeechWorker::ready, this, [this](const QList<SpeechVoice>& voices) {
        m_overdue.stop();
        emit ready(voices);
    });
    connect(m_worker, &SpeechWorker::said, this, [this](int number) {
        if (number == m_number) m_overdue.stop();
        emit said(number);
    });
    connect(m_worker, &SpeechWorker::failed, this, [this](SpeechFault fault, const QString& words) {
        m_overdue.stop();
        emit failed(fault, words);
    });
    m_overdue.setSingleShot(true);
    connect(&m_overdue, &QTimer::timeout, this, [this] {
        m_hangs = true;
        emit failed(SpeechFault::NoAnswer, {});
    });
    m_thread->start();
}

QtSpeechEngine::~QtSpeechEngine() {
    m_thread->quit();
    if (m_thread->wait(m_hangs ? patienceWithOneThatHangs : patienceAtTheEnd)) return;
    // A thread that a hanging service holds cannot be destroyed; it goes when it is let go.
    QThread* left = m_thread.release();
    connect(left, &QThread::finished, left, &QObject::deleteLater);
}

void QtSpeechEngine::start() {
    m_overdue.start(m_patience);
    QMetaObject::invokeMethod(m_worker, &SpeechWorker::start);
}

void QtSpeechEngine::say(const Utterance& utterance) {
    m_number = utterance.number;
    // Without a loudspeaker a speech service begins and never ends.
    m_overdue.start(m_patience + m_patience * utterance.text.size() / lettersInPatience);
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, utterance] { worker->say(utterance); });
}

void QtSpeechEngine::stop() {
    m_overdue.stop();
    QMetaObject::invokeMethod(m_worker, &SpeechWorker::stop);
}

}  // namespace basekeeper
