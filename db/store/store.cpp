// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/store.h"

#include "db/session_file/hash_chain.h"
#include "db/session_file/setup_names.h"
#include "db/store/log_table.h"
#include "db/store/noted_progress.h"
#include "db/store/player_name_table.h"
#include "db/store/printed_wording_table.h"
#include "db/store/session_list_table.h"
#include "db/store/statistics_table.h"
#include "db/store/store_copy.h"
#include "db/store/store_file.h"
#include "db/store/store_query.h"
#include "db/store/store_values.h"
#include "db/store/summary_table.h"
#include "db/store/temporary_copy.h"

#include <QFileInfo>
#include <QUuid>

#include <array>
#include <utility>

namespace basekeeper {

namespace {

constexpr std::array provenances{std::pair{Provenance::Example, "example"}, std::pair{Provenance::Table, "table"},
                                 std::pair{Provenance::Printed, "printed"}};

QString provenanceText(Provenance provenance) {
    for (const auto& [value, text] : provenances)
        if (value == provenance) return QString::fromLatin1(text);
    return QStringLiteral("");
}

std::optional<Provenance> provenanceIn(const QVariant& column) {
    for (const auto& [value, text] : provenances)
        if (column.toString() == QLatin1String(text)) return value;
    return {};
}

std::optional<ValueSet> valueSetIn(const QSqlQuery& row) {
    const auto provenance = provenanceIn(row.value(3));
    const auto values = objectIn(row.value(4));
    const auto updatedAt = timeIn(row.value(5));
    if (!provenance || !values || !updatedAt) return {};
    return ValueSet{
        row.value(0).toString(), row.value(1).toString(), row.value(2).toString(), *provenance, *values, *updatedAt};
}

QString selectSessions(const char* rest) {
    return QStringLiteral("SELECT %1 FROM session %2").arg(QLatin1String(sessionColumns), QLatin1String(rest));
}

/// Greater than the number of every session that could be the current one.
constexpr auto nextAtTable =
    "1 + max((SELECT coalesce(max(key), 0) FROM session), "
    "(SELECT coalesce(max(at_table), 0) FROM session WHERE ended_at IS NULL AND deleted_at IS NULL))";

}  // namespace

class Store::Impl {
public:
    /// With `copyOf` it only reads, from a copy of that database.
    Impl(StoreFile opened, std::optional<TemporaryCopy> temporary, const QString& copyOf)
        : m_temporary(std::move(temporary)),
          m_copyOf(copyOf),
          m_progress(QFileInfo(opened.connection().path()).path()),
          m_file(std::move(opened)) {}

    [[nodiscard]] const StoreConnection& connection() const { return m_file.connection(); }
    [[nodiscard]] const StoreFile& file() const { return m_file; }
    [[nodiscard]] bool onlyReads() const { return m_temporary.has_value(); }
    /// Of the database that people know of.
    [[nodiscard]] const QString& path() const { return onlyReads() ? m_copyOf : connection().path(); }
    /// Whether what is written now would be found again.
    [[nodiscard]] StoreResult<void> mayWrite() const {
        if (onlyReads())
            return tl::unexpected(StoreError{StoreErrorKind::NotWritable, m_copyOf, QStringLiteral("only read")});
        return m_file.checkFileInPlace();
    }

    /// Compares the logs with what was noted of them; if all is well, only the latest stay noted.
    void compareProgress();
    void noteProgress(const QString& sessionId, qint64 entries) const { m_progress.note(sessionId, entries); }
    /// Takes the sessions as they are for what they should be.
    void acceptProgress();

    [[nodiscard]] tl::unexpected<StoreError> refuse(StoreErrorKind kind, const QString& detail) const {
        return tl::unexpected(StoreError{kind, path(), detail});
    }

    template <class... Arguments>
    [[nodiscard]] StoreResult<void> execute(QSqlQuery& query, const Arguments&... arguments) const {
        return executeWith(connection(), query, {QVariant(arguments)...});
    }

    /// Executes a statement and returns the number of rows that it changed.
    template <class... Arguments>
    [[nodiscard]] StoreResult<int> write(const QString& sql, const Arguments&... arguments) const {
        return mayWrite()
            .and_then([&] { return writeRows(connection(), sql, {QVariant(arguments)...}); })
            .map([&](int rows) {
                m_file.changed();
                return rows;
            });
    }

    template <class T, class... Arguments>
    [[nodiscard]] StoreResult<std::vector<T>> read(std::optional<T> (*readRow)(const QSqlQuery&), const QString& sql,
                                                   const Arguments&... arguments) const {
        return readRows<T>(connection(), readRow, sql, {QVariant(arguments)...});
    }

    /// What must be known about a session to append to its log.
    struct End {
        QString session;
        qint64 key = 0;
        qint64 seq = 0;
        bool over = false;
        HashChain chain;
    };

    /// Appends an entry to the log that ends there, and moves the end. Outside a transaction, the statement is its own.
    [[nodiscard]] StoreResult<StoredEntry> insertEntry(End& end, const NewEntry& entry) {
        if (auto there = mayWrite(); !there) return tl::unexpected(there.error());
        if (!m_entryInsertion) {
            auto query = connection().prepare(
                QStringLiteral("INSERT INTO entry (session, seq, at, body, hash) VALUES (?, ?, ?, ?, ?)"));
            if (!query) return tl::unexpected(query.error());
            m_entryInsertion = std::move(*query);
        }
        StoredEntry stored{++end.seq, entry.at.toUTC(), entry.body};
        stored.hash = end.chain.next(stored);
        return execute(*m_entryInsertion, end.key, end.seq, asText(stored.at), asText(stored.body),
                       QString::fromLatin1(stored.hash))
            .map([&] {
                m_file.changed();
                return stored;
            });
    }
    [[nodiscard]] StoreResult<End> endOf(const QString& sessionId) const;

    /// The log of a session whose hash chain holds.
    [[nodiscard]] StoreResult<std::vector<StoredEntry>> soundLog(const QString& sessionId) const;

    /// Executes a statement on one session, which must exist.
    template <class... Arguments>
    [[nodiscard]] StoreResult<void> writeSession(const QString& sessionId, const QString& sql,
                                                 const Arguments&... arguments) const {
        return write(sql, arguments..., asText(sessionId)).and_then([&](int sessions) -> StoreResult<void> {
            if (sessions == 0) return refuse(StoreErrorKind::Failed, QStringLiteral("no session ") + sessionId);
            return {};
        });
    }

    /// Inserts a new or an imported session.
    [[nodiscard]] StoreResult<SessionInfo> insertSession(const NewSession& session, const std::vector<NewEntry>& log,
                                                         const std::optional<QDateTime>& endedAt, bool atTable);
    /// Removes all deleted sessions for good.
    [[nodiscard]] StoreResult<void> removeAllDeleted() const;
    /// Removes the session for good if it is deleted. Call it within a transaction.
    [[nodiscard]] StoreResult<void> removeDeleted(const QString& sessionId) const;

    /// The session last appended to, so that appending needs no query besides its INSERT. Nobody else can write to the
    /// file, so this stays true until something fails.
    std::optional<End> remembered;

private:
    std::optional<TemporaryCopy> m_temporary;  ///< holds the file of the connection, so it goes after that
    QString m_copyOf;
    NotedProgress m_progress;
    StoreFile m_file;
    // The statement and the copy must be destroyed before the connection.
    std::optional<QSqlQuery> m_entryInsertion;

public:
    std::unique_ptr<StoreCopy> copy;
};

StoreResult<Store::Impl::End> Store::Impl::endOf(const QString& sessionId) const {
    constexpr auto read = [](const QSqlQuery& row) -> std::optional<End> {
        return End{row.value(0).toString(), row.value(1).toLongLong(), row.value(2).toLongLong(), row.value(3).toBool(),
                   HashChain(row.value(4).toString().toLatin1())};
    };
    const auto sql = QStringLiteral(
        "SELECT id, key, coalesce(seq, 0), ended_at IS NOT NULL, coalesce(hash, first_link) "
        "FROM session LEFT JOIN entry ON session = key WHERE id = ? AND deleted_at IS NULL ORDER BY seq DESC LIMIT 1");
    return this->read<End>(read, sql, asText(sessionId)).and_then([&](std::vector<End>&& found) -> StoreResult<End> {
        if (found.empty()) return refuse(StoreErrorKind::Failed, QStringLiteral("no session ") + sessionId);
        return found.front();
    });
}

void Store::Impl::compareProgress() {
    for (const auto& [session, noted] : m_progress.read()) {
        const auto end = endOf(session);
        const qint64 left = end ? end->seq : 0;
        if (left >= noted) continue;
        const auto found = selectStoredSessions(connection(), QStringLiteral("WHERE id = ?"), {asText(session)});
        if (!found) return;
        RescueReport::CutShort shorter;
        shorter.kept = left;
        shorter.of = noted;
        if (!found->empty()) {
            shorter.players = namesInSetup(found->front().info.setup);
            shorter.startedAt = found->front().info.startedAt;
        }
        m_file.opening().wentBack.push_back(std::move(shorter));
    }
    if (m_file.opening().wentBack.empty()) acceptProgress();
}

void Store::Impl::acceptProgress() {
    m_file.opening().wentBack.clear();
    constexpr auto latest = "SELECT id, (SELECT coalesce(max(seq), 0) FROM entry WHERE session = key) FROM session "
                            "WHERE deleted_at IS NULL ORDER BY key DESC LIMIT 20";
    constexpr auto read = [](const QSqlQuery& row) -> std::optional<std::pair<QString, qint64>> {
        return std::pair(row.value(0).toString(), row.value(1).toLongLong());
    };
    if (const auto rows = this->read<std::pair<QString, qint64>>(read, QLatin1String(latest)))
        m_progress.renew({rows->begin(), rows->end()});
}

StoreResult<std::vector<StoredEntry>> Store::Impl::soundLog(const QString& sessionId) const {
    const auto found =
        selectStoredSessions(connection(), QStringLiteral("WHERE id = ? AND deleted_at IS NULL"), {asText(sessionId)});
    if (!found) return tl::unexpected(found.error());
    if (found->empty()) return refuse(StoreErrorKind::Failed, QStringLiteral("no session ") + sessionId);
    const StoredSession& session = found->front();
    return selectLog(connection(), session.key)
        .and_then([&](std::vector<StoredEntry>&& log) -> StoreResult<std::vector<StoredEntry>> {
            if (const auto broken = brokenLink(session, log))
                return refuse(StoreErrorKind::Damaged, damageIn({session.info, *broken}));
            return std::move(log);
        });
}

Store::Store(std::unique_ptr<Impl> impl) : m_impl(std::move(impl)) {}

Store::~Store() {
    // What cannot be removed now, such as on a full disk, is removed when the store is next opened.
    static_cast<void>(m_impl->removeAllDeleted());
}

StoreResult<std::unique_ptr<Store>> Store::open(const QString& dataFolder) {
    return StoreFile::open(dataFolder).map([](StoreFile&& file) {
        auto impl = std::make_unique<Impl>(std::move(file), std::nullopt, QString());
        // No function lists them; a full disk must not keep the other sessions from being read.
        static_cast<void>(impl->removeAllDeleted());
        impl->compareProgress();
        return std::unique_ptr<Store>(new Store(std::move(impl)));
    });
}

StoreResult<std::unique_ptr<Store>> Store::openToRead(const QString& dataFolder, const Mend& mend) {
    const QString database = databaseIn(dataFolder);
    auto copy = TemporaryCopy::of(database);
    if (!copy) return refuse(StoreErrorKind::NotWritable, database, QStringLiteral("cannot be copied to be read"));
    const QString folder = QFileInfo(copy->path()).path();
    const auto openCopy = [&]() -> StoreResult<StoreFile> {
        auto opened = StoreFile::open(folder);
        if (opened || opened.error().kind != StoreErrorKind::Damaged) return opened;
        auto report = mend(folder, opened.error());
        if (!report) return tl::unexpected(report.error());
        report->keptFile = database;
        return StoreFile::open(folder).map([&](StoreFile&& file) {
            file.opening().rescue = *std::move(report);
            return std::move(file);
        });
    };
    return openCopy().map([&](StoreFile&& file) {
        return std::unique_ptr<Store>(new Store(std::make_unique<Impl>(std::move(file), std::move(copy), database)));
    });
}

bool Store::onlyReads() const { return m_impl->onlyReads(); }

QString Store::path() const { return m_impl->path(); }

QString Store::folder() const { return QFileInfo(path()).path(); }

const StoreOpening& Store::opening() const { return m_impl->file().opening(); }

void Store::acceptProgress() { m_impl->acceptProgress(); }

StoreResult<void> Store::checkFileInPlace() const { return m_impl->mayWrite(); }

StoreResult<void> Store::beginCopy(const QString& file) {
    m_impl->copy.reset();
    return StoreCopy::begin(m_impl->connection(), file).map([&](std::unique_ptr<StoreCopy>&& copy) {
        m_impl->copy = std::move(copy);
    });
}

StoreResult<bool> Store::continueCopy(int pages) {
    if (!m_impl->copy) return m_impl->refuse(StoreErrorKind::Failed, QStringLiteral("no copy was begun"));
    auto complete = m_impl->copy->step(pages);
    if (!complete || *complete) m_impl->copy.reset();
    return complete;
}

void Store::giveUpCopy() { m_impl->copy.reset(); }

StoreResult<void> Store::Impl::removeAllDeleted() const {
    const auto some =
        connection().value(QStringLiteral("SELECT EXISTS (SELECT 1 FROM session WHERE deleted_at IS NOT NULL)"));
    if (!some) return tl::unexpected(some.error());
    if (!some->toBool()) return {};
    return StoreTransaction::begin(connection()).and_then([&](StoreTransaction&& transaction) {
        return write(QStringLiteral(
                         "DELETE FROM entry WHERE session IN (SELECT key FROM session WHERE deleted_at IS NOT NULL)"))
            .and_then([&](int) { return write(QStringLiteral("DELETE FROM session WHERE deleted_at IS NOT NULL")); })
            .and_then([&](int) { return transaction.commit(); });
    });
}

StoreResult<void> Store::Impl::removeDeleted(const QString& sessionId) const {
    return write(
               QStringLiteral(
                   "DELETE FROM entry WHERE session IN (SELECT key FROM session WHERE deleted_at IS NOT NULL AND id = ?)"),
               sessionId)
        .and_then([&](int) {
            return write(QStringLiteral("DELETE FROM session WHERE deleted_at IS NOT NULL AND id = ?"), sessionId)
                .map([](int) {});
        });
}

StoreResult<SessionInfo> Store::Impl::insertSession(const NewSession& session, const std::vector<NewEntry>& log,
                                                    const std::optional<QDateTime>& endedAt, bool atTable) {
    SessionInfo info{session.id.isEmpty() ? QUuid::createUuid().toString(QUuid::WithoutBraces) : session.id,
                     session.game,
                     session.rulesVersion,
                     session.setup,
                     session.title,
                     session.startedAt.toUTC(),
                     endedAt ? std::optional(endedAt->toUTC()) : std::nullopt,
                     session.note,
                     session.unverified};
    auto transaction = StoreTransaction::begin(connection());
    if (!transaction) return tl::unexpected(transaction.error());
    if (!session.id.isEmpty()) {
        if (auto removed = removeDeleted(session.id); !removed) return tl::unexpected(removed.error());
        const auto there = this->read<SessionInfo>(sessionIn, selectSessions("WHERE id = ?"), asText(session.id));
        if (!there) return tl::unexpected(there.error());
        if (!there->empty()) return refuse(StoreErrorKind::AlreadyThere, QStringLiteral("session ") + session.id);
    }
    const auto inserted = write(
        QStringLiteral(
            "INSERT INTO session (id, game, rules_version, setup, title, started_at, ended_at, note, unverified, first_link, "
            "at_table) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, %1)")
            .arg(QLatin1String(atTable ? nextAtTable : "0")),
        asText(info.id), asText(info.game), info.rulesVersion, asText(info.setup), asText(info.title),
        asText(info.startedAt), info.endedAt ? QVariant(asText(*info.endedAt)) : QVariant(), asText(info.note),
        info.unverified ? 1 : 0, QString::fromLatin1(HashChain::of(info).last()));
    if (!inserted) return tl::unexpected(inserted.error());
    auto end = endOf(info.id);
    if (!end) return tl::unexpected(end.error());
    for (const NewEntry& entry : log)
        if (auto added = insertEntry(*end, entry); !added) return tl::unexpected(added.error());
    return transaction->commit().map([&] {
        noteProgress(info.id, end->seq);
        remembered = *std::move(end);
        return info;
    });
}

StoreResult<SessionInfo> Store::beginSession(const NewSession& session) {
    return m_impl->insertSession(session, {}, std::nullopt, true);
}

StoreResult<SessionInfo> Store::importSession(const NewSession& session, const std::vector<NewEntry>& log,
                                              const std::optional<QDateTime>& endedAt) {
    return m_impl->insertSession(session, log, endedAt, false);
}

StoreResult<StoredEntry> Store::append(const QString& sessionId, const QJsonObject& entry, const QDateTime& at,
                                       bool sessionOver, std::optional<std::int64_t> length) {
    auto end = m_impl->remembered && m_impl->remembered->session == sessionId
                   ? StoreResult<Impl::End>(*m_impl->remembered)
                   : m_impl->endOf(sessionId);
    if (!end) return tl::unexpected(end.error());
    if (length && end->seq != *length)
        return m_impl->refuse(
            StoreErrorKind::OtherLength,
            QStringLiteral("%1 lines in the log of %2, not %3").arg(end->seq).arg(sessionId).arg(*length));
    m_impl->remembered.reset();
    const bool changesOver = end->over != sessionOver;
    end->over = sessionOver;

    const auto insert = [&] { return m_impl->insertEntry(*end, {entry, at}); };
    const auto insertWithEnd = [&](StoreTransaction&& transaction) {
        return insert().and_then([&](const StoredEntry& stored) {
            return m_impl
                ->write(QStringLiteral("UPDATE session SET ended_at = ? WHERE key = ?"),
                        sessionOver ? QVariant(asText(at)) : QVariant(), end->key)
                .and_then([&](int) { return transaction.commit(); })
                .map([&] { return stored; });
        });
    };
    auto added = changesOver ? StoreTransaction::begin(m_impl->connection()).and_then(insertWithEnd) : insert();
    if (added) {
        m_impl->noteProgress(sessionId, added->seq);
        m_impl->remembered = *std::move(end);
    }
    return added;
}

StoreResult<SessionInfo> Store::continueSession(const QString& sessionId, std::size_t length,
                                                const std::vector<NewEntry>& more,
                                                const std::optional<QDateTime>& endedAt, bool unverified) {
    m_impl->remembered.reset();
    auto end = m_impl->endOf(sessionId);
    if (!end) return tl::unexpected(end.error());
    if (end->seq != static_cast<qint64>(length))
        return m_impl->refuse(StoreErrorKind::OtherLength, QStringLiteral("another length of session ") + sessionId);
    auto transaction = StoreTransaction::begin(m_impl->connection());
    if (!transaction) return tl::unexpected(transaction.error());
    for (const NewEntry& entry : more)
        if (auto added = m_impl->insertEntry(*end, entry); !added) return tl::unexpected(added.error());
    return m_impl
        ->write(QStringLiteral("UPDATE session SET ended_at = ?, unverified = max(unverified, ?) WHERE key = ?"),
                endedAt ? QVariant(asText(*endedAt)) : QVariant(), unverified ? 1 : 0, end->key)
        .and_then([&](int) { return transaction->commit(); })
        .and_then([&] { return m_impl->read(sessionIn, selectSessions("WHERE key = ?"), end->key); })
        .map([&](std::vector<SessionInfo>&& found) {
            m_impl->noteProgress(sessionId, end->seq);
            return std::move(found.front());
        });
}

StoreResult<void> Store::endSession(const QString& sessionId, const QDateTime& at) {
    m_impl->remembered.reset();
    return m_impl->writeSession(
        sessionId,
        QStringLiteral("UPDATE session SET ended_at = coalesce(ended_at, ?) WHERE deleted_at IS NULL AND id = ?"),
        asText(at));
}

StoreResult<void> Store::setTitle(const QString& sessionId, const QString& title) {
    return m_impl->writeSession(
        sessionId, QStringLiteral("UPDATE session SET title = ? WHERE deleted_at IS NULL AND id = ?"), asText(title));
}

StoreResult<void> Store::setNote(const QString& sessionId, const QString& note) {
    return m_impl->writeSession(
        sessionId, QStringLiteral("UPDATE session SET note = ? WHERE deleted_at IS NULL AND id = ?"), asText(note));
}

StoreResult<void> Store::makeCurrent(const QString& sessionId) {
    return m_impl->writeSession(sessionId,
                                QStringLiteral("UPDATE session SET at_table = %1 WHERE deleted_at IS NULL AND id = ?")
                                    .arg(QLatin1String(nextAtTable)));
}

StoreResult<void> Store::deleteSession(const QString& sessionId, const QDateTime& at) {
    m_impl->remembered.reset();
    if (!at.isValid()) return m_impl->refuse(StoreErrorKind::Failed, QStringLiteral("no time"));
    return m_impl
        ->writeSession(sessionId,
                       QStringLiteral("UPDATE session SET deleted_at = ? WHERE deleted_at IS NULL AND id = ?"),
                       asText(at))
        .map([&] { m_impl->noteProgress(sessionId, 0); });
}

StoreResult<void> Store::restoreSession(const QString& sessionId) {
    return m_impl
        ->writeSession(sessionId,
                       QStringLiteral("UPDATE session SET deleted_at = NULL WHERE deleted_at IS NOT NULL AND id = ?"))
        .and_then([&] { return m_impl->endOf(sessionId); })
        .map([&](const Impl::End& end) { m_impl->noteProgress(sessionId, end.seq); });
}

StoreResult<std::vector<SessionInfo>> Store::deletedSessions() {
    return m_impl->read(sessionIn, selectSessions("WHERE deleted_at IS NOT NULL ORDER BY deleted_at DESC, key DESC"));
}

StoreResult<std::optional<SessionInfo>> Store::openSession() {
    return m_impl
        ->read(sessionIn,
               selectSessions("WHERE ended_at IS NULL AND deleted_at IS NULL ORDER BY at_table DESC, key DESC LIMIT 1"))
        .map([](std::vector<SessionInfo>&& found) {
            return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
        });
}

StoreResult<std::optional<SessionInfo>> Store::session(const QString& sessionId) {
    return m_impl->read(sessionIn, selectSessions("WHERE deleted_at IS NULL AND id = ?"), asText(sessionId))
        .map([](std::vector<SessionInfo>&& found) {
            return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
        });
}

StoreResult<std::vector<SessionInfo>> Store::sessions() {
    return m_impl->read(sessionIn, selectSessions("WHERE deleted_at IS NULL ORDER BY key DESC"));
}

StoreResult<std::vector<StoredEntry>> Store::entries(const QString& sessionId) {
    auto log = m_impl->soundLog(sessionId);
    if (!log && log.error().kind == StoreErrorKind::Damaged) requestFullCheck(folder());
    return log;
}

StoreResult<std::int64_t> Store::logLength(const QString& sessionId) {
    return m_impl->endOf(sessionId).map([](const Impl::End& end) { return std::int64_t{end.seq}; });
}

StoreResult<void> Store::saveSummaries(const std::vector<SummaryOf>& summaries) {
    // They can be made anew at any time, so a copy takes them as well.
    const auto there = m_impl->onlyReads() ? StoreResult<void>() : m_impl->mayWrite();
    return there.and_then([&] { return replaceSummaries(m_impl->connection(), summaries); });
}

StoreResult<QStringList> Store::sessionsWithoutSummary(int limit) {
    return selectWithoutSummary(m_impl->connection(), limit);
}

StoreResult<std::vector<ListedSession>> Store::listSessions(const SessionQuery& query, int offset, int limit) {
    return selectListed(m_impl->connection(), query, offset, limit);
}

StoreResult<std::vector<ListedSession>> Store::openSessions(int limit) {
    return selectOpen(m_impl->connection(), limit);
}

StoreResult<int> Store::countSessions(const SessionQuery& query) { return countListed(m_impl->connection(), query); }

StoreResult<QStringList> Store::games() { return selectGames(m_impl->connection()); }

StoreResult<HistoryTotals> Store::totals(const StatisticsQuery& query) {
    return selectTotals(m_impl->connection(), query);
}

StoreResult<std::vector<PlayerStatistics>> Store::playerStatistics(const StatisticsQuery& query) {
    return selectPlayerStatistics(m_impl->connection(), query);
}

StoreResult<std::vector<TableStatistics>> Store::tableStatistics(const StatisticsQuery& query, int limit) {
    return selectTableStatistics(m_impl->connection(), query, limit);
}

StoreResult<std::vector<ListedSession>> Store::records(const StatisticsQuery& query, GameRecord record, int limit) {
    return selectRecords(m_impl->connection(), query, record, limit);
}

StoreResult<std::vector<PlayerName>> Store::playerNames() { return selectPlayerNames(m_impl->connection()); }

StoreResult<PlayerRenaming> Store::renamePlayer(const QString& from, const QString& to, const QString& foldedTo) {
    return m_impl->mayWrite().and_then([&] { return updatePlayerNames(m_impl->connection(), from, to, foldedTo); });
}

StoreResult<void> Store::undoRenaming(const PlayerRenaming& renaming) {
    return m_impl->mayWrite().and_then([&] { return restorePlayerNames(m_impl->connection(), renaming); });
}

StoreResult<int> Store::countSessionsWithBoth(const QString& one, const QString& other) {
    return countSessionsOfBoth(m_impl->connection(), one, other);
}

StoreResult<std::vector<Player>> Store::players() {
    return m_impl->read(playerIn,
                        QStringLiteral("SELECT name, language, last_used FROM player ORDER BY last_used DESC, name"));
}

StoreResult<void> Store::savePlayer(const Player& player) {
    return m_impl
        ->write(QStringLiteral("INSERT INTO player (name, language, last_used) VALUES (?, ?, ?) ON CONFLICT (name) "
                               "DO UPDATE SET language = excluded.language, last_used = excluded.last_used"),
                asText(player.name), asText(player.language), asText(player.lastUsed))
        .map([](int) {});
}

StoreResult<void> Store::removePlayer(const QString& name) {
    return m_impl->write(QStringLiteral("DELETE FROM player WHERE name = ?"), asText(name)).map([](int) {});
}

StoreResult<std::vector<ValueSet>> Store::valueSets(const QString& game) {
    return m_impl->read(
        valueSetIn,
        QStringLiteral("SELECT id, game, name, provenance, card_values, updated_at FROM value_set WHERE game = ? "
                       "ORDER BY name, id"),
        asText(game));
}

StoreResult<void> Store::saveValueSet(const ValueSet& set) {
    return m_impl
        ->write(
            QStringLiteral(
                "INSERT INTO value_set (id, game, name, provenance, card_values, updated_at) VALUES (?, ?, ?, ?, ?, ?) "
                "ON CONFLICT (id) DO UPDATE SET game = excluded.game, name = excluded.name, "
                "provenance = excluded.provenance, card_values = excluded.card_values, updated_at = excluded.updated_at"),
            asText(set.id), asText(set.game), asText(set.name), provenanceText(set.provenance), asText(set.values),
            asText(set.updatedAt))
        .map([](int) {});
}

StoreResult<void> Store::removeValueSet(const QString& id) {
    return m_impl->write(QStringLiteral("DELETE FROM value_set WHERE id = ?"), asText(id)).map([](int) {});
}

StoreResult<std::vector<PrintedWording>> Store::printedWording(const QString& game) {
    return selectPrintedWording(m_impl->connection(), game);
}

StoreResult<void> Store::savePrintedWording(const QString& game, const std::vector<PrintedWording>& texts) {
    return m_impl->mayWrite().and_then([&] { return upsertPrintedWording(m_impl->connection(), game, texts); });
}

StoreResult<void> Store::removePrintedWording(const QString& game, int card, const QString& language) {
    return m_impl->mayWrite().and_then(
        [&] { return deletePrintedWording(m_impl->connection(), game, card, language); });
}

}  // namespace basekeeper
