// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/read_session.h"

#include <utility>

namespace basekeeper {

namespace {

template <GameCodec C>
StoreResult<ReadSession> readSessionOf(Store& store, const SessionInfo& info) {
    const auto failed = [&](StoreErrorKind kind, const QString& detail) {
        return tl::unexpected(StoreError{kind, store.path(), detail});
    };
    auto setup = C::readSetup(info.setup);
    if (!setup) return failed(StoreErrorKind::Damaged, QStringLiteral("setup of session %1").arg(info.id));
    auto entries = store.entries(info.id);
    if (!entries) return tl::unexpected(std::move(entries.error()));
    Session<typename C::Game> play(std::move(*setup));
    std::vector<QDateTime> times;
    for (const StoredEntry& stored : *entries) {
        auto entry = readEntry<C>(stored.body);
        if (!entry || play.whyNot(*entry)) {
            const bool olderRules = entry && info.rulesVersion < C::Game::rulesVersion;
            return failed(olderRules ? StoreErrorKind::OlderRules : StoreErrorKind::Damaged,
                          QStringLiteral("entry %1 of session %2").arg(stored.seq).arg(info.id));
        }
        play.add(*entry);
        times.push_back(stored.at);
    }
    return ReadSession{info, std::move(play), std::move(times)};
}

}  // namespace

StoreResult<ReadSession> readSession(Store& store, const SessionInfo& info) {
    auto read =
        withCodecOf<StoreResult<ReadSession>>(info.game, [&]<GameCodec C>() { return readSessionOf<C>(store, info); });
    if (read) return *std::move(read);
    return tl::unexpected(StoreError{StoreErrorKind::UnknownGame, store.path(), info.game});
}

}  // namespace basekeeper
