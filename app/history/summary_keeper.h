// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store_error.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <chrono>

namespace basekeeper {

class SessionController;

/// Works out the summaries that sessions lack: a few at a time, with pauses between, so that the table never waits.
/// A game that is being played is left alone until it is over or left: its summary would not live longer than its next
/// act.
class SummaryKeeper : public QObject {
    Q_OBJECT

public:
    explicit SummaryKeeper(SessionController& controller, QObject* parent = nullptr);

    /// From now on what is missing is worked out, beginning after a while.
    void start(std::chrono::milliseconds after);
    /// As many sessions as are played in an evening: worked out before a list is shown, so that it is right at once.
    static constexpr int anEvening = 3;
    /// What the newest sessions lack, at once; the rest goes on as before.
    [[nodiscard]] StoreResult<void> catchUp(int sessions);
    /// Something was added from elsewhere.
    void lookAgain();
    /// Whether nothing was missing when it was last looked for.
    [[nodiscard]] bool isDone() const { return m_done; }

signals:
    /// Some were worked out, or all are.
    void advanced();

private:
    void workSome();
    [[nodiscard]] StoreResult<int> work(const QStringList& sessions, std::chrono::milliseconds atMost);

    SessionController& m_controller;
    QTimer m_timer;
    QStringList m_waiting;
    bool m_started = false;
    bool m_done = false;
};

}  // namespace basekeeper
