// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session_controller.h"

#include "app/history/read_session.h"
#include "app/session/any_game.h"
#include "db/store/store_renewal.h"

#include <algorithm>
#include <utility>

namespace basekeeper {

SessionController::SessionController(StoreResult<std::unique_ptr<Store>> store) { take(std::move(store)); }

void SessionController::take(StoreResult<std::unique_ptr<Store>> store) {
    m_problem.reset();
    m_store.reset();
    if (store) m_store = std::move(*store);
    else m_problem = store.error();
    if (m_store && m_store->onlyReads()) m_problem = m_store->checkFileInPlace().error();
    m_inMemory = !keeps();
}

bool SessionController::keeps() const { return m_store && !m_store->onlyReads(); }

std::unique_ptr<SessionController> SessionController::forReading() {
    auto controller = std::make_unique<SessionController>(std::unique_ptr<Store>());
    controller->m_onlyReads = true;
    controller->m_inMemory = false;
    return controller;
}

std::unique_ptr<SessionController> SessionController::forPractice() {
    auto controller = std::make_unique<SessionController>(std::unique_ptr<Store>());
    controller->m_practises = true;
    controller->m_inMemory = false;
    return controller;
}

SessionController::~SessionController() = default;

const std::vector<Seat>& SessionController::seats() const {
    return visit([](const auto& play) -> const std::vector<Seat>& { return play.setup().seats; });
}

std::size_t SessionController::played() const {
    return visit([](const auto& play) { return play.played(); });
}

bool SessionController::isOver() const {
    return visit([]<Game G>(const Session<G>& play) { return G::isOver(play.state()); });
}

bool SessionController::beginAs(const QString& game, int rulesVersion, const QJsonObject& setup, std::any table) {
    if (m_onlyReads || !saveBeforeClearing()) return false;
    SessionInfo info;
    info.game = game;
    info.rulesVersion = rulesVersion;
    info.setup = setup;
    info.startedAt = QDateTime::currentDateTimeUtc();
    if (m_store && !m_inMemory) {
        auto begun = m_store->beginSession({info.game, info.rulesVersion, info.setup, info.title, info.startedAt});
        if (!begun) {
            fail(begun.error());
            return false;
        }
        info = *begun;
    }
    m_info = info;
    m_times.clear();
    m_saved = 0;
    m_table = std::move(table);
    emit gameChanged();
    emit savingChanged();
    return true;
}

bool SessionController::resume() {
    if (!m_store) return false;
    auto open = m_store->openSession();
    if (!open) {
        fail(open.error());
        return false;
    }
    if (!*open) return false;
    auto session = readSession(*m_store, **open);
    if (!session) {
        fail(std::move(session.error()));
        return false;
    }
    load(std::move(*session));
    return true;
}

void SessionController::load(ReadSession session) {
    m_info = std::move(session.info);
    std::visit([this]<Game G>(Session<G>& play) { m_table = GameAtTable<G>(std::move(play)); }, session.play);
    m_times = std::move(session.times);
    m_saved = static_cast<int>(m_times.size());
    emit gameChanged();
    emit savingChanged();
}

StoreResult<void> SessionController::reload() {
    auto read = m_store->session(m_info.id).and_then([&](const std::optional<SessionInfo>& info) {
        return readSession(*m_store, info.value_or(m_info)).map([&](ReadSession&& session) {
            load(std::move(session));
        });
    });
    // The log in memory is outdated.
    if (!read) clearTable();
    return read;
}

void SessionController::show(ReadSession session) {
    if (m_onlyReads || m_practises) load(std::move(session));
}

bool SessionController::isTrial() const {
    return hasGame() && visitTable(*this, [](const auto& table) { return table.past && table.past->isTrial; });
}

std::optional<std::size_t> SessionController::shownPast() const {
    if (!hasGame()) return {};
    return visitTable(*this,
                      [](const auto& table) { return table.past ? std::optional(table.past->acts) : std::nullopt; });
}

void SessionController::showPast(std::size_t acts) {
    acts = std::min(acts, played());
    if (shownPast() != acts || isTrial()) showPast(acts, false);
}

void SessionController::startTrialAt(std::size_t acts) { showPast(acts, true); }

void SessionController::showPast(std::size_t acts, bool isTrial) {
    visitTable(*this, [&](auto& table) {
        table.past = {.acts = acts, .state = table.play.stateAfter(acts), .isTrial = isTrial};
    });
    emit shownPastChanged();
}

void SessionController::showPresent() {
    if (!shownPast()) return;
    visitTable(*this, [](auto& table) { table.past.reset(); });
    emit shownPastChanged();
}

bool SessionController::wouldLoseEntries() { return !keeps() && unsavedEntries() > 0 && !saveNow(); }

bool SessionController::saveBeforeClearing() { return !keeps() || unsavedEntries() == 0 || saveNow(); }

void SessionController::endSession() {
    if (!saveBeforeClearing()) return;
    if (keeps() && !m_info.id.isEmpty())
        if (auto ended = m_store->endSession(m_info.id, QDateTime::currentDateTimeUtc()); !ended) {
            fail(ended.error());
            return;
        }
    clearTable();
}

void SessionController::clearTable() {
    m_table.reset();
    m_times.clear();
    m_saved = 0;
    emit gameChanged();
    emit savingChanged();
}

StoreResult<void> SessionController::resume(const QString& session) {
    if (!m_store) return tl::unexpected(m_problem.value_or(StoreError()));
    if (wouldLoseEntries()) return refuse(StoreErrorKind::OnlyInMemory, m_store->path(), {});
    if (m_inMemory && keeps() && !saveNow()) return tl::unexpected(m_problem.value_or(StoreError()));
    const auto info = m_store->session(session);
    if (!info) return tl::unexpected(info.error());
    if (!*info || (*info)->endedAt)
        return tl::unexpected(
            StoreError{StoreErrorKind::Failed, m_store->path(), QStringLiteral("no unfinished session ") + session});
    auto read = readSession(*m_store, **info);
    if (!read) return tl::unexpected(std::move(read.error()));
    if (auto done = keeps() ? m_store->makeCurrent(session) : StoreResult<void>(); !done) return done;
    load(*std::move(read));
    return {};
}

StoreResult<void> SessionController::remove(const QString& session) {
    if (!m_store) return tl::unexpected(m_problem.value_or(StoreError()));
    const bool atTable = hasGame() && m_info.id == session;
    // It can be restored, and then must have all of its acts.
    if (atTable && !saveBeforeClearing()) return tl::unexpected(m_problem.value_or(StoreError()));
    if (auto done = m_store->deleteSession(session, QDateTime::currentDateTimeUtc()); !done) return done;
    if (atTable) clearTable();
    return {};
}

SessionController::Outcome SessionController::undo(int steps) {
    if (!hasGame()) return Outcome::ReadOnly;
    return visit([&]<Game G>(const Session<G>&) { return add<G>(Undo{steps}); });
}

SessionController::Outcome SessionController::redo(int steps) {
    if (!hasGame()) return Outcome::ReadOnly;
    return visit([&]<Game G>(const Session<G>&) { return add<G>(Redo{steps}); });
}

bool SessionController::append(const QJsonObject& entry, const QDateTime& at, bool over) {
    if (m_practises) {
        ++m_saved;
        return true;
    }
    auto stored = m_store->append(m_info.id, entry, at, over, m_saved);
    if (!stored) {
        fail(stored.error());
        return false;
    }
    ++m_saved;
    m_problem.reset();
    return true;
}

void SessionController::continueInMemory() {
    m_inMemory = true;
    emit savingChanged();
}

bool SessionController::saveNow() {
    if (!m_store) return false;
    if (m_store->onlyReads()) {
        // The disk may be writable by now.
        auto store = Store::open(m_store->folder());
        if (!store) {
            fail(store.error());
            return false;
        }
        m_store = std::move(*store);
        emit storeChanged();
    }
    if (hasGame() && m_info.id.isEmpty()) {
        auto begun =
            m_store->beginSession({m_info.game, m_info.rulesVersion, m_info.setup, m_info.title, m_info.startedAt});
        if (!begun) {
            fail(begun.error());
            return false;
        }
        m_info = *begun;
    }
    if (auto done = appendUnsaved().and_then([&] { return m_store->checkFileInPlace(); }); !done) {
        fail(std::move(done.error()));
        return false;
    }
    m_inMemory = false;
    m_problem.reset();
    emit savingChanged();
    return true;
}

StoreResult<void> SessionController::appendUnsaved() {
    if (unsavedEntries() == 0) return {};
    return visit([this]<Game G>(const Session<G>& play) -> StoreResult<void> {
        // A session ends with the entry that ends the game, which need not be the last one.
        Session<G> then(play.setup());
        for (std::size_t i = 0; i < m_times.size(); ++i) {
            const Entry<G>& entry = play.log()[i];
            then.add(entry);
            if (i < static_cast<std::size_t>(m_saved)) continue;
            const auto stored =
                m_store->append(m_info.id, writeEntry<CodecOf<G>>(entry), m_times[i], G::isOver(then.state()), m_saved);
            if (!stored) return tl::unexpected(stored.error());
            ++m_saved;
        }
        return {};
    });
}

void SessionController::reopenStore(const std::function<StoreResult<std::unique_ptr<Store>>()>& open) {
    emit storeAboutToChange();
    m_table.reset();
    m_times.clear();
    m_saved = 0;
    m_info = {};
    m_store.reset();
    take(open());
    emit storeChanged();
    if (resume()) return;
    emit gameChanged();
    emit savingChanged();
}

bool SessionController::saveToNewFile() {
    if (!m_store) return false;
    emit storeAboutToChange();
    const auto renewed = renewStore(m_store, QDateTime::currentDateTime());
    if (!renewed) {
        m_inMemory = m_inMemory || !m_store;
        fail(renewed.error());
        emit storeChanged();
        return false;
    }
    emit storeChanged();
    return saveNow();
}

void SessionController::fail(StoreError error) {
    m_problem = std::move(error);
    emit savingChanged();
}

}  // namespace basekeeper
