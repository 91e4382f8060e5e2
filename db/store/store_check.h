// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store_connection.h"
#include "db/store/store_header.h"
#include "db/store/temporary_copy.h"

#include <cstdint>
#include <optional>

namespace basekeeper {

/// How thoroughly to check whether a file is a sound database of ours. No check changes the file.
enum class CheckDepth : std::uint8_t {
    Chains,       ///< `Full`, and the hash chain of every session; takes a second for some 100,000 entries
    Full,         ///< all pages, and whether all contents can be read
    OpenSession,  ///< like `Full`, but of the contents only the session that will be resumed
    BySize,       ///< `Full` if that is fast enough, and always after a run that was killed
};

/// Checks that the database is sound and ours. Changes nothing, even over a connection that may write.
[[nodiscard]] StoreResult<void> checkStoreContents(const StoreConnection& connection, CheckDepth depth);
/// `checkStoreContents` for a file that is not open in this process. Leaves no files beside it.
[[nodiscard]] StoreResult<void> checkStoreFile(const QString& path, CheckDepth depth);

/// A connection that reads a database and what a killed program left beside it, and changes neither. Removes the files
/// that reading leaves behind when it is destroyed.
class StoreReader {
public:
    [[nodiscard]] static StoreResult<StoreReader> open(const QString& path);
    /// The same for a database that must be open nowhere, neither here nor elsewhere, with a sound header.
    [[nodiscard]] static StoreResult<StoreReader> openAtRest(const QString& path);
    ~StoreReader();
    StoreReader(StoreReader&& other) noexcept;
    StoreReader(const StoreReader&) = delete;
    StoreReader& operator=(const StoreReader&) = delete;

    [[nodiscard]] const StoreConnection& connection() const { return *m_connection; }
    /// Whether no run was killed with the file open, and none has it open now.
    [[nodiscard]] bool wasClosed() const { return m_wasClosed; }

private:
    StoreReader(StoreConnection connection, bool wasClosed);
    std::optional<StoreConnection> m_connection;
    bool m_wasClosed;
    QString m_index;                      ///< file to remove at the end; empty for none
    std::optional<TemporaryCopy> m_copy;  ///< of what lies on a read-only disk
};

}  // namespace basekeeper
