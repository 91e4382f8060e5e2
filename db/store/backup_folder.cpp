// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/backup_folder.h"

#include "db/store/store_check.h"
#include "db/store/store_paths.h"

#include <QDir>
#include <QFileInfo>
#include <QUuid>

#include <algorithm>

namespace basekeeper {

namespace {

const QString& unfinishedSuffix() {
    static const QString suffix = QStringLiteral(".part");
    return suffix;
}

/// Flushes and checks the file; removes it on failure.
StoreResult<void> makeSure(const QString& file) {
    auto sure = flushFile(file).and_then([&] { return checkStoreFile(file, CheckDepth::Chains); });
    if (!sure) QFile::remove(file);
    return sure;
}

/// The first name for a time from `now` on that no backup has.
QString freeName(const QString& folder, QDateTime now) {
    for (;; now = now.addSecs(1)) {
        QString path = QDir(folder).filePath(QStringLiteral("basekeeper-%1.sqlite").arg(timeForName(now)));
        if (!QFileInfo::exists(path)) return path;
    }
}

void setChangedAt(const QString& path, const QDateTime& time) {
    QFile file(path);
    if (file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly))
        file.setFileTime(time, QFileDevice::FileModificationTime);
}

}  // namespace

std::vector<BackupFile> backupsIn(const QString& dataFolder) {
    struct Found {
        BackupFile file;
        QDateTime changedAt;
    };
    std::vector<Found> found;
    for (const QFileInfo& entry :
         QDir(backupFolderIn(dataFolder)).entryInfoList({QStringLiteral("basekeeper-*.sqlite")}, QDir::Files))
        if (const auto time = timeInName(entry.fileName()))
            found.push_back({{entry.filePath(), *time, entry.size()}, entry.lastModified()});
    std::ranges::sort(found, [](const Found& one, const Found& other) {
        return one.changedAt != other.changedAt ? one.changedAt > other.changedAt : one.file.madeAt > other.file.madeAt;
    });
    std::vector<BackupFile> files;
    files.reserve(found.size());
    for (Found& one : found) files.push_back(std::move(one.file));
    return files;
}

bool backupIsDue(const QString& dataFolder, const QDateTime& now) {
    return std::ranges::none_of(backupsIn(dataFolder), [today = now.toLocalTime().date()](const BackupFile& file) {
        return file.madeAt.date() == today;
    });
}

StoreResult<QString> placeForBackup(const QString& dataFolder) {
    const QDir folder(backupFolderIn(dataFolder));
    if (auto made = makeFolder(folder.path()); !made)
        return tl::unexpected(StoreError{StoreErrorKind::NoFolder, folder.path(), made.error().detail});
    for (const QString& left : folder.entryList({QStringLiteral("*") + unfinishedSuffix()}, QDir::Files))
        QFile::remove(folder.filePath(left));
    return folder.filePath(QUuid::createUuid().toString(QUuid::WithoutBraces) + unfinishedSuffix());
}

StoreResult<BackupFile> keepBackup(const QString& dataFolder, const QString& file, const QDateTime& now) {
    const auto before = backupsIn(dataFolder);
    return makeSure(file)
        .and_then([&]() -> StoreResult<QString> {
            if (!before.empty()) {
                const QDateTime last = QFileInfo(before.front().path).lastModified();
                if (last >= QFileInfo(file).lastModified()) setChangedAt(file, last.addSecs(1));
            }
            QString path = freeName(backupFolderIn(dataFolder), now);
            return moveFile(file, path).map([&] { return std::move(path); });
        })
        .map([&](const QString& path) {
            for (std::size_t i = keptBackups - 1; i < before.size(); ++i) QFile::remove(before[i].path);
            keepForOwner(dataFolder);
            return BackupFile{path, timeInName(path).value_or(now), QFileInfo(path).size()};
        });
}

StoreResult<BackupFile> keepBackupAs(const QString& file, const QString& chosen, const QDateTime& now) {
    return makeSure(file).and_then([&] { return moveFile(file, chosen); }).map([&] {
        return BackupFile{chosen, now, QFileInfo(chosen).size()};
    });
}

}  // namespace basekeeper
