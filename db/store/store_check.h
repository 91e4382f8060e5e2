// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store_connection.h"

#include <cstdint>
#include <optional>

namespace basekeeper {

/// Whether a file is a sound database of ours, asked in ways that cannot change it.
enum class CheckDepth : std::uint8_t {
    Full,
    OpenSession,  ///< as `Full`, but of the contents only the session that is about to be resumed
    BySize,       ///< `Full` where that is not felt, and always after a run that was killed
};

/// What the first 100 bytes tell: enough to know our files from others before SQLite may touch them. An empty file
/// is sound.
[[nodiscard]] StoreResult<void> checkStoreHeader(const QString& path);
/// The version of a database that this program can read, or why it cannot.
[[nodiscard]] StoreResult<void> checkStoreVersion(qint64 version, const QString& path);
/// Whether the database holds together, and is ours. Changes nothing, whatever the connection may do.
[[nodiscard]] StoreResult<void> checkStoreContents(const StoreConnection& connection, CheckDepth depth);
/// `checkStoreContents` of a file that is not open in this process; leaves nothing beside it.
[[nodiscard]] StoreResult<void> checkStoreFile(const QString& path, CheckDepth depth);

/// A connection that reads the file and what a killed program left beside it, and changes neither, for as long as
/// it lives; what reading leaves behind goes with it.
class StoreReader {
public:
    [[nodiscard]] static StoreResult<StoreReader> open(const QString& path);
    ~StoreReader();
    StoreReader(StoreReader&& other) noexcept = default;
    StoreReader(const StoreReader&) = delete;
    StoreReader& operator=(const StoreReader&) = delete;

    [[nodiscard]] const StoreConnection& connection() const { return *m_connection; }
    /// No run was killed with the file open, and none has it open now.
    [[nodiscard]] bool wasClosed() const { return m_wasClosed; }

private:
    StoreReader(StoreConnection connection, bool wasClosed, QString index);
    std::optional<StoreConnection> m_connection;
    bool m_wasClosed;
    QString m_index;  ///< to be removed; empty: nothing
};

}  // namespace basekeeper
