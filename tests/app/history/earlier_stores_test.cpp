// SPDX-License-Identifier: GPL-3.0-or-later

// Stores that earlier versions made: what is listed and counted of their sessions is what it was then.
#include "app/history/sessions_model.h"
#include "app/history/statistics_model.h"
#include "app/history/summary_keeper.h"
#include "tests/app/app_fixture.h"

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

class EarlierStore {
public:
    explicit EarlierStore(int version) {
        TemporaryData::write(
            m_data.database(),
            TemporaryData::read(QStringLiteral(BASEKEEPER_OLD_STORES "/version-%1.sqlite").arg(version)));
        m_parts.controller.reopenStore([this] { return Store::open(m_data.folder()); });
        EXPECT_TRUE(m_keeper.catchUp(100));
    }

    [[nodiscard]] QStringList sessions() {
        m_sessions.prepare();
        QStringList lines;
        for (const SessionRow& row : rowsOf<SessionRow>(m_sessions.sessions()))
            lines << QStringList{row.title, row.length, row.outcome}.join(" | ");
        return lines;
    }
    /// The sum of all, and a line for each player: games, won, win rate, won in a row, and what the games count.
    [[nodiscard]] QStringList statistics(const QString& game) {
        m_statistics.setGame(game);
        m_statistics.prepare();
        QStringList lines{m_statistics.summary()};
        for (const PlayerStatisticsRow& row : rowsOf<PlayerStatisticsRow>(m_statistics.players())) {
            QStringList told{row.player + u':'};
            // Without the day of the last game, which is told as the region of the machine does.
            for (const QVariant& cell : row.cells.first(row.cells.size() - 1)) told << cell.toMap()["value"].toString();
            lines << told.join(u' ');
        }
        return lines;
    }

private:
    TemporaryData m_data;
    AppParts m_parts;
    SummaryKeeper m_keeper{m_parts.controller};
    SessionsModel m_sessions{m_parts.controller, m_keeper};
    StatisticsModel m_statistics{m_parts.controller, m_keeper};
};

TEST(EarlierStores, OfVersion1IsListed) {
    EXPECT_EQ(EarlierStore(1).sessions(), QStringList{"Friday |  | Cannot be replayed"});
}

TEST(EarlierStores, OfVersions2And3AreListedAndCounted) {
    for (const int version : {2, 3}) {
        EarlierStore store(version);
        EXPECT_EQ(store.sessions(),
                  (QStringList{"Ana and 美玲 | 1 min · 1 turn · 2 acts | Ana won", "Friday |  | Cannot be replayed"}))
            << version;
        EXPECT_EQ(store.statistics({}), (QStringList{"1 game · 1 won · 1 min · 0 captures · 0 counterattacks",
                                                     "Ana: 1 1 100% 1 0 0 0", "美玲: 1 0 0% 0 0 0 0"}))
            << version;
    }
}

/// It has sessions of all games, and a player who was renamed.
TEST(EarlierStores, OfVersion4IsListedAndCounted) {
    EarlierStore store(4);
    EXPECT_EQ(store.sessions(),
              (QStringList{"Countered | 6 min · 1 turn · 6 acts | Unfinished",
                           "Ana, Bo, Cleo, Dan and Eva | 50 min · 4 turns · 39 acts | Eva won",
                           "Ana, Bo and 蔡 | 1 h 10 min · 12 boats · 65 acts | Ana won",
                           "Ana, Mei-Ling and Tom | 37 min · 6 turns · 35 acts | Unfinished",
                           "Ana, Bo and Cy | 25 min · 9 turns · 23 acts | Unfinished",
                           "Ana, Bo and 梅 | 24 min · 8 turns · 16 acts | Unfinished",
                           "Ana and Bo | 18 min · 6 turns · 16 acts | Unfinished",
                           "Ana and 美玲 | 1 min · 1 turn · 2 acts | Ana won", "Friday |  | Cannot be replayed"}));
    EXPECT_EQ(store.statistics({}),
              (QStringList{"8 games · 3 won · 3 h 51 min", "Ana: 8 2 66% 2", "Bo: 6 0 0% 0", "Cleo: 1 0 0% 0",
                           "Cy: 1 0 – 0", "Dan: 1 0 0% 0", "Eva: 1 1 100% 1", "Mei-Ling: 1 0 – 0", "Tom: 1 0 – 0",
                           "梅: 1 0 – 0", "美玲: 1 0 0% 0", "蔡: 1 0 0% 0"}))
        << "of several games, what all of them have";
    EXPECT_EQ(store.statistics("all-your-base"),
              (QStringList{"6 games · 1 won · 1 h 51 min · 4 captures · 1 counterattack", "Ana: 6 1 100% 1 3 1 0",
                           "Bo: 4 0 – 0 1 3 1", "Cy: 1 0 – 0 0 0 0", "Mei-Ling: 1 0 – 0 0 0 0", "Tom: 1 0 – 0 0 0 0",
                           "梅: 1 0 – 0 0 0 0", "美玲: 1 0 0% 0 0 0 0"}));
    EXPECT_EQ(store.statistics("all-aboard"),
              (QStringList{"1 game · 1 won · 1 h 10 min", "Ana: 1 1 100% 1", "Bo: 1 0 0% 0", "蔡: 1 0 0% 0"}));
    EXPECT_EQ(store.statistics("outspeed"), (QStringList{"1 game · 1 won · 50 min", "Ana: 1 0 0% 0", "Bo: 1 0 0% 0",
                                                         "Cleo: 1 0 0% 0", "Dan: 1 0 0% 0", "Eva: 1 1 100% 1"}));
}

}  // namespace
