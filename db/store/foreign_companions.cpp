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

using Noted = std::map<QString, qint64>;

/// How many of the noted sessions a database holds, and whether with as many entries as were noted.
struct HeldSessions {
    qsizetype sessions = 0;
    bool isComplete = true;
};

StoreResult<HeldSessions> heldOf(const Noted& noted, const StoreConnection& connection) {
    HeldSessions held;
    for (const auto& [id, entries] : noted) {
        // One without entries may have been deleted.
        if (entries == 0) {
            ++held.sessions;
            continue;
        }
        const auto length = selectLogLength(connection, id);
        if (!length) return tl::unexpected(length.error());
        if (*length) ++held.sessions;
        held.isComplete = held.isComplete && *length >= entries;
    }
    return held;
}

StoreResult<HeldSessions> heldOf(const Noted& noted, const QString& database) {
    return StoreReader::open(database).and_then(
        [&](const StoreReader& reader) { return heldOf(noted, reader.connection()); });
}

StoreResult<QString> setAside(const QString& file, const QString& database, const QDateTime& now) {
    const QString ending = file.sliced(database.size());
    const auto placeAt = [&](const QDateTime& time) {
        return QFileInfo(database).dir().filePath(
            QStringLiteral("basekeeper-foreign-%1.sqlite%2").arg(timeForName(time), ending));
    };
    QDateTime time = now;
    while (QFileInfo::exists(placeAt(time))) time = time.addSecs(1);
    return moveFile(file, placeAt(time)).map([&] { return placeAt(time); });
}

}  // namespace

bool hasOwnJournal(const QString& database) {
    // https://www.sqlite.org/fileformat2.html#the_rollback_journal
    static const QByteArray magic = QByteArray::fromHex("d9d505f920a163d7");
    constexpr qsizetype pagesBeforeAt = 16;
    QFile journal(journalOf(database));
    if (!isFilled(journal.fileName()) || QFileInfo(database).size() > firstPage) return false;
    if (!journal.open(QIODevice::ReadOnly)) return false;
    constexpr qsizetype headerSize = pagesBeforeAt + 4;
    const QByteArray header = journal.read(headerSize);
    // One that was cut short before its header was complete is of no consequence.
    return header.size() < headerSize || !header.startsWith(magic) ||
           header.sliced(pagesBeforeAt) == QByteArray(4, '\0');
}

StoreResult<QString> setForeignJournalAside(const QString& database, const QDateTime& now) {
    if (!isFilled(journalOf(database)) || hasOwnJournal(database)) return QString();
    return setAside(journalOf(database), database, now);
}

StoreResult<QString> setForeignLogAside(const QString& database, const QDateTime& now, bool isDamaged) {
    // After a clean end there is none, and the notes need not be read.
    if (!isFilled(walOf(database))) return QString();
    const Noted noted = NotedProgress(QFileInfo(database).path()).read();
    if (noted.empty()) return QString();
    std::optional<HeldSessions> with;
    if (!isDamaged) {
        const auto held = heldOf(noted, database);
        // Damage is found, and told, by the checks that follow.
        if (!held && held.error().kind == StoreErrorKind::Damaged) return QString();
        if (!held) return tl::unexpected(held.error());
        if (held->sessions == std::ssize(noted)) return QString();
        with = *held;
    }
    const auto alone = TemporaryCopy::withoutLog(database);
    if (!alone || !isFilled(alone->path())) return QString();
    const auto held = heldOf(noted, alone->path());
    if (!held || !(with ? held->sessions > with->sessions : held->isComplete)) return QString();
    if (!checkStoreFile(alone->path(), CheckDepth::Chains)) return QString();
    return setAside(walOf(database), database, now);
}

}  // namespace basekeeper
