// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/big_history.h"

#include "db/all_your_base_codec.h"
#include "db/session_file.h"
#include "tests/support/random_all_your_base.h"

#include <array>

namespace basekeeper::bench {

namespace {

constexpr int distinctGames = 50;
constexpr qint64 secondsAnAct = 20;
constexpr std::array names{"Ana", "Bert", "Cleo", "Dora", "Emil", "Fátima", "Gün", "Hiro", "美玲", "Tomás", "Øyvind", "Zoë"};
constexpr std::array titles{"", "", "Friday night", "Club", "Año nuevo", "周末", "Rematch", "At the lake"};
constexpr std::array notes{"", "", "", "won by a hair", "long discussion about card 7", "con los niños"};

template <class Things>
QString pick(const Things& things, int at) {
    return QString::fromUtf8(things[static_cast<std::size_t>(at) % things.size()]);
}

}  // namespace

Session<AllYourBase> longGame(std::uint64_t seed, std::size_t acts) {
    using Trait = random_play::Trait<AllYourBase>;
    random_play::Random random(seed);
    Session<AllYourBase> session(Trait::setup(random));
    while (session.played() < acts) {
        const auto act = Trait::act(session.state(), random);
        if (session.whyNot(act)) continue;
        session.add(act);
        if (session.played() < acts && AllYourBase::isOver(session.state())) session.add(Undo{1});
    }
    return session;
}

StoreResult<void> fillHistory(Store& store, int sessions, std::size_t acts) {
    std::vector<std::pair<all_your_base::Setup, std::vector<QJsonObject>>> games;
    for (int game = 0; game < distinctGames; ++game) {
        const auto played = longGame(static_cast<std::uint64_t>(game) + 1, acts);
        std::vector<QJsonObject> log;
        for (std::size_t i = 0; i < played.played(); ++i) log.push_back(AllYourBaseCodec::writeAction(played.act(i)));
        games.emplace_back(played.setup(), std::move(log));
    }
    const QDateTime first(QDate(2020, 1, 1), QTime(18, 0), Qt::UTC);
    for (int number = 0; number < sessions; ++number) {
        auto& [setup, log] = games[static_cast<std::size_t>(number % distinctGames)];
        for (int seat = 0; auto& one : setup.seats) one.name = pick(names, number / 7 + 5 * seat++).toStdString();
        const QDateTime begun = first.addSecs(qint64{number} * 4 * 3600);
        std::vector<NewEntry> entries;
        entries.reserve(log.size());
        for (qint64 entry = 0; const QJsonObject& body : log) entries.push_back({body, begun.addSecs(secondsAnAct * ++entry)});
        NewSession session{AllYourBaseCodec::gameName(), AllYourBase::rulesVersion, AllYourBaseCodec::writeSetup(setup), pick(titles, number / 3), begun};
        session.note = pick(notes, number / 5);
        const bool last = number + 1 == sessions;
        auto taken = store.importSession(session, entries, last ? std::nullopt : std::optional(entries.back().at));
        if (!taken) return tl::unexpected(taken.error());
    }
    return {};
}

}  // namespace basekeeper::bench
