// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/session_list_table.h"

#include "db/store/store_query.h"
#include "db/store/store_values.h"

#include <map>

namespace basekeeper {

namespace {

/// A session and its key, which finds its seats.
struct ListedRow {
    qint64 key = 0;
    ListedSession listed;
};

template <class T>
std::optional<T> optionalIn(const QSqlQuery& row, int column) {
    if (row.isNull(column)) return {};
    return row.value(column).value<T>();
}

std::optional<ListedRow> rowIn(const QSqlQuery& query) {
    auto info = sessionIn(query);
    if (!info) return {};
    ListedRow row{query.value(sessionColumnCount).toLongLong(), {*std::move(info), {}}};
    int column = sessionColumnCount + 1;
    if (!query.value(column++).toBool()) return row;
    SessionSummary summary;
    summary.entries = query.value(column++).toLongLong();
    if (!query.isNull(column)) summary.lastAt = timeIn(query.value(column));
    ++column;
    summary.reads = query.value(column++).toBool();
    summary.acts = query.value(column++).toInt();
    summary.turns = query.value(column++).toInt();
    summary.minutes = query.value(column++).toInt();
    summary.over = query.value(column++).toBool();
    summary.winner = optionalIn<int>(query, column++);
    summary.lead = optionalIn<int>(query, column);
    row.listed.summary = std::move(summary);
    return row;
}

/// The length of the log is only looked up for rows in the result: it costs reading the end of the log.
constexpr auto rowColumns = ", key, entries IS (SELECT coalesce(max(seq), 0) FROM entry WHERE entry.session = key), "
                            "entries, last_at, reads, acts, turns, minutes, over, winner, lead ";

StoreResult<void> addSeats(const StoreConnection& connection, std::vector<ListedRow>& rows) {
    std::map<qint64, SessionSummary*> summaries;
    QStringList keys;
    for (ListedRow& row : rows)
        if (row.listed.summary) {
            summaries.emplace(row.key, &*row.listed.summary);
            keys << QString::number(row.key);
        }
    struct Seat {
        qint64 session;
        SeatSummary summary;
    };
    constexpr auto seatIn = [](const QSqlQuery& row) {
        Seat seat{row.value(0).toLongLong(), {row.value(1).toString(), row.value(2).toInt(), row.value(3).toBool()}};
        if (!row.isNull(4)) seat.summary.counts.emplace(comebackCount, row.value(4).toInt());
        return std::optional(std::move(seat));
    };
    const auto seats = readRows<Seat>(
        connection, seatIn,
        QStringLiteral("SELECT session, name, score, won, number FROM seat_summary LEFT JOIN "
                       "(SELECT session, seat, number FROM count_summary WHERE kind = '%2') USING (session, seat) "
                       "WHERE session IN (%1) ORDER BY session, seat")
            .arg(keys.join(u','), comebackCount));
    if (!seats) return tl::unexpected(seats.error());
    for (const Seat& seat : *seats) summaries.at(seat.session)->seats.push_back(seat.summary);
    return {};
}

struct Where {
    QString sql;
    QVariantList arguments;
};

Where whereOf(const SessionQuery& query) {
    Where where{QStringLiteral("WHERE deleted_at IS NULL"), {}};
    if (!query.game.isEmpty()) {
        where.sql += QStringLiteral(" AND game = ?");
        where.arguments << query.game;
    }
    for (const QString& word : query.words) {
        // Searches the small tables, so that a session's own row with its set-up is only read for sessions that are
        // shown. The plus keeps SQLite on the index that has the order of the list, so that it can stop after a page;
        // CROSS JOIN keeps the few renamed players in the outer loop.
        where.sql += QStringLiteral(
            " AND +key IN (SELECT session FROM session_summary WHERE instr(folded, ?) > 0 UNION ALL SELECT seat_summary.session "
            "FROM player_name CROSS JOIN seat_summary USING (name) WHERE instr(player_name.folded, ?) > 0)");
        where.arguments << word << word;
    }
    return where;
}

}  // namespace

StoreResult<std::vector<ListedSession>> selectListedBy(const StoreConnection& connection, const QString& restOfSelect,
                                                       const QVariantList& arguments) {
    auto rows = readRows<ListedRow>(
        connection, rowIn,
        QStringLiteral("SELECT %1%2").arg(QLatin1String(sessionColumns), QLatin1String(rowColumns)) + restOfSelect,
        arguments);
    if (!rows) return tl::unexpected(rows.error());
    if (auto added = addSeats(connection, *rows); !added) return tl::unexpected(added.error());
    std::vector<ListedSession> listed;
    listed.reserve(rows->size());
    for (ListedRow& row : *rows) listed.push_back(std::move(row.listed));
    return listed;
}

StoreResult<std::vector<ListedSession>> selectListed(const StoreConnection& connection, const SessionQuery& query,
                                                     int offset, int limit) {
    Where where = whereOf(query);
    return selectListedBy(
        connection,
        QStringLiteral("FROM session LEFT JOIN session_summary AS summary ON summary.session = key ") + where.sql +
            QStringLiteral(" ORDER BY started_at DESC, key DESC LIMIT ? OFFSET ?"),
        where.arguments << limit << offset);
}

StoreResult<std::vector<ListedSession>> selectOpen(const StoreConnection& connection, int limit) {
    return selectListedBy(
        connection,
        QStringLiteral(
            "FROM session LEFT JOIN session_summary AS summary ON summary.session = key "
            "WHERE ended_at IS NULL AND deleted_at IS NULL AND coalesce(reads, TRUE) ORDER BY at_table DESC, key DESC LIMIT ?"),
        {limit});
}

StoreResult<int> countListed(const StoreConnection& connection, const SessionQuery& query) {
    const Where where = whereOf(query);
    return readRows<int>(
               connection, [](const QSqlQuery& row) { return std::optional(row.value(0).toInt()); },
               QStringLiteral("SELECT count(*) FROM session ") + where.sql, where.arguments)
        .map([](const std::vector<int>& counts) { return counts.front(); });
}

StoreResult<QStringList> selectGames(const StoreConnection& connection) {
    return readRows<QString>(
               connection, [](const QSqlQuery& row) { return std::optional(row.value(0).toString()); },
               QStringLiteral("SELECT DISTINCT game FROM session WHERE deleted_at IS NULL ORDER BY game"))
        .map([](std::vector<QString>&& games) { return QStringList(games.begin(), games.end()); });
}

}  // namespace basekeeper
