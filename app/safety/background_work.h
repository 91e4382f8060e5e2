// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaObject>
#include <QObject>
#include <QThreadPool>

#include <utility>

namespace basekeeper {

/// Work on files that nothing else uses, one piece after the other in a thread of its own. What was begun is waited for
/// when this goes; what comes of it is then not told any more.
class BackgroundWork : public QObject {
public:
    explicit BackgroundWork(QObject* parent = nullptr) : QObject(parent) { m_thread.setMaxThreadCount(1); }
    ~BackgroundWork() override {
        m_thread.clear();
        m_thread.waitForDone();
    }

    /// `then` is called in this thread with what `work` gives.
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
