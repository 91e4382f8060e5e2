// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/speech/qt_speech_engine.h"

#include "app/speech/speech_worker.h"

#include <utility>

namespace basekeeper {

namespace {

constexpr int patienceAtTheEnd = 500;  // ms
constexpr int lettersInPatience = 20;

}  // namespace

QtSpeechEngine::QtSpeechEngine(QString engine, std::chrono::milliseconds patience)
    : m_patience(patience), m_thread(std::make_unique<QThread>()), m_worker(new SpeechWorker(std::move(engine))) {
    m_worker->moveToThread(m_thread.get());
    connect(m_thread.get(), &QThread::finished, m_worker, &QObject::deleteLater);
    connect(m_worker, &SpeechWorker::ready, this, [this](const QList<SpeechVoice>& voices) {
        if (m_failed) return;
        m_overdue.stop();
        emit ready(voices);
    });
    connect(m_worker, &SpeechWorker::said, this, [this](int number) {
        if (m_failed) return;
        if (number == m_number) m_overdue.stop();
        emit said(number);
    });
    connect(m_worker, &SpeechWorker::failed, this, &QtSpeechEngine::fail);
    m_overdue.setSingleShot(true);
    connect(&m_overdue, &QTimer::timeout, this, [this] { fail(SpeechFault::NoAnswer, {}); });
    m_thread->start();
}

QtSpeechEngine::~QtSpeechEngine() {
    // A thread that a hanging service blocks cannot be destroyed, so it deletes itself once the worker is destroyed.
    // `finished` comes earlier, and destroying the thread then would block.
    connect(m_worker, &QObject::destroyed, m_thread.get(), &QObject::deleteLater);
    m_thread->quit();
    // A failed engine is dropped while people play. Any other is destroyed at exit, which must wait for its thread.
    if (m_failed || !m_thread->wait(patienceAtTheEnd)) (void)m_thread.release();
}

void QtSpeechEngine::fail(SpeechFault fault, const QString& words) {
    m_overdue.stop();
    if (std::exchange(m_failed, true)) return;
    emit failed(fault, words);
}

void QtSpeechEngine::start() {
    m_overdue.start(m_patience);
    QMetaObject::invokeMethod(m_worker, &SpeechWorker::start);
}

void QtSpeechEngine::say(const Utterance& utterance) {
    if (m_failed) return;
    m_number = utterance.number;
    // Without a loudspeaker a speech service starts and never finishes.
    m_overdue.start(m_patience + m_patience * utterance.text.size() / lettersInPatience);
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, utterance] { worker->say(utterance); });
}

void QtSpeechEngine::stop() {
    m_overdue.stop();
    QMetaObject::invokeMethod(m_worker, &SpeechWorker::stop);
}

}  // namespace basekeeper
