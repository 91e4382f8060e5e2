// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store_connection.h"

#include <memory>

namespace basekeeper {

/// Copies an open database into a new file by SQLite's online backup, a few pages at a time, so that others can use the
/// database in between. What is written through the same connection goes into the copy. Must be destroyed before the
/// connection.
class StoreCopy {
public:
    /// Creates the file, which must not exist. An unfinished copy removes it again.
    [[nodiscard]] static StoreResult<std::unique_ptr<StoreCopy>> begin(const StoreConnection& source,
                                                                       const QString& file);
    ~StoreCopy();
    StoreCopy(const StoreCopy&) = delete;
    StoreCopy& operator=(const StoreCopy&) = delete;

    /// Copies up to that many more pages. Returns true when the copy is complete and closed, with the contents of this
    /// moment; the caller must flush it to disk (`flushFile`). The copy cannot continue after an error.
    [[nodiscard]] StoreResult<bool> step(int pages);
    /// Copies the rest.
    [[nodiscard]] StoreResult<void> finish();

private:
    struct Handles;
    StoreCopy(std::unique_ptr<Handles> handles, QString file);
    [[nodiscard]] tl::unexpected<StoreError> refuse(int code) const;

    std::unique_ptr<Handles> m_handles;
    QString m_file;
    bool m_complete = false;
};

}  // namespace basekeeper
