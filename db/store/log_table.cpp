// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/log_table.h"

#include "db/session_file/hash_chain.h"
#include "db/store/store_query.h"
#include "db/store/store_values.h"

namespace basekeeper {

namespace {

std::optional<StoredSession> storedSessionIn(const QSqlQuery& row) {
    auto info = sessionIn(row);
    if (!info) return {};
    return StoredSession{*std::move(info), row.value(sessionColumnCount).toLongLong(),
                         row.value(sessionColumnCount + 1).toString().toLatin1()};
}

std::optional<StoredEntry> entryIn(const QSqlQuery& row) {
    const auto at = timeIn(row.value(1));
    const auto body = objectIn(row.value(2));
    if (!at || !body) return {};
    return StoredEntry{row.value(0).toLongLong(), *at, *body, row.value(3).toString().toLatin1()};
}

StoreResult<std::vector<StoredEntry>> selectLogFrom(const StoreConnection& connection, qint64 session,
                                                    const char* hash) {
    return readRows<StoredEntry>(
        connection, entryIn,
        QStringLiteral("SELECT seq, at, body, %1 FROM entry WHERE session = ? ORDER BY seq").arg(QLatin1String(hash)),
        {session});
}

}  // namespace

StoreResult<std::vector<StoredSession>> selectStoredSessions(const StoreConnection& connection, const QString& which,
                                                             const QVariantList& arguments) {
    return readRows<StoredSession>(
        connection, storedSessionIn,
        QStringLiteral("SELECT %1, key, first_link FROM session %2").arg(QLatin1String(sessionColumns), which),
        arguments);
}

StoreResult<std::optional<qint64>> selectLogLength(const StoreConnection& connection, const QString& sessionId) {
    constexpr auto read = [](const QSqlQuery& row) { return std::optional(row.value(0).toLongLong()); };
    return readRows<qint64>(connection, read,
                            QStringLiteral("SELECT (SELECT coalesce(max(seq), 0) FROM entry WHERE session = key) "
                                           "FROM session WHERE id = ?"),
                            {sessionId})
        .map([](const std::vector<qint64>& found) {
            return found.empty() ? std::nullopt : std::optional(found.front());
        });
}

StoreResult<std::vector<StoredEntry>> selectLog(const StoreConnection& connection, qint64 session) {
    return selectLogFrom(connection, session, "hash");
}

std::optional<std::int64_t> brokenLink(const StoredSession& session, const std::vector<StoredEntry>& log) {
    HashChain chain = HashChain::of(session.info);
    if (chain.last() != session.firstLink) return 0;
    for (std::int64_t expected = 1; const StoredEntry& entry : log) {
        if (entry.seq != expected || chain.next(entry) != entry.hash) return expected;
        ++expected;
    }
    return {};
}

StoreResult<std::vector<DamagedSession>> findDamagedSessions(const StoreConnection& connection) {
    const auto sessions = selectStoredSessions(connection);
    if (!sessions) return tl::unexpected(sessions.error());
    std::vector<DamagedSession> damaged;
    for (const StoredSession& session : *sessions) {
        const auto log = selectLog(connection, session.key);
        if (!log) return tl::unexpected(log.error());
        if (const auto broken = brokenLink(session, *log)) damaged.push_back({session.info, *broken});
    }
    return damaged;
}

QString damageIn(const DamagedSession& session) {
    return session.entry == 0
               ? QStringLiteral("the set-up of session %1 is not what it was").arg(session.info.id)
               : QStringLiteral("entry %1 of session %2 is not what it was").arg(session.entry).arg(session.info.id);
}

StoreResult<void> chainEarlierSessions(const StoreConnection& connection) {
    const auto sessions = selectStoredSessions(connection);
    if (!sessions) return tl::unexpected(sessions.error());
    if (auto emptied = connection.run(QStringLiteral("DELETE FROM chained_entry")); !emptied) return emptied;
    auto insertion = connection.prepare(
        QStringLiteral("INSERT INTO chained_entry (session, seq, at, body, hash) VALUES (?, ?, ?, ?, ?)"));
    if (!insertion) return tl::unexpected(insertion.error());
    for (const StoredSession& session : *sessions) {
        HashChain chain = HashChain::of(session.info);
        const auto linked = writeRows(connection, QStringLiteral("UPDATE session SET first_link = ? WHERE key = ?"),
                                      {QString::fromLatin1(chain.last()), session.key});
        if (!linked) return tl::unexpected(linked.error());
        const auto log = selectLogFrom(connection, session.key, "NULL");
        if (!log) return tl::unexpected(log.error());
        for (const StoredEntry& entry : *log) {
            const QByteArray link = chain.next(entry);
            auto added = executeWith(connection, *insertion,
                                     {session.key, static_cast<qint64>(entry.seq), asText(entry.at), asText(entry.body),
                                      QString::fromLatin1(link)});
            if (!added) return added;
        }
    }
    return {};
}

}  // namespace basekeeper
