// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store_connection.h"
#include "db/store/store_guard.h"
#include "db/store/store_opening.h"
#include "db/store/store_paths.h"

#include <memory>
#include <optional>

namespace basekeeper {

/// The database file on its way from a folder to a connection that may be written.
///
/// One process at a time: SQLite's own lock on the database file, held for as long as it is open
/// (`locking_mode=EXCLUSIVE`), rather than a `QLockFile` beside it. The kernel takes it back in the moment the holder
/// dies, however it dies; there is no stale lock to recognise. A `QLockFile` names its holder by process number and
/// program name, and where every run has the same number (a container, a sandbox) a killed run would lock out all
/// later ones until the next boot. It also cannot be written on a full disk. The lock of SQLite moreover keeps out
/// the programs that know nothing of ours (`sqlite3`, a browser for databases), and the index of the write-ahead log
/// stays in memory, so that no `-shm` file appears.
/// Its one weakness, that POSIX drops it when the same process opens and closes the file once more, is why a file
/// that is open in this process is refused before anything touches it.
class StoreFile {
public:
    /// As `Store::open`.
    [[nodiscard]] static StoreResult<StoreFile> open(const QString& dataFolder);
    ~StoreFile();
    StoreFile(StoreFile&& other) noexcept;
    StoreFile(const StoreFile&) = delete;
    StoreFile& operator=(const StoreFile&) = delete;

    [[nodiscard]] const StoreConnection& connection() const { return m_connection; }
    [[nodiscard]] const StoreOpening& opening() const { return m_opening; }

    /// Whether what is written still ends up where the next run will look for it: not when the file, or its log of
    /// changes, was deleted or replaced since (`FileGone`). What was read and written so far is still to be had from
    /// the connection. To ask takes some microseconds.
    [[nodiscard]] StoreResult<void> stillThere() const;
    /// To be called after a change: which file the log of changes is shows with the first of them.
    void changed() const;

private:
    class Claim;
    friend bool isOpenHere(const QString& file);
    StoreFile(std::unique_ptr<Claim> claim, StoreConnection connection, StoreOpening opening, FileIdentity identity);

    // The claim is given up last, when the connection has closed the file.
    std::unique_ptr<Claim> m_claim;
    StoreConnection m_connection;
    StoreOpening m_opening;
    FileIdentity m_identity;
    mutable std::optional<FileIdentity> m_log;  ///< as it was seen first
};

}  // namespace basekeeper
