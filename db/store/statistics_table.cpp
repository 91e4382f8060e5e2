// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/statistics_table.h"

#include "db/store/session_list_table.h"
#include "db/store/store_query.h"
#include "db/store/store_values.h"

#include <utility>

namespace basekeeper {

namespace {

/// Separates the names of a group; no keyboard can type it.
constexpr QChar unitSeparator(0x1f);

QVariantList argumentsOf(const StatisticsQuery& query) {
    const QString from = query.from ? asText(*query.from) : QStringLiteral("");
    return {asText(query.game), asText(query.game), from};
}

/// Selects sessions by the query, with or without a summary.
constexpr auto meant = "deleted_at IS NULL AND (? = '' OR game = ?) AND started_at >= ?";

/// The sessions that count, as the table `played`, and their players, as the table `seat`.
QString withGames() {
    return QStringLiteral(
               "WITH played AS MATERIALIZED (SELECT key, game, started_at, minutes, winner FROM session JOIN session_summary ON session = key "
               "WHERE %1 AND worked_out = %2 AND reads AND acts > 0), "
               "seat AS (SELECT key, game, started_at, minutes, winner, seat, coalesce(player, name) AS who, won "
               "FROM played JOIN seat_summary ON session = key LEFT JOIN player_name USING (name)) ")
        .arg(QLatin1String(meant))
        .arg(summaryVersion);
}

std::optional<HistoryTotals> totalsIn(const QSqlQuery& row) {
    return HistoryTotals{row.value(0).toInt(), row.value(1).toInt(), row.value(2).toInt()};
}

std::optional<PlayerStatistics> statisticsOfPlayerIn(const QSqlQuery& row) {
    const auto last = timeIn(row.value(4));
    if (!last) return {};
    return PlayerStatistics{row.value(0).toString(), row.value(1).toInt(), row.value(2).toInt(), row.value(3).toInt(),
                            *last};
}

/// What was counted of the sessions that count, by whom.
StoreResult<QHash<QString, CountSums>> selectCounts(const StoreConnection& connection, const StatisticsQuery& query) {
    struct Count {
        QString who;
        std::pair<QString, QString> gameAndKind;
        int number;
    };
    return readRows<Count>(
               connection,
               [](const QSqlQuery& row) {
                   return std::optional(Count{row.value(0).toString(),
                                              {row.value(1).toString(), row.value(2).toString()},
                                              row.value(3).toInt()});
               },
               withGames() +
                   QStringLiteral(
                       "SELECT who, game, kind, sum(number) FROM seat JOIN count_summary ON session = key AND "
                       "count_summary.seat = seat.seat GROUP BY who, game, kind"),
               argumentsOf(query))
        .map([](const std::vector<Count>& counts) {
            QHash<QString, CountSums> sums;
            for (const Count& count : counts) sums[count.who][count.gameAndKind] = count.number;
            return sums;
        });
}

/// The games with a winner, once a player, as the table `decided`.
constexpr auto decidedGames =
    ", decided AS (SELECT key, started_at, who, max(won) AS won FROM seat WHERE who <> '' AND winner IS NOT NULL "
    "GROUP BY key, who) ";

/// The longest row of games that each player has won.
StoreResult<QHash<QString, int>> selectStreaks(const StoreConnection& connection, const StatisticsQuery& query) {
    // A game's number among all of a player's minus that among those won or lost alike: the same within a row.
    return readRows<std::pair<QString, int>>(
               connection,
               [](const QSqlQuery& row) {
                   return std::optional(std::pair(row.value(0).toString(), row.value(1).toInt()));
               },
               withGames() + QLatin1String(decidedGames) +
                   QStringLiteral("SELECT who, max(length) FROM (SELECT who, count(*) AS length FROM "
                                  "(SELECT who, won, row_number() OVER (PARTITION BY who ORDER BY started_at, key) - "
                                  "row_number() OVER (PARTITION BY who, won ORDER BY started_at, key) AS streak "
                                  "FROM decided) WHERE won GROUP BY who, streak) GROUP BY who"),
               argumentsOf(query))
        .map([](const std::vector<std::pair<QString, int>>& rows) {
            QHash<QString, int> streaks;
            for (const auto& [who, length] : rows) streaks[who] = length;
            return streaks;
        });
}

std::optional<RivalStatistics> rivalsIn(const QSqlQuery& row) {
    RivalStatistics rivals{row.value(0).toString(), row.value(1).toString(), row.value(2).toInt(), row.value(3).toInt(),
                           row.value(4).toInt()};
    if (rivals.wonByOne < rivals.wonByOther) {
        std::swap(rivals.one, rivals.other);
        std::swap(rivals.wonByOne, rivals.wonByOther);
    }
    return rivals;
}

std::optional<TableStatistics> statisticsOfTableIn(const QSqlQuery& row) {
    const auto last = timeIn(row.value(4));
    if (!last) return {};
    return TableStatistics{row.value(0).toString().split(unitSeparator), row.value(1).toInt(), row.value(2).toInt(),
                           row.value(3).toInt(), *last};
}

QString orderOf(GameRecord record) {
    switch (record) {
        case GameRecord::Longest: return QStringLiteral("minutes DESC, acts DESC");
        case GameRecord::Shortest: return QStringLiteral("minutes, acts");
        case GameRecord::Closest: return QStringLiteral("abs(lead), turns DESC");
        case GameRecord::Comeback: return QStringLiteral("comeback DESC, turns DESC");
    }
    return {};
}

}  // namespace

StoreResult<HistoryTotals> selectTotals(const StoreConnection& connection, const StatisticsQuery& query) {
    auto totals = readRows<HistoryTotals>(
        connection, totalsIn,
        withGames() + QStringLiteral("SELECT count(*), count(winner), coalesce(sum(minutes), 0) FROM played"),
        argumentsOf(query));
    if (!totals) return tl::unexpected(totals.error());
    const auto counts = selectCounts(connection, query);
    if (!counts) return tl::unexpected(counts.error());
    for (const CountSums& ofPlayer : *counts)
        for (auto count = ofPlayer.begin(); count != ofPlayer.end(); ++count)
            totals->front().counts[count.key()] += count.value();
    const auto others = readRows<std::pair<int, int>>(
        connection,
        [](const QSqlQuery& row) { return std::optional(std::pair(row.value(0).toInt(), row.value(1).toInt())); },
        QStringLiteral("SELECT count(NOT reads OR NULL), count(*) - count(reads) FROM session "
                       "LEFT JOIN session_summary ON session = key AND worked_out = %1 WHERE %2")
            .arg(summaryVersion)
            .arg(QLatin1String(meant)),
        argumentsOf(query));
    if (!others) return tl::unexpected(others.error());
    totals->front().unread = others->front().first;
    totals->front().waiting = others->front().second;
    return totals->front();
}

StoreResult<std::vector<PlayerStatistics>> selectPlayerStatistics(const StoreConnection& connection,
                                                                  const StatisticsQuery& query) {
    // Somebody who played on two seats played one game.
    auto players = readRows<PlayerStatistics>(
        connection, statisticsOfPlayerIn,
        withGames() +
            QStringLiteral(
                "SELECT who, count(*) AS games, count(winner), sum(won), max(started_at) "
                "FROM (SELECT who, started_at, winner, max(won) AS won FROM seat WHERE who <> '' GROUP BY key, who) "
                "GROUP BY who ORDER BY games DESC, who"),
        argumentsOf(query));
    if (!players) return players;
    const auto counts = selectCounts(connection, query);
    if (!counts) return tl::unexpected(counts.error());
    const auto streaks = selectStreaks(connection, query);
    if (!streaks) return tl::unexpected(streaks.error());
    for (PlayerStatistics& one : *players) {
        one.counts = counts->value(one.player);
        one.streak = streaks->value(one.player);
    }
    return players;
}

StoreResult<std::vector<RivalStatistics>> selectRivals(const StoreConnection& connection, const StatisticsQuery& query,
                                                       int limit) {
    return readRows<RivalStatistics>(
        connection, rivalsIn,
        withGames() + QLatin1String(decidedGames) +
            QStringLiteral("SELECT one.who, other.who, count(*) AS games, sum(one.won), sum(other.won) "
                           "FROM decided AS one JOIN decided AS other ON one.key = other.key AND one.who < other.who "
                           "GROUP BY one.who, other.who HAVING games > 1 AND sum(one.won) + sum(other.won) > 0 "
                           "ORDER BY games DESC, max(one.started_at) DESC, one.who, "
                           "other.who LIMIT ?"),
        argumentsOf(query) << limit);
}

StoreResult<std::vector<TableStatistics>> selectTableStatistics(const StoreConnection& connection,
                                                                const StatisticsQuery& query, int limit) {
    return readRows<TableStatistics>(
        connection, statisticsOfTableIn,
        withGames() +
            QStringLiteral(
                "SELECT players, count(*) AS games, count(winner), sum(minutes), max(started_at) FROM "
                "(SELECT winner, minutes, started_at, group_concat(who, char(31)) AS players FROM "
                "(SELECT key, winner, minutes, started_at, who FROM seat WHERE who <> '' GROUP BY key, who ORDER BY key, who) GROUP BY key) "
                "GROUP BY players ORDER BY games DESC, max(started_at) DESC LIMIT ?"),
        argumentsOf(query) << limit);
}

StoreResult<std::vector<ListedSession>> selectRecords(const StoreConnection& connection, const StatisticsQuery& query,
                                                      GameRecord record, int limit) {
    const QString comebacks =
        record != GameRecord::Comeback
            ? QString()
            : QStringLiteral("JOIN (SELECT session, number AS comeback FROM count_summary WHERE kind = '%1') AS behind "
                             "ON behind.session = key ")
                  .arg(comebackCount);
    return selectListedBy(
        connection,
        QStringLiteral("FROM session JOIN session_summary AS summary ON summary.session = key %4WHERE %1 "
                       "AND worked_out = %2 AND reads AND winner IS NOT NULL ORDER BY %3, started_at DESC LIMIT ?")
            .arg(QLatin1String(meant))
            .arg(summaryVersion)
            .arg(orderOf(record), comebacks),
        argumentsOf(query) << limit);
}

}  // namespace basekeeper
