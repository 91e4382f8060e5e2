// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/summary_keeper.h"

#include "app/history/session_summarizer.h"
#include "app/session/session_controller.h"

#include <algorithm>

namespace basekeeper {

using namespace std::chrono_literals;

namespace {

/// Half a frame of work, then a pause for everything else.
constexpr auto portion = 8ms;
constexpr auto pause = 50ms;
constexpr int soughtAtOnce = 200;

}  // namespace

SummaryKeeper::SummaryKeeper(SessionController& controller, QObject* parent)
    : QObject(parent), m_controller(controller) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &SummaryKeeper::workSome);
    connect(&controller, &SessionController::gameChanged, this, &SummaryKeeper::lookAgain);
    connect(&controller, &SessionController::advanced, this, [this] {
        if (m_controller.isOver()) lookAgain();
    });
}

void SummaryKeeper::start(std::chrono::milliseconds after) {
    m_started = true;
    m_timer.start(after);
}

void SummaryKeeper::lookAgain() {
    m_done = false;
    if (m_started && !m_timer.isActive()) m_timer.start(pause);
}

StoreResult<void> SummaryKeeper::catchUp(int sessions) {
    Store* store = m_controller.store();
    if (store == nullptr) return {};
    const auto missing = store->sessionsWithoutSummary(sessions);
    if (!missing) return tl::unexpected(missing.error());
    return work(*missing, 1h).map([&](int) {
        if (missing->size() < sessions) m_done = true;
    });
}

void SummaryKeeper::workSome() {
    Store* store = m_controller.store();
    if (store == nullptr) return;
    if (m_waiting.isEmpty()) {
        const auto missing = store->sessionsWithoutSummary(soughtAtOnce);
        // What fails on disk now may succeed later.
        if (!missing) return;
        m_waiting = *missing;
        const bool playing = m_controller.hasGame() && !m_controller.isOver();
        if (playing) m_waiting.removeAll(m_controller.info().id);
        if (m_waiting.isEmpty()) {
            m_done = true;
            emit advanced();
            return;
        }
    }
    const auto done = work(m_waiting, portion);
    if (!done) {
        m_waiting.clear();
        return;
    }
    m_waiting.remove(0, *done);
    emit advanced();
    m_timer.start(pause);
}

StoreResult<int> SummaryKeeper::work(const QStringList& sessions, std::chrono::milliseconds atMost) {
    Store* store = m_controller.store();
    const auto begun = std::chrono::steady_clock::now();
    std::vector<SummaryOf> summaries;
    int done = 0;
    for (const QString& id : sessions) {
        if (done > 0 && std::chrono::steady_clock::now() - begun >= atMost) break;
        ++done;
        const auto info = store->session(id);
        if (!info) return tl::unexpected(info.error());
        // Deleted meanwhile.
        if (!*info) continue;
        auto summary = summarize(*store, **info);
        if (!summary) return tl::unexpected(summary.error());
        summaries.push_back({id, *std::move(summary)});
    }
    if (summaries.empty()) return done;
    return store->saveSummaries(summaries).map([&] { return done; });
}

}  // namespace basekeeper
