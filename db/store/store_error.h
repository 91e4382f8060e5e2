// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

#include <cstdint>

namespace basekeeper {

/// Why the store failed. Each kind calls for another reaction at the table.
enum class StoreErrorKind : std::uint8_t {
    NewerVersion,  ///< written by a later version of the program
    Damaged,       ///< not a database, or not a sound one
    NotWritable,   ///< no permission to write the folder or the file
    DiskFull,      ///< no space left
    InUse,         ///< open elsewhere, in this process or another
    NoFolder,      ///< the folder does not exist and cannot be created
    OlderRules,    ///< a session begun under earlier rules, which would now fold to another state
    UnknownGame,   ///< a session of a game that this program lacks (`detail`)
    ForeignFile,   ///< a database of another program
    FileGone,      ///< the file of an open database was moved, deleted or replaced
    AlreadyThere,  ///< the session id exists
    OtherLength,   ///< the log of the session does not have the expected length
    OnlyInMemory,  ///< acts of the game at the table are on no disk, and would be lost
    Failed,        ///< anything else, including invalid requests
};

struct StoreError {
    StoreErrorKind kind = StoreErrorKind::Failed;
    QString path;               ///< the file or folder concerned
    QString detail;             ///< in English, for a bug report; not for the screen
    qint64 needed = 0;          ///< `DiskFull`: so many bytes have no room; 0 if that is not known
    QStringList setAside = {};  ///< `Damaged`: files of another database that were set aside before
};

/// What an evening needs at least, for `DiskFull` where nothing else is known.
inline constexpr qint64 roomForAnEvening = qint64{1024} * 1024;

template <class T>
using StoreResult = tl::expected<T, StoreError>;

[[nodiscard]] inline tl::unexpected<StoreError> refuse(StoreErrorKind kind, const QString& path,
                                                       const QString& detail) {
    return tl::unexpected(StoreError{kind, path, detail});
}

}  // namespace basekeeper
