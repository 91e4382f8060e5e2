// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store_error.h"

#include <QDateTime>
#include <QString>

#include <cstdint>
#include <optional>

/// The files of a data folder: what they are called, and how they come and go whole.
namespace basekeeper {

[[nodiscard]] QString databaseIn(const QString& dataFolder);
[[nodiscard]] QString backupFolderIn(const QString& dataFolder);
/// What SQLite may leave beside a database when its program is killed: "-wal", "-shm", "-journal".
[[nodiscard]] QStringList companionSuffixes();
/// The write-ahead log of a database.
[[nodiscard]] QString walOf(const QString& database);

/// "2026-01-31T180509", in local time: people find their files by it.
[[nodiscard]] QString timeForName(const QDateTime& time);
/// The time in a name like `basekeeper-2026-01-31T180509.sqlite`.
[[nodiscard]] std::optional<QDateTime> timeInName(const QString& name);

/// Which file it is, whatever it is called.
struct FileIdentity {
    std::uint64_t device = 0;
    std::uint64_t inode = 0;
    friend bool operator==(const FileIdentity&, const FileIdentity&) = default;
    /// None when there is no such file.
    [[nodiscard]] static std::optional<FileIdentity> of(const QString& path);
};

/// Sees to it that the contents of a file are on the disk. Not for a file that is open as a database in this process:
/// closing it here would give up SQLite's locks.
[[nodiscard]] StoreResult<void> flushFile(const QString& path);
/// Gives a file another name in the same volume, for good. Refuses if that is taken.
[[nodiscard]] StoreResult<void> moveFile(const QString& from, const QString& to);
/// As `moveFile`, in place of a file that has the name.
[[nodiscard]] StoreResult<void> moveFileOver(const QString& from, const QString& to);
/// Removes a file for good. That there is none is no error.
[[nodiscard]] StoreResult<void> removeFile(const QString& path);
/// Writes a small file whole or not at all.
[[nodiscard]] StoreResult<void> writeFileWhole(const QString& path, const QByteArray& bytes);

/// Whether another process has the database open. Not for one that is open in this process.
[[nodiscard]] bool isLockedElsewhere(const QString& database);

}  // namespace basekeeper
