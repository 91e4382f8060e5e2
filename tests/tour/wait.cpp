// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tour/wait.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEvent>
#include <QTimer>

#include <chrono>

namespace basekeeper {

bool waitUntilSo(const std::function<bool()>& isSo) {
    const QDeadlineTimer deadline(std::chrono::seconds(10));
    // For what comes about without an event, such as the work of another thread or process.
    QTimer heartbeat;
    heartbeat.start(10);
    while (!isSo()) {
        if (deadline.hasExpired()) return false;
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    return true;
}

}  // namespace basekeeper
