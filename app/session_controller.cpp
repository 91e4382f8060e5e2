// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session_controller.h"

#include "db/all_your_base_codec.h"
#include "db/session_file.h"
#include "db/store_renewal.h"

#include <algorithm>
#include <utility>

namespace basekeeper {

SessionController::SessionController(StoreResult<std::unique_ptr<Store>> store) {
    if (store)
        m_store = std::move(*store);
    else
        m_problem = store.error();
    m_inMemory = !m_store;
}

std::unique_ptr<SessionController> SessionController::forReading() {
    auto controller = std::make_unique<SessionController>(std::unique_ptr<Store>());
    controller->m_onlyReads = true;
    controller->m_inMemory = false;
    return controller;
}

SessionController::~SessionController() = default;

bool SessionController::begin(const all_your_base::Setup& setup) {
    if (m_onlyReads || !keepBeforeClearing()) return false;
    SessionInfo info;
    info.game = AllYourBaseCodec::gameName();
    info.rulesVersion = AllYourBase::rulesVersion;
    info.setup = AllYourBaseCodec::writeSetup(setup);
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
    m_past.reset();
    m_saved = 0;
    m_play.emplace(setup);
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
    take(std::move(*session));
    return true;
}

void SessionController::take(ReadSession session) {
    m_info = std::move(session.info);
    m_play = std::move(session.play);
    m_times = std::move(session.times);
    m_past.reset();
    m_saved = static_cast<int>(m_times.size());
    emit gameChanged();
    emit savingChanged();
}

StoreResult<void> SessionController::readAgain() {
    auto read = m_store->session(m_info.id).and_then([&](const std::optional<SessionInfo>& info) {
        return readSession(*m_store, info.value_or(m_info)).map([&](ReadSession&& session) { take(std::move(session)); });
    });
    // What is in memory is no longer the game.
    if (!read) clearTable();
    return read;
}

void SessionController::show(ReadSession session) {
    if (m_onlyReads) take(std::move(session));
}

void SessionController::lookAt(std::size_t acts) {
    acts = std::min(acts, m_play->played());
    if (m_past && m_past->acts == acts && !m_past->tries) return;
    m_past = Past{acts, m_play->stateAfter(acts)};
    emit lookedAtChanged();
}

void SessionController::tryAt(std::size_t acts) {
    m_past = Past{.acts = acts, .state = m_play->stateAfter(acts), .tries = true};
    emit lookedAtChanged();
}

SessionController::Outcome SessionController::tryOut(const EntryOfGame& entry) {
    const auto* action = std::get_if<AllYourBase::Action>(&entry);
    if (action == nullptr) return Outcome::LookingBack;
    if (auto violation = AllYourBase::whyNot(m_past->state, *action)) {
        m_refusal = std::move(*violation);
        return Outcome::Refused;
    }
    m_past->tried = *action;
    emit actTried();
    return Outcome::Tried;
}

void SessionController::lookAtNow() {
    if (!m_past) return;
    m_past.reset();
    emit lookedAtChanged();
}

bool SessionController::keepBeforeClearing() { return !m_store || unsavedEntries() == 0 || saveNow(); }

void SessionController::endSession() {
    if (!keepBeforeClearing()) return;
    if (m_store && !m_info.id.isEmpty())
        if (auto ended = m_store->endSession(m_info.id, QDateTime::currentDateTimeUtc()); !ended) {
            fail(ended.error());
            return;
        }
    clearTable();
}

void SessionController::clearTable() {
    m_play.reset();
    m_past.reset();
    m_times.clear();
    m_saved = 0;
    emit gameChanged();
    emit savingChanged();
}

StoreResult<void> SessionController::resume(const QString& session) {
    if (!m_store) return tl::unexpected(m_problem.value_or(StoreError()));
    if (m_inMemory && !saveNow()) return tl::unexpected(m_problem.value_or(StoreError()));
    const auto info = m_store->session(session);
    if (!info) return tl::unexpected(info.error());
    if (!*info || (*info)->endedAt) return tl::unexpected(StoreError{StoreErrorKind::Failed, m_store->path(), QStringLiteral("no unfinished session ") + session});
    auto read = readSession(*m_store, **info);
    if (!read) return tl::unexpected(std::move(read.error()));
    if (auto done = m_store->bringToTable(session); !done) return done;
    take(*std::move(read));
    return {};
}

StoreResult<void> SessionController::remove(const QString& session) {
    if (!m_store) return tl::unexpected(m_problem.value_or(StoreError()));
    const bool atTable = hasGame() && m_info.id == session;
    // It can be restored, and then with all of its acts.
    if (atTable && !keepBeforeClearing()) return tl::unexpected(m_problem.value_or(StoreError()));
    if (auto done = m_store->deleteSession(session, QDateTime::currentDateTimeUtc()); !done) return done;
    if (atTable) clearTable();
    return {};
}

SessionController::Outcome SessionController::add(const EntryOfGame& entry) {
    if (!takesEntries()) return Outcome::LookingBack;
    if (tries()) return tryOut(entry);
    if (auto refusal = m_play->whyNot(entry)) {
        m_refusal = std::move(refusal);
        return Outcome::Refused;
    }
    const QDateTime now = QDateTime::currentDateTimeUtc();
    if (!m_inMemory) {
        const bool over = AllYourBase::isOver(m_play->stateWith(entry));
        auto stored = m_store->append(m_info.id, writeEntry<AllYourBaseCodec>(entry), now, over, m_saved);
        if (!stored) {
            fail(stored.error());
            return Outcome::NotSaved;
        }
        ++m_saved;
        m_problem.reset();
    }
    m_play->add(entry);
    m_times.push_back(now);
    emit advanced();
    emit savingChanged();
    return Outcome::Done;
}

void SessionController::continueInMemory() {
    m_inMemory = true;
    emit savingChanged();
}

bool SessionController::saveNow() {
    if (!m_store) return false;
    if (hasGame() && m_info.id.isEmpty()) {
        auto begun = m_store->beginSession({m_info.game, m_info.rulesVersion, m_info.setup, m_info.title, m_info.startedAt});
        if (!begun) {
            fail(begun.error());
            return false;
        }
        m_info = *begun;
    }
    if (auto done = appendUnsaved().and_then([&] { return m_store->stillThere(); }); !done) {
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
    // A session ends with the line that ends the game, which need not be the last one.
    Play then(m_play->setup());
    for (std::size_t i = 0; i < m_times.size(); ++i) {
        const EntryOfGame& entry = m_play->log()[i];
        then.add(entry);
        if (i < static_cast<std::size_t>(m_saved)) continue;
        const auto stored = m_store->append(m_info.id, writeEntry<AllYourBaseCodec>(entry), m_times[i], AllYourBase::isOver(then.state()), m_saved);
        if (!stored) return tl::unexpected(stored.error());
        ++m_saved;
    }
    return {};
}

void SessionController::reopenStore(const std::function<StoreResult<std::unique_ptr<Store>>()>& open) {
    emit storeAboutToChange();
    m_play.reset();
    m_past.reset();
    m_times.clear();
    m_saved = 0;
    m_info = {};
    m_problem.reset();
    m_store.reset();
    auto store = open();
    if (store)
        m_store = std::move(*store);
    else
        m_problem = store.error();
    m_inMemory = !m_store;
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
