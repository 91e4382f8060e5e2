// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/big_history.h"

#include "db/formats/compact_json.h"
#include "db/games/all_your_base/codec.h"
#include "db/session_file/hash_chain.h"
#include "db/store/store.h"
#include "tests/support/random_all_your_base.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTimeZone>
#include <QVariant>

#include <array>

namespace basekeeper::bench {

namespace {

constexpr int distinctGames = 50;
constexpr qint64 secondsAnAct = 20;
constexpr std::array names{"Ana", "Bert", "Cleo", "Dora",  "Emil",   "Fátima",
                           "Gün", "Hiro", "美玲", "Tomás", "Øyvind", "Zoë"};
constexpr std::array titles{"", "", "Friday night", "Club", "Año nuevo", "周末", "Rematch", "At the lake"};
constexpr std::array notes{"", "", "", "won by a hair", "long discussion about card 7", "con los niños"};

template <class Things>
QString pick(const Things& things, int at) {
    return QString::fromUtf8(things[static_cast<std::size_t>(at) % things.size()]);
}

/// The rest past the store, all at once: it would make each of them durable by itself.
bool multiply(const QString& path, std::vector<all_your_base::Setup>& setups,
              const std::vector<std::vector<NewEntry>>& logs, int sessions, const QDateTime& first) {
    const QString name = QStringLiteral("big-history");
    bool done = true;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        database.setDatabaseName(path);
        done = database.open() && database.transaction();
        QSqlQuery session(database);
        QSqlQuery entries(database);
        done =
            done &&
            session.prepare(QStringLiteral(
                "INSERT INTO session (id, game, rules_version, setup, title, note, started_at, ended_at, first_link) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")) &&
            entries.prepare(QStringLiteral("INSERT INTO entry VALUES (?, ?, ?, ?, ?)"));
        // Not in UTC as a time zone is: that ends in +00:00 with Qt 6.8.
        const auto text = [](const QDateTime& time) { return time.toUTC().toString(Qt::ISODateWithMs); };
        for (int number = distinctGames; done && number < sessions; ++number) {
            const int game = number % distinctGames;
            auto& setup = setups[static_cast<std::size_t>(game)];
            for (int seat = 0; auto& one : setup.seats) one.name = pick(names, number / 7 + 5 * seat++).toStdString();
            const QDateTime begun = first.addSecs(qint64{number} * 4 * 3600);
            const bool last = number + 1 == sessions;
            const SessionInfo info{.id = QStringLiteral("session-%1").arg(number),
                                   .game = AllYourBaseCodec::gameName(),
                                   .rulesVersion = AllYourBase::rulesVersion,
                                   .setup = AllYourBaseCodec::writeSetup(setup),
                                   .title = {},
                                   .startedAt = begun,
                                   .endedAt = {}};
            HashChain chain = HashChain::of(info);
            for (int column = 0;
                 const QVariant& value :
                 {QVariant(info.id), QVariant(info.game), QVariant(info.rulesVersion),
                  QVariant(QString::fromUtf8(compactJson(info.setup))), QVariant(pick(titles, number / 3)),
                  QVariant(pick(notes, number / 5)), QVariant(text(begun)),
                  last ? QVariant() : QVariant(text(begun.addSecs(3600))), QVariant(QString::fromLatin1(chain.last()))})
                session.bindValue(column++, value);
            done = session.exec();
            const QVariant key = session.lastInsertId();
            for (std::int64_t seq = 1; const NewEntry& entry : logs[static_cast<std::size_t>(game)]) {
                const QDateTime at = begun.addSecs(secondsAnAct * seq);
                const QByteArray link = chain.next(StoredEntry{seq, at, entry.body});
                for (int column = 0;
                     const QVariant& value :
                     {key, QVariant(static_cast<qint64>(seq)), QVariant(text(at)),
                      QVariant(QString::fromUtf8(compactJson(entry.body))), QVariant(QString::fromLatin1(link))})
                    entries.bindValue(column++, value);
                done = done && entries.exec();
                ++seq;
            }
        }
        done = done && database.commit();
    }
    QSqlDatabase::removeDatabase(name);
    return done;
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

bool fillHistory(const QString& folder, int sessions, std::size_t acts) {
    std::vector<all_your_base::Setup> setups;
    std::vector<std::vector<NewEntry>> logs;
    QString path;
    const QDateTime first(QDate(2020, 1, 1), QTime(18, 0), QTimeZone::utc());
    {
        // The first ones by the store itself.
        auto store = Store::open(folder);
        if (!store) return false;
        path = (*store)->path();
        for (int game = 0; game < distinctGames; ++game) {
            const auto played = longGame(static_cast<std::uint64_t>(game) + 1, acts);
            std::vector<NewEntry> log;
            for (std::size_t i = 0; i < played.played(); ++i)
                log.push_back({AllYourBaseCodec::writeAction(played.act(i)),
                               first.addSecs(secondsAnAct * static_cast<qint64>(i))});
            setups.push_back(played.setup());
            logs.push_back(log);
            if (!(*store)->importSession({AllYourBaseCodec::gameName(),
                                          AllYourBase::rulesVersion,
                                          AllYourBaseCodec::writeSetup(played.setup()),
                                          {},
                                          first},
                                         log, log.back().at))
                return false;
        }
    }
    return multiply(path, setups, logs, sessions, first);
}

}  // namespace basekeeper::bench
