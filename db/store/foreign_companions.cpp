// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/foreign_companions.h"

#include "db/store/log_table.h"
#include "db/store/noted_progress.h"
#include "db/store/store_check.h"
#include "db/store/store_paths.h"
#include "db/store/temporary_copy.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace basekeeper {

namespace {

constexpr qint64 firstPage = 4096;

QString journalOf(const QString& database) { return database + QStringLiteral("-journal"); }

/// How many of the sessions a database holds; none if it cannot be read.
qsizetype sessionsIn(const QString& database, const std::map<QString, qint64>& noted) {
    const auto reader = StoreReader::open(database);
    if (!reader) return 0;
    return std::ranges::count_if(noted, [&](const auto& each) {
        const auto found = selectStoredSessions(reader->connection(), QStringLiteral("WHERE id = ?"), {each.first});
        // One without entries may have been deleted.
        return each.second == 0 || (found && !found->empty());
    });
}

StoreResult<QString> setAside(const QString& file, const QString& database, const QDateTime& now) {
    const QString ending = file.sliced(database.size());
    QString place = QFileInfo(database).dir().filePath(
        QStringLiteral("basekeeper-foreign-%1.sqlite%2").arg(timeForName(now), ending));
    return moveFile(file, place).map([&] { return std::move(place); });
}

}  // namespace

bool hasOwnJournal(const QString& database) {
    // https://www.sqlite.org/fileformat2.html#the_rollback_journal
    static const QByteArray magic = QByteArray::fromHex("d9d505f920a163d7");
    constexpr qsizetype pagesBeforeAt = 16;
    QFile journal(journalOf(database));
    if (!isFilled(journal.fileName()) || QFileInfo(database).size() > firstPage) return false;
    if (!journal.open(QIODevice::ReadOnly)) return false;
    const QByteArray header = journal.read(pagesBeforeAt + 4);
    // One that was cut short before its header was complete is of no consequence.
    return !header.startsWith(magic) || header.sliced(pagesBeforeAt) == QByteArray(4, '\0');
}

StoreResult<QString> setForeignJournalAside(const QString& database, const QDateTime& now) {
    if (!isFilled(journalOf(database)) || !QFileInfo::exists(database) || hasOwnJournal(database)) return QString();
    return setAside(journalOf(database), database, now);
}

StoreResult<QString> setForeignLogAside(const QString& database, const QDateTime& now, bool isDamaged) {
    if (!isFilled(walOf(database))) return QString();
    const auto noted = NotedProgress(QFileInfo(database).path()).read();
    const qsizetype with = isDamaged ? -1 : sessionsIn(database, noted);
    if (with == std::ssize(noted)) return QString();
    const auto alone = TemporaryCopy::withoutLog(database);
    if (!alone || !isFilled(alone->path()) || sessionsIn(alone->path(), noted) <= with) return QString();
    if (!checkStoreFile(alone->path(), CheckDepth::Chains)) return QString();
    return setAside(walOf(database), database, now);
}

}  // namespace basekeeper
