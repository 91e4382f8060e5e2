// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <tl/expected.hpp>

#include <cstdint>

/// Writing files for people, outside our own data.
namespace basekeeper {

/// Whether a file that is there already may be replaced.
enum class Existing : std::uint8_t { Keep, Replace };

enum class OutsideFileFault : std::uint8_t {
    Ours,          ///< in a folder of our data, or by another name one of its files
    Link,          ///< a symbolic link: who follows it may replace anything
    NoFile,        ///< a folder, a device or a pipe
    AlreadyThere,  ///< and may not be replaced
    NoRoom,        ///< `needed` bytes have no room on the disk
    NotWritten,    ///< because of `detail`
};

struct OutsideFileError {
    OutsideFileFault fault = OutsideFileFault::NotWritten;
    QString path;
    QString detail = {};  ///< in the words of the system
    qint64 needed = 0;
};

/// Refuses what must not be written: by identity, not by name. `dataFolder` may be empty where there is none.
[[nodiscard]] tl::expected<void, OutsideFileError> checkOutside(const QString& path, Existing existing,
                                                                const QString& dataFolder);

/// Writes the bytes to a file that `checkOutside` allows, completely and durably or not at all.
[[nodiscard]] tl::expected<void, OutsideFileError> writeOutside(const QString& path, const QByteArray& bytes,
                                                                Existing existing, const QString& dataFolder);

}  // namespace basekeeper
