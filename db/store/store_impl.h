// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/session_file/hash_chain.h"
#include "db/store/noted_progress.h"
#include "db/store/store.h"
#include "db/store/store_copy.h"
#include "db/store/store_file.h"
#include "db/store/store_query.h"
#include "db/store/store_values.h"
#include "db/store/temporary_copy.h"

#include <QFileInfo>

#include <utility>

namespace basekeeper {

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

}  // namespace basekeeper
