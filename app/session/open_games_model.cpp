// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/open_games_model.h"

#include "app/history/session_texts.h"
#include "app/history/summary_keeper.h"
#include "app/safety/store_text.h"
#include "app/session/session_controller.h"

namespace basekeeper {

OpenGamesModel::OpenGamesModel(SessionController& controller, SummaryKeeper& keeper, QObject* parent)
    : QObject(parent), m_controller(controller) {
    connect(&keeper, &SummaryKeeper::advanced, this, &OpenGamesModel::refresh);
    connect(&controller, &SessionController::gameChanged, this, &OpenGamesModel::refresh);
    connect(&controller, &SessionController::storeChanged, this, &OpenGamesModel::refresh);
}

void OpenGamesModel::prepare() {
    m_shown = true;
    dismiss();
    refresh();
}

void OpenGamesModel::refresh() {
    if (!m_shown) return;
    std::vector<SessionRow> rows;
    if (Store* store = m_controller.store()) {
        const QString atTable = m_controller.hasGame() ? m_controller.info().id : QString();
        const auto names = store->playerNames();
        // One more than are shown, to know whether there are more, and the one at the table, which is left out.
        const auto open = store->openSessions(most + 2);
        if (!names || !open) {
            say(storeErrorText(!names ? names.error() : open.error()));
            return;
        }
        for (const CurrentNames current(*names); const ListedSession& session : *open)
            if (session.info.id != atTable) rows.push_back(SessionTexts::row(session, current, atTable));
    }
    m_hasMore = rows.size() > most;
    if (m_hasMore) rows.resize(most);
    m_games.setRows(std::move(rows));
    emit listed();
}

bool OpenGamesModel::resume(const QString& session) {
    const auto done = m_controller.resume(session);
    say(done ? QString() : storeErrorText(done.error()));
    refresh();
    return done.has_value();
}

void OpenGamesModel::dismiss() { say({}); }

void OpenGamesModel::say(const QString& problem) {
    if (problem == m_problem) return;
    m_problem = problem;
    emit said();
}

}  // namespace basekeeper
