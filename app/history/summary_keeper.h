// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store_error.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <chrono>

namespace basekeeper {

class SessionController;

/// Fills in missing summaries, a few at a time with pauses, so that the table never waits. Skips a game that is being
/// played until it is over or left: its next act would drop the summary again.
class SummaryKeeper : public QObject {
    Q_OBJECT

public:
    explicit SummaryKeeper(SessionController& controller, QObject* parent = nullptr);

    /// Begins to fill in missing summaries after a delay.
    void start(std::chrono::milliseconds after);
    /// The number of sessions played in an evening: their summaries are made before a list is shown, so that it is
    /// complete.
    static constexpr int anEvening = 3;
    /// Makes the missing summaries of that many of the newest sessions at once; the others follow as usual.
    [[nodiscard]] StoreResult<void> catchUp(int sessions);
    /// Call when sessions were added from elsewhere.
    void lookAgain();
    /// Whether no summary was missing at the last check.
    [[nodiscard]] bool isDone() const { return m_done; }

signals:
    /// More summaries are available, or all.
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
