// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session_controller.h"

#include "db/all_your_base_codec.h"
#include "db/session_file.h"
#include "db/store_renewal.h"

#include <utility>

namespace basekeeper {

SessionController::SessionController(StoreResult<std::unique_ptr<Store>> store) {
    if (store)
        m_store = std::move(*store);
    else
        m_problem = store.error();
    m_inMemory = !m_store;
}

SessionController::~SessionController() = default;

bool SessionController::begin(const all_your_base::Setup& setup) {
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
    return *open && load(**open);
}

bool SessionController::load(const SessionInfo& info) {
    const auto damaged = [&](const QString& detail) {
        fail({StoreErrorKind::Damaged, m_store->path(), detail});
        return false;
    };
    auto setup = AllYourBaseCodec::readSetup(info.setup);
    if (!setup) return damaged(QStringLiteral("setup of session %1").arg(info.id));
    auto entries = m_store->entries(info.id);
    if (!entries) {
        fail(entries.error());
        return false;
    }
    Play play(std::move(*setup));
    std::vector<QDateTime> times;
    for (const StoredEntry& stored : *entries) {
        auto entry = readEntry<AllYourBaseCodec>(stored.body);
        if (!entry || play.whyNot(*entry)) {
            const QString where = QStringLiteral("entry %1 of session %2").arg(stored.seq).arg(info.id);
            if (!entry || info.rulesVersion >= AllYourBase::rulesVersion) return damaged(where);
            fail({StoreErrorKind::OlderRules, m_store->path(), where});
            return false;
        }
        play.add(std::move(*entry));
        times.push_back(stored.at);
    }
    m_info = info;
    m_play = std::move(play);
    m_times = std::move(times);
    m_saved = static_cast<int>(m_times.size());
    emit gameChanged();
    emit savingChanged();
    return true;
}

void SessionController::endSession() {
    if (m_store && !m_info.id.isEmpty())
        if (auto ended = m_store->endSession(m_info.id, QDateTime::currentDateTimeUtc()); !ended) {
            fail(ended.error());
            return;
        }
    m_play.reset();
    m_times.clear();
    m_saved = 0;
    emit gameChanged();
    emit savingChanged();
}

SessionController::Outcome SessionController::add(const EntryOfGame& entry) {
    if (auto refusal = m_play->whyNot(entry)) {
        m_refusal = std::move(refusal);
        return Outcome::Refused;
    }
    const QDateTime now = QDateTime::currentDateTimeUtc();
    if (!m_inMemory) {
        const bool over = AllYourBase::isOver(m_play->stateWith(entry));
        auto stored = m_store->append(m_info.id, writeEntry<AllYourBaseCodec>(entry), now, over);
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
    const bool over = hasGame() && AllYourBase::isOver(state());
    while (unsavedEntries() > 0) {
        const auto next = static_cast<std::size_t>(m_saved);
        const bool last = next + 1 == m_times.size();
        auto stored = m_store->append(m_info.id, writeEntry<AllYourBaseCodec>(m_play->log()[next]), m_times[next], last && over);
        if (!stored) {
            fail(stored.error());
            return false;
        }
        ++m_saved;
    }
    m_inMemory = false;
    m_problem.reset();
    emit savingChanged();
    return true;
}

void SessionController::reopenStore(const std::function<StoreResult<std::unique_ptr<Store>>()>& open) {
    m_play.reset();
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
