// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/sessions_model.h"

#include "app/history/session_summarizer.h"
#include "app/history/summary_keeper.h"
#include "app/language/joined.h"
#include "app/language/moment_text.h"
#include "app/safety/store_text.h"
#include "app/session/session_controller.h"
#include "db/formats/text_limits.h"

#include <algorithm>

namespace basekeeper {

namespace {

constexpr int page = 40;
/// More rows are dropped when the list is read again: nobody scrolls back that far.
constexpr int mostKept = 400;

}  // namespace

SessionsModel::SessionsModel(SessionController& controller, SummaryKeeper& keeper, QObject* parent)
    : QObject(parent), m_controller(controller), m_keeper(keeper) {
    connect(&keeper, &SummaryKeeper::advanced, this, &SessionsModel::refresh);
    connect(&controller, &SessionController::gameChanged, this, &SessionsModel::refresh);
    connect(&controller, &SessionController::storeChanged, this, &SessionsModel::refresh);
}

bool SessionsModel::isCounting() const { return !m_keeper.isDone(); }

void SessionsModel::prepare() {
    m_shown = true;
    dismiss();
    note(m_keeper.catchUp(SummaryKeeper::anEvening));
    m_listed.clear();
    refresh();
}

void SessionsModel::leave() { m_shown = false; }

void SessionsModel::setQuery(const QString& query) {
    if (query == m_query) return;
    m_query = query;
    m_listed.clear();
    search();
    emit queryChanged();
}

void SessionsModel::setGame(const QString& game) {
    if (game == m_game) return;
    m_game = game;
    m_listed.clear();
    search();
    emit queryChanged();
}

SessionQuery SessionsModel::storeQuery() const { return {foldedWords(m_query), m_game}; }

void SessionsModel::refresh() {
    if (!m_shown) return;
    search();
    if (Store* store = m_controller.store()) {
        readDeleted(*store);
        readGames(*store);
    }
    emit listed();
}

void SessionsModel::search() {
    Store* store = m_controller.store();
    if (store == nullptr) {
        showNothing();
        say(m_controller.problem() ? storeErrorText(*m_controller.problem()) : QString());
        return;
    }
    const int wanted = std::clamp(static_cast<int>(m_listed.size()), page, mostKept);
    auto names = store->playerNames();
    auto newest = store->listSessions(storeQuery(), 0, wanted);
    const auto found = store->countSessions(storeQuery());
    if (!names || !newest || !found) {
        say(storeErrorText(!names ? names.error() : !newest ? newest.error() : found.error()));
        return;
    }
    m_names = CurrentNames(*names);
    m_listed = *std::move(newest);
    m_found = *found;
    std::vector<SessionRow> rows;
    std::ranges::transform(m_listed, std::back_inserter(rows),
                           [this](const ListedSession& session) { return row(session); });
    m_sessions.setRows(std::move(rows));
    emit listed();
}

void SessionsModel::showNothing() {
    m_listed.clear();
    m_found = 0;
    m_games.clear();
    m_sessions.setRows({});
    m_deleted.setRows({});
    emit listed();
}

void SessionsModel::showMore() {
    Store* store = m_controller.store();
    if (store == nullptr || static_cast<int>(m_listed.size()) >= m_found) return;
    auto more = store->listSessions(storeQuery(), static_cast<int>(m_listed.size()), page);
    if (!more) {
        say(storeErrorText(more.error()));
        return;
    }
    std::vector<SessionRow> rows;
    for (ListedSession& session : *more) {
        rows.push_back(row(session));
        m_listed.push_back(std::move(session));
    }
    m_sessions.appendRows(std::move(rows));
}

void SessionsModel::readDeleted(Store& store) {
    const auto sessions = store.deletedSessions();
    if (!sessions) {
        say(storeErrorText(sessions.error()));
        return;
    }
    std::vector<DeletedSessionRow> rows;
    for (const SessionInfo& info : *sessions) {
        const QString name = SessionTexts::title(info, Joined::list(SessionTexts::players(info, m_names)));
        rows.push_back({info.id, Joined::facts({name, momentText(info.startedAt)})});
    }
    m_deleted.setRows(std::move(rows));
}

void SessionsModel::readGames(Store& store) {
    const auto games = store.games();
    m_games = games ? SessionTexts::gameChoices(*games) : QVariantList();
}

SessionRow SessionsModel::row(const ListedSession& session) const {
    return SessionTexts::row(session, m_names, m_controller.hasGame() ? m_controller.info().id : QString());
}

SessionInfo SessionsModel::infoOf(const QString& session) const {
    const auto found = std::ranges::find_if(m_listed, [&](const ListedSession& one) { return one.info.id == session; });
    return found == m_listed.end() ? SessionInfo() : found->info;
}

QString SessionsModel::titleOf(const QString& session) const { return infoOf(session).title; }

QString SessionsModel::noteOf(const QString& session) const { return infoOf(session).note; }

bool SessionsModel::setWords(const QString& session, const QString& title, const QString& note) {
    Store* store = m_controller.store();
    if (store == nullptr) return false;
    // Old ones may be longer than what can be typed now: what nobody changed stays as it is.
    const SessionInfo before = infoOf(session);
    const auto keepTitle = [&] {
        return title == before.title ? StoreResult<void>() : store->setTitle(session, tidyName(title.trimmed()));
    };
    const auto keepNote = [&] {
        return note == before.note ? StoreResult<void>() : store->setNote(session, tidyText(note.trimmed()));
    };
    // Searches use the summary, which contains title and note.
    const bool done =
        this->note(keepTitle().and_then(keepNote).and_then([&] { return m_keeper.catchUp(SummaryKeeper::anEvening); }));
    search();
    return done;
}

bool SessionsModel::remove(const QString& session) {
    const bool done = note(m_controller.remove(session));
    refresh();
    return done;
}

bool SessionsModel::restore(const QString& session) {
    Store* store = m_controller.store();
    if (store == nullptr) return false;
    const bool done = note(store->restoreSession(session));
    refresh();
    return done;
}

bool SessionsModel::resume(const QString& session) {
    const bool done = note(m_controller.resume(session));
    refresh();
    return done;
}

bool SessionsModel::note(const StoreResult<void>& done) {
    say(done ? QString() : storeErrorText(done.error()));
    return done.has_value();
}

void SessionsModel::dismiss() { say({}); }

void SessionsModel::say(const QString& problem) {
    if (problem == m_problem) return;
    m_problem = problem;
    emit said();
}

}  // namespace basekeeper
