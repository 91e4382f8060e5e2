// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store_error.h"

#include <QDateTime>
#include <QString>

#include <cstddef>
#include <vector>

/// The folder `backups` of a data folder, with files such as `basekeeper-2026-01-31T180509.sqlite`.
///
/// A backup is named after the clock's time at which it was made. Their order comes from the modification time of the
/// files, which is never set before that of the previous backup: a clock that was wrong for a day does not make new
/// backups look old.
namespace basekeeper {

/// How many backups are kept; the oldest are removed.
inline constexpr std::size_t keptBackups = 10;

struct BackupFile {
    QString path;
    QDateTime madeAt;
    qint64 bytes = 0;
};

/// Every backup, newest first. Ignores other files.
[[nodiscard]] std::vector<BackupFile> backupsIn(const QString& dataFolder);
/// Whether there is no backup with today's date.
[[nodiscard]] bool backupIsDue(const QString& dataFolder, const QDateTime& now);

/// Where to write the next backup until it is complete. Creates the folder and removes what earlier runs left
/// unfinished.
[[nodiscard]] StoreResult<QString> placeForBackup(const QString& dataFolder);
/// Adds a complete file to the backups: flushes it to disk and checks it before it gets its name, then removes surplus
/// backups. The file must not be open as a database. May be called in any thread. Removes a copy that is not sound
/// (`Damaged`): its source is then not sound either.
[[nodiscard]] StoreResult<BackupFile> keepBackup(const QString& dataFolder, const QString& file, const QDateTime& now);
/// Flushes and checks such a file and gives it the chosen name. Refuses if that is taken. May be called in any thread.
[[nodiscard]] StoreResult<BackupFile> keepBackupAs(const QString& file, const QString& chosen, const QDateTime& now);

}  // namespace basekeeper
