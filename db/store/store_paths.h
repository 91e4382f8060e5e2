// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store_error.h"

#include <QDateTime>
#include <QFileDevice>
#include <QString>

#include <cstdint>
#include <optional>

/// The files of a data folder: their names, and how to write, move and remove them safely.
namespace basekeeper {

[[nodiscard]] QString databaseIn(const QString& dataFolder);
[[nodiscard]] QString backupFolderIn(const QString& dataFolder);
/// Where it is noted how far each session was (noted_progress.h).
[[nodiscard]] QString progressFolderIn(const QString& dataFolder);
/// The data folder and those within it.
[[nodiscard]] QStringList foldersOf(const QString& dataFolder);
/// What SQLite may leave beside a database when its program is killed: "-wal", "-shm", "-journal".
[[nodiscard]] QStringList companionSuffixes();
/// The write-ahead log of a database.
[[nodiscard]] QString walOf(const QString& database);

/// Whether there is such a file with something in it.
[[nodiscard]] bool isFilled(const QString& path);

/// Such as "2026-01-31T180509", in local time: people look for their files by it.
[[nodiscard]] QString timeForName(const QDateTime& time);
/// The time in a name such as `basekeeper-2026-01-31T180509.sqlite`.
[[nodiscard]] std::optional<QDateTime> timeInName(const QString& name);

/// Identifies a file regardless of its name.
struct FileIdentity {
    std::uint64_t device = 0;
    std::uint64_t inode = 0;
    friend bool operator==(const FileIdentity&, const FileIdentity&) = default;
    /// Empty if there is no such file.
    [[nodiscard]] static std::optional<FileIdentity> of(const QString& path);
};

/// Takes the rights of everybody but the owner away: from our files in the data folder and its backups, and from the
/// folders unless something else lies in them too. Does what it can; a disk without owners (FAT) has nothing to take.
void keepForOwner(const QString& dataFolder);

/// Rights of a file of ours.
inline constexpr QFileDevice::Permissions ownersFile = QFileDevice::ReadOwner | QFileDevice::WriteOwner;

/// Makes a folder of ours, which is its owner's only, and those that it lies in, durably. It is no error if it is
/// there.
[[nodiscard]] StoreResult<void> makeFolder(const QString& path);
/// Flushes the folder that a file lies in, which makes its name durable. Volumes that cannot flush folders (EINVAL) do
/// so by themselves, and a folder that may not be read (EACCES) is left to the system.
[[nodiscard]] StoreResult<void> flushFolderOf(const QString& path);
/// Flushes the contents of a file to disk. Not for a file that is open as a database in this process: closing it here
/// would release SQLite's locks.
[[nodiscard]] StoreResult<void> flushFile(const QString& path);
/// Renames a file within its volume, durably. Refuses if the new name is taken.
[[nodiscard]] StoreResult<void> moveFile(const QString& from, const QString& to);
/// Removes a file durably. It is no error if there is none.
[[nodiscard]] StoreResult<void> removeFile(const QString& path);

/// Who may read a file that is saved: its owner alone, or whoever the user lets read new files.
enum class Readers : std::uint8_t { Owner, AsUsual };

/// Writes a file completely or not at all, durably: what was there stays until all of the new one is on disk.
/// Everything that we write goes through this, but for what SQLite writes. `DiskFull` tells how much room is needed.
[[nodiscard]] StoreResult<void> saveDurably(const QString& path, const QByteArray& bytes, Readers readers);

/// Whether another process has the database open. Not for a database that is open in this process.
[[nodiscard]] bool isLockedElsewhere(const QString& database);

}  // namespace basekeeper
