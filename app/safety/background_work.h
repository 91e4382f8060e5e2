// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaObject>
#include <QObject>
#include <QThreadPool>

#include <utility>

namespace basekeeper {

/// Runs pieces of work one after the other in a separate thread; they may only touch files that nothing else uses. The
/// destructor waits for the piece that has begun and drops its result.
class BackgroundWork : public QObject {
public:
    explicit BackgroundWork(QObject* parent = nullptr) : QObject(parent) { m_thread.setMaxThreadCount(1); }
    ~BackgroundWork() override {
        m_thread.clear();
        m_thread.waitForDone();
    }

    /// Runs `work` in the thread, then calls `then` with its result in this thread.
    template <class Work, class Then>
    void run(Work work, Then then) {
        m_thread.start([this, work = std::move(work), then = std::move(then)]() mutable {
            auto result = work();
            QMetaObject::invokeMethod(
                this, [then = std::move(then), result = std::move(result)]() mutable { then(std::move(result)); },
                Qt::QueuedConnection);
        });
    }

private:
    QThreadPool m_thread;
};

}  // namespace basekeeper
