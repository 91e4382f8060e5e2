// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/store_salvage.h"

#include "db/session_file/hash_chain.h"
#include "db/session_file/setup_names.h"
#include "db/session_file/valid_prefix.h"
#include "db/store/carved_sessions.h"
#include "db/store/log_table.h"
#include "db/store/store_values.h"

#include <QSqlError>
#include <QSqlRecord>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <iterator>
#include <limits>
#include <map>
#include <queue>
#include <set>
#include <utility>

namespace basekeeper {

namespace {

/// Summaries are a cache that is rebuilt from the logs.
bool isCache(const QString& table) { return table.endsWith(QStringLiteral("_summary")); }

using Row = std::vector<QVariant>;
using TakeRow = std::function<void(const Row&)>;

/// Passes every readable row to `take`. Returns whether SQLite reached the end without meeting damage.
bool scan(QSqlQuery& query, const std::vector<QVariant>& arguments, const TakeRow& take) {
    for (std::size_t i = 0; i < arguments.size(); ++i) query.bindValue(static_cast<int>(i), arguments[i]);
    if (!query.exec()) return false;
    std::size_t columns = 0;
    while (query.next()) {
        if (columns == 0) columns = static_cast<std::size_t>(query.record().count());
        Row row(columns);
        for (std::size_t i = 0; i < columns; ++i) row[i] = query.value(static_cast<int>(i));
        take(row);
    }
    return !query.lastError().isValid();
}

bool scan(const StoreConnection& connection, const QString& sql, const std::vector<QVariant>& arguments,
          const TakeRow& take) {
    auto query = connection.prepare(sql);
    return query && scan(*query, arguments, take);
}

std::optional<qint64> number(const StoreConnection& connection, const QString& sql) {
    const auto value = connection.value(sql);
    if (!value || value->isNull()) return {};
    return value->toLongLong();
}

/// The columns that both databases have, in a fixed order.
QStringList commonColumns(const StoreConnection& damaged, const StoreConnection& fresh, const QString& table) {
    const auto columnsIn = [&](const StoreConnection& connection) {
        QStringList names;
        scan(connection, QStringLiteral("SELECT name FROM pragma_table_info('%1')").arg(table), {},
             [&](const Row& row) { names << row[0].toString(); });
        return names;
    };
    const QStringList there = columnsIn(damaged);
    QStringList both = columnsIn(fresh);
    both.removeIf([&](const QString& name) { return !there.contains(name); });
    return both;
}

/// The time in a column, written as the store wants it, or another one where damage has left none: a game or a name is
/// worth more than when it was.
QVariant timeOr(const QVariant& value, const QDateTime& other) { return asText(timeIn(value).value_or(other)); }

class Salvage {
public:
    Salvage(const StoreConnection& damaged, const StoreConnection& fresh, RescueReport& report)
        : m_damaged(damaged),
          m_fresh(fresh),
          m_report(report),
          m_allColumns(commonColumns(fresh, fresh, QStringLiteral("session"))),
          m_carved(damaged.path(), m_allColumns) {}

    StoreResult<void> run() {
        return StoreTransaction::begin(m_fresh).and_then([this](StoreTransaction&& transaction) {
            sessions();
            for (const QString& table : otherTables()) copyTable(table);
            if (m_failure) return StoreResult<void>(tl::unexpected(*m_failure));
            return transaction.commit();
        });
    }

private:
    static constexpr qint64 farEnough = 1 << 14;  ///< for row numbers, if the greatest one cannot be read

    /// Passes every reachable row with a row number up to `last` to `take`. `select` must give the row number first.
    /// Returns whether those were all.
    bool rowsUpTo(qint64 last, const QString& select, const TakeRow& take) {
        const bool all = rowsIn({1, std::min(last, farEnough)}, select, take);
        return (last <= farEnough || rowsIn({farEnough + 1, last}, select, take)) && all;
    }

    using Range = std::pair<qint64, qint64>;  ///< of row numbers, with both ends

    /// From both ends as far as possible, then the rest by halves, the widest first.
    bool rowsIn(Range range, const QString& select, const TakeRow& take) {
        const QString rows = select + QStringLiteral(" WHERE rowid BETWEEN ? AND ? ORDER BY rowid");
        auto upwards = m_damaged.prepare(rows);
        auto downwards = m_damaged.prepare(rows + QStringLiteral(" DESC"));
        if (!upwards || !downwards) return false;
        const auto isNarrower = [](const Range& one, const Range& other) {
            return one.second - one.first < other.second - other.first;
        };
        std::priority_queue<Range, std::vector<Range>, decltype(isNarrower)> ranges(isNarrower);
        ranges.push(range);
        // Where nothing of a table can be read, each of hundreds of millions of numbers would be asked for.
        constexpr qint64 mostRanges = farEnough;
        for (qint64 tried = 0; !ranges.empty() && tried < mostRanges; ++tried) {
            const Range here = ranges.top();
            ranges.pop();
            qint64 next = here.first;
            const bool whole = scan(*upwards, {here.first, here.second}, [&](const Row& row) {
                next = std::clamp(row[0].toLongLong() + 1, next, here.second + 1);
                take(row);
            });
            if (whole && tried == 0) return true;
            if (whole) continue;
            // If pages are swapped, so are their row numbers.
            qint64 before = here.second;
            scan(*downwards, {next, here.second}, [&](const Row& row) {
                before = std::clamp(row[0].toLongLong() - 1, next - 1, before);
                take(row);
            });
            if (next >= before) continue;
            const qint64 middle = next + (before - next) / 2;
            ranges.emplace(next, middle);
            ranges.emplace(middle + 1, before);
        }
        return false;
    }

    /// An upper bound for `rowsUpTo` if the greatest row number cannot be read.
    qint64 lastRow(const QString& table) {
        std::vector<std::optional<qint64>> bounds{
            number(m_damaged, QStringLiteral("SELECT max(rowid) FROM %1 NOT INDEXED").arg(table)),
            number(m_damaged, QStringLiteral("SELECT seq FROM sqlite_sequence WHERE name = '%1'").arg(table))};
        if (table == QStringLiteral("session"))
            bounds.push_back(number(m_damaged, QStringLiteral("SELECT max(session) FROM entry")));
        qint64 last = 0;
        for (const auto& bound : bounds)
            if (bound) last = std::max(last, *bound);
        // Row numbers are given without large gaps: one that is far off is damage.
        return last == 0 || last > farEnough * farEnough ? farEnough : last;
    }

    /// Rows of one session that differ: the one that SQLite finds, and those that lie on pages that it cannot reach.
    using Candidates = std::vector<Row>;

    void sessions() {
        const QStringList columns = commonColumns(m_damaged, m_fresh, QStringLiteral("session"));
        const QString select = QStringLiteral("SELECT rowid, %1 FROM session NOT INDEXED").arg(columns.join(u','));
        m_report.allKnown = !columns.isEmpty() && (columns == m_allColumns || !isChained());
        std::map<qint64, Candidates> found;
        if (m_report.allKnown)
            m_report.allKnown = rowsUpTo(lastRow(QStringLiteral("session")), select,
                                         [&](const Row& row) { found[row[0].toLongLong()].push_back(row); });
        if (isChained())
            for (const auto& [key, row] : m_carved.sessions()) found[key].push_back(row);
        for (const auto& [key, rows] : found) session(isChained() ? m_allColumns : columns, rows);
        // Logs whose session cannot be read: its players and game are unknown.
        std::set<qint64> logs;
        for (const char* order : {"", " DESC"})
            scan(m_damaged,
                 QStringLiteral("SELECT DISTINCT session FROM entry ORDER BY session") + QLatin1String(order), {},
                 [&](const Row& row) { logs.insert(row[0].toLongLong()); });
        m_report.lost +=
            static_cast<int>(std::ranges::count_if(logs, [&](qint64 key) { return !found.contains(key); }));
    }

    /// Whether the damaged database keeps the hash chain, as its pages show: its tables may not be readable.
    [[nodiscard]] bool isChained() const { return !m_carved.entries().empty(); }

    [[nodiscard]] static QVariant valueOf(const QStringList& columns, const Row& row, const char* name) {
        const qsizetype at = columns.indexOf(QLatin1String(name));
        return at < 0 ? QVariant() : row[static_cast<std::size_t>(at) + 1];
    }

    /// Empty if the set-up is not as it was.
    [[nodiscard]] std::optional<StoredSession> soundSession(const QStringList& columns, const Row& row) const {
        const auto value = [&](const char* name) { return valueOf(columns, row, name); };
        const auto setup = objectIn(value("setup"));
        if (!setup) return {};
        StoredSession session;
        session.key = row[0].toLongLong();
        session.firstLink = value("first_link").toString().toLatin1();
        session.info.id = value("id").toString();
        session.info.game = value("game").toString();
        session.info.rulesVersion = value("rules_version").toInt();
        session.info.startedAt =
            timeIn(value("started_at")).value_or(isChained() ? QDateTime() : firstTime(session.key));
        session.info.setup = *setup;
        if (isChained() && HashChain::of(session.info).last() != session.firstLink) return {};
        return session;
    }

    /// Of the first act of a session, or of the rescue.
    [[nodiscard]] QDateTime firstTime(qint64 key) const {
        std::optional<QDateTime> first;
        scan(m_damaged, QStringLiteral("SELECT at FROM entry WHERE session = ? ORDER BY seq LIMIT 1"), {key},
             [&](const Row& row) { first = timeIn(row[0]); });
        return first.value_or(m_report.at);
    }

    /// Saves a session by the first row that is sound; one that was deleted before stays so.
    void session(const QStringList& columns, const Candidates& rows) {
        for (const Row& row : rows) {
            const auto session = soundSession(columns, row);
            if (!session) continue;
            if (timeIn(valueOf(columns, row, "deleted_at"))) return;
            const Log log = readLog(*session);
            const auto sound = validPrefixLength(session->info, log.entries);
            if (!sound || !insertSession(columns, row, session->info, log.entries)) continue;
            qint64 kept = 0;
            while (kept < static_cast<qint64>(*sound) &&
                   insertEntry(session->key, log.entries[static_cast<std::size_t>(kept)]))
                ++kept;
            if (log.length == kept) ++m_report.whole;
            else
                m_report.cutShort.push_back(
                    {namesInSetup(session->info.setup), session->info.startedAt, kept, log.length});
            return;
        }
        ++m_report.lost;
    }

    /// With a first link that is made anew, because a database of an earlier version has none.
    bool insertSession(const QStringList& columns, const Row& row, const SessionInfo& info,
                       const std::vector<StoredEntry>& log) {
        Row values(row.begin() + 1, row.end());
        for (qsizetype i = 0; i < columns.size(); ++i) {
            QVariant& value = values[static_cast<std::size_t>(i)];
            const QString& column = columns[i];
            if (column == QStringLiteral("started_at")) value = asText(info.startedAt);
            if (column == QStringLiteral("ended_at") && !value.isNull())
                value = timeOr(value, log.empty() ? m_report.at : log.back().at);
            // What no hash vouches for costs no game.
            if (column == QStringLiteral("deleted_at")) value = QVariant();
            if (column == QStringLiteral("title") || column == QStringLiteral("note")) value = asText(value.toString());
            if (column == QStringLiteral("unverified") || column == QStringLiteral("at_table"))
                value = value.toInt() == 1 ? 1 : 0;
        }
        QStringList names = columns;
        const qsizetype link = columns.indexOf(QStringLiteral("first_link"));
        const QString first = QString::fromLatin1(HashChain::of(info).last());
        if (link >= 0) {
            values[static_cast<std::size_t>(link)] = first;
        } else {
            names << QStringLiteral("first_link");
            values.emplace_back(first);
        }
        return insert(QStringLiteral("session"), names, values);
    }
    bool insertEntry(qint64 key, const StoredEntry& entry) {
        static const QStringList columns{QStringLiteral("session"), QStringLiteral("seq"), QStringLiteral("at"),
                                         QStringLiteral("body"), QStringLiteral("hash")};
        return insert(QStringLiteral("entry"), columns,
                      {key, static_cast<qint64>(entry.seq), asText(entry.at), asText(entry.body),
                       QString::fromLatin1(entry.hash)});
    }

    struct Log {
        std::vector<StoredEntry> entries;  ///< up to the first that is missing or not as it was added; with their links
        std::optional<qint64> length;      ///< before the damage, if that can be known
    };

    Log readLog(const StoredSession& session) {
        const qint64 key = session.key;
        std::map<qint64, StoredEntry> found;
        qint64 last = 0;
        const QString select = QStringLiteral("SELECT seq, at, body, %1 FROM entry WHERE session = ? ORDER BY seq")
                                   .arg(isChained() ? QStringLiteral("hash") : QStringLiteral("NULL"));
        const bool complete = scan(m_damaged, select, {key}, [&](const Row& row) {
            last = std::max(last, row[0].toLongLong());
            const auto at = timeIn(row[1]);
            const auto body = objectIn(row[2]);
            if (at && body)
                found.try_emplace(row[0].toLongLong(),
                                  StoredEntry{row[0].toLongLong(), *at, *body, row[3].toString().toLatin1()});
        });
        Log log;
        HashChain chain = HashChain::of(session.info);
        while (auto entry = nextEntry(key, std::ssize(log.entries) + 1, found, chain))
            log.entries.push_back(*std::move(entry));
        const qint64 next = std::ssize(log.entries) + 1;
        // If scanning the log breaks off, its other end or its summary may still tell its former length.
        const auto end = number(m_damaged, QStringLiteral("SELECT max(seq) FROM entry WHERE session = %1").arg(key));
        const auto summary =
            number(m_damaged, QStringLiteral("SELECT entries FROM session_summary WHERE session = %1").arg(key));
        const bool isAll = complete && endsAt(key, last);
        last = std::max({last, end.value_or(0), summary.value_or(0)});
        if (isAll || summary || end.value_or(0) > next) log.length = last;
        return log;
    }

    /// The entry of that number that the chain goes on with; in a database without chains, the one that is found, with
    /// the link that it gets.
    [[nodiscard]] std::optional<StoredEntry> nextEntry(qint64 key, qint64 seq,
                                                       const std::map<qint64, StoredEntry>& found,
                                                       HashChain& chain) const {
        const auto there = found.find(seq);
        if (!isChained()) {
            if (there == found.end()) return {};
            StoredEntry entry = there->second;
            entry.hash = chain.next(entry);
            return entry;
        }
        const auto fits = [&](const StoredEntry& entry) {
            HashChain longer = chain;
            if (longer.next(entry) != entry.hash) return false;
            chain = longer;
            return true;
        };
        if (there != found.end() && fits(there->second)) return there->second;
        const auto [first, past] = m_carved.entries().equal_range({key, seq});
        for (auto carved = first; carved != past; ++carved)
            if (fits(carved->second)) return carved->second;
        return {};
    }

    /// Whether the entry is followed by the beginning of another log or by nothing. Otherwise another page has replaced
    /// the one with the rest of this log.
    bool endsAt(qint64 key, qint64 seq) {
        if (seq == 0) return false;  // an empty page has none either
        constexpr auto here = [](const Row& row, qint64 session, qint64 line) {
            return row[0] == session && row[1] == line;
        };
        std::optional<Row> following;
        std::optional<Row> last;
        const bool read =
            scan(m_damaged,
                 QStringLiteral(
                     "SELECT session, seq FROM entry WHERE (session, seq) > (?, ?) ORDER BY session, seq LIMIT 1"),
                 {key, seq}, [&](const Row& row) { following = row; });
        if (!read || !isFollowedByABeginning(key, seq)) return false;
        if (following) return (*following)[0].toLongLong() > key && (*following)[1].toLongLong() == 1;
        const bool lastRead =
            scan(m_damaged, QStringLiteral("SELECT session, seq FROM entry ORDER BY session DESC, seq DESC LIMIT 1"),
                 {}, [&](const Row& row) { last = row; });
        return lastRead && last && here(*last, key, seq) && !hasLooseEnds();
    }

    using Line = std::pair<qint64, qint64>;  ///< session and seq

    /// The same check in the order of the pages. On a damaged page it may differ from the order of the keys, and a page
    /// that replaced another has its entries twice. Also true if the scan did not reach the entry.
    bool isFollowedByABeginning(qint64 key, qint64 seq) {
        if (!m_followers) findFollowers();
        const auto follower = m_followers->find({key, seq});
        if (follower == m_followers->end()) return true;
        const auto [session, line] = follower->second;
        return session > key && line == 1 && m_beginnings[session] == 1;
    }

    /// Finds each entry that the next one of its log does not follow, and what follows it; scans from both ends.
    void findFollowers() {
        m_followers.emplace();
        const auto note = [this](const Line& line, const Line& next) {
            if (next.first != line.first || next.second != line.second + 1) m_followers->insert_or_assign(line, next);
        };
        const QString select = QStringLiteral("SELECT session, seq FROM entry");
        std::optional<Line> before;
        const bool complete = scan(m_damaged, select, {}, [&](const Row& row) {
            const Line line{row[0].toLongLong(), row[1].toLongLong()};
            if (before) note(*before, line);
            if (line.second == 1) ++m_beginnings[line.first];
            before = line;
        });
        if (complete) return;
        before.reset();
        scan(m_damaged, select + QStringLiteral(" ORDER BY session DESC, seq DESC"), {}, [&](const Row& row) {
            const Line line{row[0].toLongLong(), row[1].toLongLong()};
            if (before) note(line, *before);
            if (line.second == 1) m_beginnings.try_emplace(line.first, 1);
            before = line;
        });
    }

    /// Whether there are orphaned pages: their contents are missing somewhere.
    bool hasLooseEnds() {
        if (!m_looseEnds) {
            m_looseEnds = false;
            const bool complete =
                scan(m_damaged, QStringLiteral("PRAGMA integrity_check(100000)"), {}, [&](const Row& row) {
                    m_looseEnds = *m_looseEnds || row[0].toString().contains(QStringLiteral("never used"));
                });
            if (!complete) m_looseEnds = true;
        }
        return *m_looseEnds;
    }

    QStringList otherTables() {
        QStringList tables;
        scan(m_fresh,
             QStringLiteral(
                 "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid"),
             {}, [&](const Row& row) { tables << row[0].toString(); });
        tables.removeIf([](const QString& name) {
            return name == QStringLiteral("session") || name == QStringLiteral("entry") || isCache(name);
        });
        return tables;
    }

    /// Copies a table other than the sessions and their logs.
    void copyTable(const QString& table) {
        // A table that is newer than the damaged database is not missing.
        if (number(m_damaged, QStringLiteral("SELECT count(*) FROM sqlite_schema WHERE name = '%1'").arg(table)) == 0)
            return;
        const QStringList columns = commonColumns(m_damaged, m_fresh, table);
        const bool numbered =
            number(m_fresh, QStringLiteral("SELECT NOT wr FROM pragma_table_list('%1')").arg(table)) == 1;
        const QString select = QStringLiteral("SELECT %1 %2 FROM %3 NOT INDEXED")
                                   .arg(numbered ? QStringLiteral("rowid,") : QString(), columns.join(u','), table);
        std::set<QByteArray> seen;
        const auto take = [&](const Row& row) {
            Row values(row.begin() + (numbered ? 1 : 0), row.end());
            if (const qsizetype at = columns.indexOf(QLatin1String("card_values"));
                at >= 0 && !objectIn(values[static_cast<std::size_t>(at)])) {
                m_report.othersWhole = false;
                return;
            }
            for (const char* time : {"last_used", "updated_at"})
                if (const qsizetype at = columns.indexOf(QLatin1String(time)); at >= 0) {
                    QVariant& value = values[static_cast<std::size_t>(at)];
                    value = timeOr(value, m_report.at);
                }
            QByteArray key;
            for (const QVariant& value : values) key += value.toString().toUtf8() + '\0';
            if (seen.insert(key).second && !insert(table, columns, values)) m_report.othersWhole = false;
        };
        bool all = !columns.isEmpty();
        if (numbered) all = all && rowsUpTo(lastRow(table), select, take);
        else if (!scan(m_damaged, select, {}, take)) {
            all = false;
            const QString first = columns.isEmpty() ? QString() : columns.constFirst();
            scan(m_damaged, select + QStringLiteral(" ORDER BY %1 DESC").arg(first), {}, take);
        }
        if (!all) m_report.othersWhole = false;
    }

    /// Inserts a row. Returns false if the new database's types or constraints refuse it.
    bool insert(const QString& table, const QStringList& columns, const Row& row) {
        if (columns.isEmpty() || m_failure) return false;
        const QString marks = QStringList(columns.size(), QStringLiteral("?")).join(u',');
        auto query =
            m_fresh.prepare(QStringLiteral("INSERT INTO %1 (%2) VALUES (%3)").arg(table, columns.join(u','), marks));
        if (!query) return fail(query.error());
        for (std::size_t i = 0; i < row.size(); ++i) query->bindValue(static_cast<int>(i), row[i]);
        const auto done = m_fresh.execute(*query);
        return done.has_value() || fail(done.error());
    }

    /// A refused row was damaged; any other error is a failure of the new database.
    bool fail(const StoreError& error) {
        if (error.kind != StoreErrorKind::Failed) m_failure = error;
        return false;
    }

    const StoreConnection& m_damaged;
    const StoreConnection& m_fresh;
    RescueReport& m_report;
    const QStringList m_allColumns;  ///< of the table of sessions
    const CarvedSessions m_carved;
    std::optional<StoreError> m_failure;
    std::optional<bool> m_looseEnds;
    std::optional<std::map<Line, Line>> m_followers;
    std::map<qint64, int> m_beginnings;  ///< for each session, how many entries have number 1
};

}  // namespace

StoreResult<void> salvage(const StoreConnection& damaged, const StoreConnection& fresh, RescueReport& report) {
    return Salvage(damaged, fresh, report).run();
}

}  // namespace basekeeper
