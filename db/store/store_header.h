// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store_error.h"

#include <QByteArray>
#include <QString>

namespace basekeeper {

/// Checks the first 100 bytes, which identify our files before SQLite may touch them. An empty file passes. Where only
/// those bytes are not as they were, the file is damaged and can be rescued, whatever they state.
[[nodiscard]] StoreResult<void> checkStoreHeader(const QString& path);
/// Refuses a version that this program cannot read.
[[nodiscard]] StoreResult<void> checkStoreVersion(qint64 version, const QString& path);

/// How large the database is by its header, in bytes; 0 if that is out of date, such as with a write-ahead log.
[[nodiscard]] qint64 sizeInHeader(const QString& path);

/// The first 100 bytes of a database of ours of the latest version, from what is the same in all of them and from the
/// size of the file; the list of free pages is left out, so it serves for reading only.
[[nodiscard]] QByteArray mendedHeader(QByteArray header, qint64 fileSize);

}  // namespace basekeeper
