// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/store_replacement.h"

#include "db/store/store_paths.h"

#include <QDir>
#include <QFileInfo>

#include <array>
#include <utility>
#include <vector>

namespace basekeeper {

namespace {

/// What the new database is called while it is about to take its place, and what becomes of the old one.
struct Names {
    Replacement why;
    const char* coming;
    const char* kept;
};

constexpr std::array allNames{Names{Replacement::Restored, "basekeeper-restored-", "basekeeper-replaced-"},
                              Names{Replacement::Rescued, "basekeeper-rescued-", "basekeeper-damaged-"}};

const Names& namesOf(Replacement why) { return why == Replacement::Restored ? allNames[0] : allNames[1]; }

QString named(const QString& dataFolder, const char* start, const QString& time) {
    return QDir(dataFolder).filePath(QLatin1String(start) + time + QStringLiteral(".sqlite"));
}

struct Move {
    QString from;
    QString to;
};

/// Moves one after the other; if one fails, all are taken back.
StoreResult<void> moveAll(const std::vector<Move>& moves) {
    for (std::size_t i = 0; i < moves.size(); ++i) {
        auto moved = moveFile(moves[i].from, moves[i].to);
        if (moved) continue;
        // The one that failed may have moved and not have reached the disk.
        for (std::size_t back = i + 1; back-- > 0;)
            if (!QFileInfo::exists(moves[back].from)) static_cast<void>(moveFile(moves[back].to, moves[back].from));
        return moved;
    }
    return {};
}

/// The last part: from any state in which `coming` is there. The old database goes with everything beside it that
/// SQLite would take for a part of the new one.
StoreResult<void> takePlace(const QString& dataFolder, const QString& coming, const QString& kept) {
    const QString database = databaseIn(dataFolder);
    std::vector<Move> moves;
    for (const QString& suffix : QStringList(QString()) + companionSuffixes())
        if (QFileInfo::exists(database + suffix)) moves.push_back({database + suffix, kept + suffix});
    moves.push_back({coming, database});
    return moveAll(moves);
}

/// The first second from `now` on whose names are all free.
QString freeTime(const QString& dataFolder, const Names& names, QDateTime now) {
    for (;; now = now.addSecs(1)) {
        QString time = timeForName(now);
        if (!QFileInfo::exists(named(dataFolder, names.kept, time)) &&
            !QFileInfo::exists(named(dataFolder, names.coming, time)))
            return time;
    }
}

}  // namespace

StoreResult<QString> placeForReplacement(const QString& dataFolder) {
    QString file = QDir(dataFolder).filePath(QStringLiteral("basekeeper-new.part"));
    for (const QString& suffix : QStringList(QString()) + companionSuffixes())
        if (auto removed = removeFile(file + suffix); !removed) return tl::unexpected(removed.error());
    return file;
}

QString keptAfterReplacement(const QString& dataFolder, Replacement why, const QDateTime& now) {
    const Names& names = namesOf(why);
    return named(dataFolder, names.kept, freeTime(dataFolder, names, now));
}

StoreResult<QString> replaceDatabase(const QString& dataFolder, const QString& file, Replacement why,
                                     const QDateTime& now) {
    const QString database = databaseIn(dataFolder);
    if (isLockedElsewhere(database))
        return tl::unexpected(StoreError{StoreErrorKind::InUse, database, QStringLiteral("open in another process")});
    const Names& names = namesOf(why);
    const QString time = freeTime(dataFolder, names, now);
    const QString coming = named(dataFolder, names.coming, time);
    const QString kept = named(dataFolder, names.kept, time);
    const bool hadOne = QFileInfo::exists(database);
    auto done = flushFile(file).and_then([&] { return moveFile(file, coming); }).and_then([&] {
        return takePlace(dataFolder, coming, kept);
    });
    if (done) return hadOne ? kept : QString();
    // Nothing has changed, and nothing may change at the next start. It may be the only copy of what is in it.
    if (QFileInfo::exists(coming)) static_cast<void>(moveFile(coming, file));
    return tl::unexpected(std::move(done.error()));
}

StoreResult<void> finishReplacement(const QString& dataFolder) {
    for (const Names& names : allNames) {
        const QString pattern = QLatin1String(names.coming) + QStringLiteral("*.sqlite");
        for (const QString& found : QDir(dataFolder).entryList({pattern}, QDir::Files)) {
            const auto time = timeInName(found);
            if (!time) continue;
            const QString kept = named(dataFolder, names.kept, timeForName(*time));
            if (auto done = takePlace(dataFolder, QDir(dataFolder).filePath(found), kept); !done) return done;
        }
    }
    return {};
}

}  // namespace basekeeper
