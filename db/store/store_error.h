// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <tl/expected.hpp>

#include <cstdint>

namespace basekeeper {

/// Why the store could not do what it was asked; each kind asks something else of the person at the table.
enum class StoreErrorKind : std::uint8_t {
    NewerVersion,  ///< written by a later version of the program
    Damaged,       ///< not a database, or one that does not hold together
    NotWritable,   ///< the folder or the file may not be written
    DiskFull,      ///< no room left
    InUse,         ///< open elsewhere, in this process or another
    NoFolder,      ///< the folder is not there and cannot be made
    OlderRules,    ///< a game that was begun under earlier rules, by which it went on otherwise
    UnknownGame,   ///< a session of a game that this program does not know (`detail`)
    ForeignFile,   ///< a database that belongs to another program
    FileGone,      ///< the file of an open database is no longer at its place, or another is
    AlreadyThere,  ///< a session of that id is known already
    OtherLength,   ///< the log of the session is longer or shorter than whoever adds to it knows
    Failed,        ///< anything else, also a request that makes no sense
};

struct StoreError {
    StoreErrorKind kind = StoreErrorKind::Failed;
    QString path;    ///< the file or folder it is about
    QString detail;  ///< for a bug report, in English; not for the screen
};

template <class T>
using StoreResult = tl::expected<T, StoreError>;

[[nodiscard]] inline tl::unexpected<StoreError> refuse(StoreErrorKind kind, const QString& path,
                                                       const QString& detail) {
    return tl::unexpected(StoreError{kind, path, detail});
}

}  // namespace basekeeper
