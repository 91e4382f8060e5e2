// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store_connection.h"
#include "db/store/store_guard.h"
#include "db/store/store_opening.h"
#include "db/store/store_paths.h"

#include <memory>
#include <optional>

namespace basekeeper {

/// Opens the database file of a folder for writing.
///
/// One process at a time can have it open, by SQLite's own lock on the database file for as long as it is open
/// (`locking_mode=EXCLUSIVE`) rather than a `QLockFile` beside it. The kernel releases this lock however its holder
/// dies, so there are no stale locks to recognise. A `QLockFile` identifies its holder by process number and program
/// name; where every run has the same number (a container, a sandbox), a killed run would lock out all later ones until
/// the next boot. It also cannot be written on a full disk. SQLite's lock moreover keeps out other programs (`sqlite3`,
/// a database browser), and it keeps the index of the write-ahead log in memory, so that no `-shm` file appears.
///
/// Its one weakness: POSIX drops the lock when the same process opens and closes the file again. A file that is open in
/// this process is therefore refused before anything touches it.
class StoreFile {
public:
    /// See `Store::open`.
    [[nodiscard]] static StoreResult<StoreFile> open(const QString& dataFolder);
    ~StoreFile();
    StoreFile(StoreFile&& other) noexcept;
    StoreFile(const StoreFile&) = delete;
    StoreFile& operator=(const StoreFile&) = delete;

    [[nodiscard]] const StoreConnection& connection() const { return m_connection; }
    [[nodiscard]] const StoreOpening& opening() const { return m_opening; }
    [[nodiscard]] StoreOpening& opening() { return m_opening; }

    /// Fails with `FileGone` if the next run would not find what is written, because the file or its write-ahead log
    /// was deleted or replaced. The connection still gives access to everything. Takes some microseconds.
    [[nodiscard]] StoreResult<void> checkFileInPlace() const;
    /// To be called after each change; the first one reveals which file the write-ahead log is.
    void changed() const;

private:
    class Claim;
    [[nodiscard]] static StoreResult<StoreFile> openOnce(const QString& dataFolder, QStringList& setAside);
    friend bool isOpenHere(const QString& file);
    StoreFile(std::unique_ptr<Claim> claim, StoreConnection connection, StoreOpening opening, FileIdentity identity);

    // The claim is released last, after the connection has closed the file.
    std::unique_ptr<Claim> m_claim;
    StoreConnection m_connection;
    StoreOpening m_opening;
    FileIdentity m_identity;
    mutable std::optional<FileIdentity> m_log;  ///< as first seen
};

}  // namespace basekeeper
