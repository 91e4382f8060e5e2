// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/qt_speech_engine.h"

#include "app/speech_worker.h"

namespace basekeeper {

namespace {

constexpr int patienceAtTheEnd = 3000;  // ms

}  // namespace

QtSpeechEngine::QtSpeechEngine(QString engine, std::chrono::milliseconds patience)
    : m_thread(std::make_unique<QThread>()), m_worker(new SpeechWorker(std::move(engine), patience)) {
    m_worker->moveToThread(m_thread.get());
    connect(m_thread.get(), &QThread::finished, m_worker, &QObject::deleteLater);
    connect(m_worker, &SpeechWorker::ready, this, &SpeechEngine::ready);
    connect(m_worker, &SpeechWorker::said, this, &SpeechEngine::said);
    connect(m_worker, &SpeechWorker::failed, this, &SpeechEngine::failed);
    m_thread->start();
}

QtSpeechEngine::~QtSpeechEngine() {
    m_thread->quit();
    // A thread that a hanging service holds cannot be destroyed; it is left to the end of the program.
    if (!m_thread->wait(patienceAtTheEnd)) (void)m_thread.release();
}

void QtSpeechEngine::start() { QMetaObject::invokeMethod(m_worker, &SpeechWorker::start); }

void QtSpeechEngine::say(const Utterance& utterance) {
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, utterance] { worker->say(utterance); });
}

void QtSpeechEngine::stop() { QMetaObject::invokeMethod(m_worker, &SpeechWorker::stop); }

}  // namespace basekeeper
