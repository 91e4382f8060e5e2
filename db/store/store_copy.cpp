// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/store_copy.h"

#include "db/store/sqlite_handle.h"

#include <QFile>
#include <QFileInfo>

#include <sqlite3.h>

#include <limits>
#include <utility>

namespace basekeeper {

struct StoreCopy::Handles {
    sqlite3* target = nullptr;
    sqlite3_backup* backup = nullptr;

    Handles() = default;
    ~Handles() { close(); }
    Handles(const Handles&) = delete;
    Handles& operator=(const Handles&) = delete;

    int close() {
        const int finished = backup != nullptr ? sqlite3_backup_finish(std::exchange(backup, nullptr)) : SQLITE_OK;
        const int closed = sqlite3_close(std::exchange(target, nullptr));
        return finished != SQLITE_OK ? finished : closed;
    }
};

StoreCopy::StoreCopy(std::unique_ptr<Handles> handles, QString file)
    : m_handles(std::move(handles)), m_file(std::move(file)) {}

StoreCopy::~StoreCopy() {
    m_handles->close();
    if (!m_complete) QFile::remove(m_file);
}

StoreResult<std::unique_ptr<StoreCopy>> StoreCopy::begin(const StoreConnection& source, const QString& file) {
    if (QFileInfo::exists(file))
        return tl::unexpected(StoreError{StoreErrorKind::NotWritable, file, QStringLiteral("is there already")});
    sqlite3* from = sqliteHandle(source);
    if (from == nullptr)
        return tl::unexpected(StoreError{StoreErrorKind::Failed, file, QStringLiteral("not Qt's driver for SQLite")});
    std::unique_ptr<StoreCopy> copy(new StoreCopy(std::make_unique<Handles>(), file));
    Handles& handles = *copy->m_handles;
    const int opened = sqlite3_open_v2(QFile::encodeName(file).constData(), &handles.target,
                                       SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOFOLLOW, nullptr);
    if (opened != SQLITE_OK) return copy->refuse(opened);
    // An abandoned copy is thrown away, so it needs no rollback, and a complete one is flushed by the caller. A small
    // cache spreads the writing over all steps.
    for (const char* pragma : {"PRAGMA journal_mode = OFF", "PRAGMA synchronous = OFF",
                               "PRAGMA locking_mode = EXCLUSIVE", "PRAGMA cache_size = 64"})
        if (const int done = sqlite3_exec(handles.target, pragma, nullptr, nullptr, nullptr); done != SQLITE_OK)
            return copy->refuse(done);
    handles.backup = sqlite3_backup_init(handles.target, "main", from, "main");
    if (handles.backup == nullptr) return copy->refuse(sqlite3_extended_errcode(handles.target));
    return copy;
}

StoreResult<bool> StoreCopy::step(int pages) {
    const int stepped = sqlite3_backup_step(m_handles->backup, pages);
    if (stepped == SQLITE_OK) return false;
    if (stepped != SQLITE_DONE) return refuse(stepped);
    if (const int closed = m_handles->close(); closed != SQLITE_OK) return refuse(closed);
    m_complete = true;
    return true;
}

StoreResult<void> StoreCopy::finish() {
    return step(std::numeric_limits<int>::max()).and_then([this](bool complete) -> StoreResult<void> {
        if (!complete) return refuse(SQLITE_ERROR);
        return {};
    });
}

tl::unexpected<StoreError> StoreCopy::refuse(int code) const {
    // In pages of 4 KB.
    const qint64 needed = m_handles->backup == nullptr ? 0 : qint64{4096} * sqlite3_backup_pagecount(m_handles->backup);
    return tl::unexpected(
        StoreError{kindOfSqliteCode(code, m_file), m_file,
                   QStringLiteral("SQLite %1: %2").arg(code).arg(QString::fromUtf8(sqlite3_errstr(code))), needed});
}

}  // namespace basekeeper
