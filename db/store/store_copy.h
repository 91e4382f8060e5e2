// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store_connection.h"

#include <memory>

namespace basekeeper {

/// A copy of an open database on its way into a file of its own, by SQLite's online backup: a few pages at a time, so
/// that whoever waits for the database in between does not wait long. What is written meanwhile through the same
/// connection goes along. It must go before the connection does.
class StoreCopy {
public:
    /// The file must not be there. It is there from now on, and goes if the copy is not finished.
    [[nodiscard]] static StoreResult<std::unique_ptr<StoreCopy>> begin(const StoreConnection& source,
                                                                       const QString& file);
    ~StoreCopy();
    StoreCopy(const StoreCopy&) = delete;
    StoreCopy& operator=(const StoreCopy&) = delete;

    /// Copies up to so many pages more. True: it is complete and closed, and a database as it was at this moment; to
    /// flush it to the disk (`flushFile`) is left to the caller. After an error there is no going on.
    [[nodiscard]] StoreResult<bool> step(int pages);
    /// Copies all that is left.
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
