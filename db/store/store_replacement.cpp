// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/store_replacement.h"

#include "db/store/noted_progress.h"

#include "db/store/store_paths.h"

#include <QDir>
#include <QFileInfo>

#include <array>
#include <utility>
#include <vector>

namespace basekeeper {

namespace {

/// The prefixes of the new database while its replacement is pending, and of the old one that is kept.
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

/// Moves one file after the other; if one fails, moves all back.
StoreResult<void> moveAll(const std::vector<Move>& moves) {
    for (std::size_t i = 0; i < moves.size(); ++i) {
        auto moved = moveFile(moves[i].from, moves[i].to);
        if (moved) continue;
        // The move that failed may have happened without reaching the disk.
        for (std::size_t back = i + 1; back-- > 0;)
            if (!QFileInfo::exists(moves[back].from)) static_cast<void>(moveFile(moves[back].to, moves[back].from));
        return moved;
    }
    return {};
}

/// The last step; works from any state in which `coming` exists. The old database goes together with the files beside
/// it, which SQLite would take for parts of the new one.
StoreResult<void> swapFiles(const QString& dataFolder, const QString& coming, const QString& kept) {
    const QString database = databaseIn(dataFolder);
    std::vector<Move> moves;
    for (const QString& suffix : QStringList(QString()) + companionSuffixes())
        if (QFileInfo::exists(database + suffix)) moves.push_back({database + suffix, kept + suffix});
    moves.push_back({coming, database});
    return moveAll(moves).map([&] { NotedProgress(dataFolder).forget(); });
}

/// The first time from `now` on whose names are all free.
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
        return swapFiles(dataFolder, coming, kept);
    });
    if (done) return hadOne ? kept : QString();
    // Nothing has changed, and the next start must not change anything either. `coming` may be the only copy of its
    // data.
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
            if (auto done = swapFiles(dataFolder, QDir(dataFolder).filePath(found), kept); !done) return done;
        }
    }
    return {};
}

}  // namespace basekeeper
