// SPDX-License-Identifier: GPL-3.0-or-later

// The store itself: opening, copying, and the sessions with their logs.
#include "db/session_file/setup_names.h"
#include "db/store/log_table.h"
#include "db/store/store_impl.h"

#include <QUuid>

#include <utility>

namespace basekeeper {

namespace {

QString selectSessions(const char* rest) {
    return QStringLiteral("SELECT %1 FROM session %2").arg(QLatin1String(sessionColumns), QLatin1String(rest));
}

/// Greater than the number of every session that could be the current one.
constexpr auto nextAtTable =
    "1 + max((SELECT coalesce(max(key), 0) FROM session), "
    "(SELECT coalesce(max(at_table), 0) FROM session WHERE ended_at IS NULL AND deleted_at IS NULL))";

}  // namespace

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
        const auto length = selectLogLength(connection(), session);
        if (!length) return;
        const qint64 left = length->value_or(0);
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

}  // namespace basekeeper
