// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/games/all_your_base/codec.h"
#include "db/session_file/session_file.h"
#include "db/store/store.h"
#include "tests/support/random_all_your_base.h"

#include <QJsonArray>
#include <QTimeZone>

#include <gtest/gtest.h>

#include <vector>

namespace basekeeper::test {

/// A session as a store takes it in.
struct MadeSession {
    NewSession session;
    std::vector<NewEntry> log;
    std::optional<QDateTime> endedAt;
};

/// A game of so many acts with undo and redo on the way, the same for the same seed.
template <GameCodec C = AllYourBaseCodec>
MadeSession randomSession(std::uint64_t seed, std::size_t acts) {
    using G = typename C::Game;
    MadeSession made;
    const QDateTime begun(QDate(2026, 1, 31), QTime(18, 5, 9, 120), QTimeZone::utc());
    std::optional<Session<G>> played;
    random_play::Onlooker<G> onlooker;
    onlooker.onSetup = [&](const typename G::Setup& setup) {
        made.session.setup = C::writeSetup(setup);
        played.emplace(setup);
        return std::string();
    };
    onlooker.onEntry = [&](const Entry<G>& entry) {
        constexpr qint64 pause = 17'031;
        made.log.push_back({writeEntry<C>(entry), begun.addMSecs(static_cast<qint64>(made.log.size()) * pause)});
        played->add(entry);
        return std::string();
    };
    EXPECT_EQ(random_play::Play<G>(seed, onlooker).run(acts).failure, "");
    made.session.game = C::gameName();
    made.session.rulesVersion = G::rulesVersion;
    made.session.startedAt = begun;
    made.session.title = seed % 3 == 0 ? QStringLiteral("“%1”, 美玲 & \\ Tomás 🚀").arg(seed) : QString();
    made.session.note = seed % 4 == 0 ? QStringLiteral("a note\nof two lines") : QString();
    made.session.unverified = seed % 5 == 0;
    if (G::isOver(played->state())) made.endedAt = made.log.back().at;
    return made;
}

/// A game of as many seats as there are names.
inline MadeSession randomSessionOf(const QStringList& names, std::size_t acts) {
    for (std::uint64_t seed = 1;; ++seed) {
        MadeSession made = randomSession(seed, acts);
        QJsonArray seats = made.session.setup.value(QStringLiteral("seats")).toArray();
        if (seats.size() != names.size()) continue;
        for (qsizetype i = 0; i < names.size(); ++i)
            seats.replace(
                i, QJsonObject{{QStringLiteral("name"), names[i]}, {QStringLiteral("language"), QStringLiteral("en")}});
        made.session.setup.insert(QStringLiteral("seats"), seats);
        return made;
    }
}

}  // namespace basekeeper::test
