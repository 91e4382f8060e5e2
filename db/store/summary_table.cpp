// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/summary_table.h"

#include "db/store/store_query.h"
#include "db/store/store_values.h"

namespace basekeeper {

namespace {

StoreResult<void> insertSeats(const StoreConnection& connection, qint64 session,
                              const std::vector<SeatSummary>& seats) {
    for (int number = 0; const SeatSummary& seat : seats) {
        auto added = writeRows(
            connection,
            QStringLiteral("INSERT INTO seat_summary (session, seat, name, score, won) VALUES (?, ?, ?, ?, ?)"),
            {session, number, asText(seat.name), seat.score, seat.won ? 1 : 0});
        for (auto count = seat.counts.begin(); added && count != seat.counts.end(); ++count)
            added =
                writeRows(connection,
                          QStringLiteral("INSERT INTO count_summary (session, seat, kind, number) VALUES (?, ?, ?, ?)"),
                          {session, number, count->first, count->second});
        if (!added) return tl::unexpected(added.error());
        ++number;
    }
    return {};
}

StoreResult<void> replace(const StoreConnection& connection, const SummaryOf& one) {
    const auto keys = readRows<qint64>(
        connection, [](const QSqlQuery& row) { return std::optional(row.value(0).toLongLong()); },
        QStringLiteral("SELECT key FROM session WHERE id = ? AND deleted_at IS NULL"), {asText(one.session)});
    if (!keys) return tl::unexpected(keys.error());
    if (keys->empty()) return {};
    const qint64 session = keys->front();
    const SessionSummary& summary = one.summary;
    return writeRows(connection, QStringLiteral("DELETE FROM session_summary WHERE session = ?"), {session})
        .and_then([&](int) {
            return writeRows(
                connection,
                QStringLiteral(
                    "INSERT INTO session_summary (session, worked_out, entries, last_at, reads, acts, turns, minutes, over, "
                    "winner, lead, folded) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
                {session, summaryVersion, qint64{summary.entries}, orNull(summary.lastAt), summary.reads ? 1 : 0,
                 summary.acts, summary.turns, summary.minutes, summary.over ? 1 : 0, orNull(summary.winner),
                 orNull(summary.lead), asText(summary.folded)});
        })
        .and_then([&](int) { return insertSeats(connection, session, summary.seats); });
}

}  // namespace

StoreResult<void> replaceSummaries(const StoreConnection& connection, const std::vector<SummaryOf>& summaries) {
    return StoreTransaction::begin(connection).and_then([&](StoreTransaction&& transaction) -> StoreResult<void> {
        for (const SummaryOf& one : summaries)
            if (auto done = replace(connection, one); !done) return done;
        return transaction.commit();
    });
}

StoreResult<QStringList> selectWithoutSummary(const StoreConnection& connection, int limit) {
    return readRows<QString>(
               connection, [](const QSqlQuery& row) { return std::optional(row.value(0).toString()); },
               QStringLiteral("SELECT id FROM session WHERE deleted_at IS NULL "
                              "AND NOT EXISTS (SELECT 1 FROM session_summary WHERE session = key AND worked_out = ?) "
                              "ORDER BY started_at DESC, key DESC LIMIT ?"),
               {summaryVersion, limit})
        .map([](std::vector<QString>&& ids) { return QStringList(ids.begin(), ids.end()); });
}

}  // namespace basekeeper
