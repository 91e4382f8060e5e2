// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store_error.h"

#include <QDateTime>
#include <QString>

#include <cstddef>
#include <vector>

/// The folder `backups` of a data folder, with files `basekeeper-2026-01-31T180509.sqlite`.
///
/// A backup bears the time at which it was made, as the clock had it. In which order they were made is told by the
/// time at which the file was last changed, which is never set before that of the one made before: a clock that was
/// wrong for a day makes no backup older than it is.
namespace basekeeper {

/// So many are kept; of more the ones made first go.
inline constexpr std::size_t keptBackups = 10;

struct BackupFile {
    QString path;
    QDateTime madeAt;
    qint64 bytes = 0;
};

/// Every backup, the one made last first. What else lies there is passed over.
[[nodiscard]] std::vector<BackupFile> backupsIn(const QString& dataFolder);
/// Whether none bears the date of this day.
[[nodiscard]] bool backupIsDue(const QString& dataFolder, const QDateTime& now);

/// Where to make the next backup, until it is whole. Makes the folder, and clears away what earlier runs did not
/// finish.
[[nodiscard]] StoreResult<QString> placeForBackup(const QString& dataFolder);
/// Takes a file made there among the backups: flushed to the disk and checked before it gets its name. Those that
/// are too many go only then. May be called in any thread; the file must not be open as a database. A copy that is
/// not sound is removed (`Damaged`): so is then what it is a copy of.
[[nodiscard]] StoreResult<BackupFile> keepBackup(const QString& dataFolder, const QString& file, const QDateTime& now);
/// Flushes and checks such a file and gives it the name that somebody chose, in place of what has it. In any thread.
[[nodiscard]] StoreResult<BackupFile> keepBackupAs(const QString& file, const QString& chosen, const QDateTime& now);

}  // namespace basekeeper
