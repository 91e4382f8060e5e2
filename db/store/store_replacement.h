// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store_error.h"

#include <QDateTime>
#include <QString>

#include <cstdint>

/// How another database takes the place of a folder's database, which is kept beside it under another name.
///
/// The new database is written under a temporary name (`placeForReplacement`) until it is complete. Then it gets a name
/// that states the intended replacement, and from then on the replacement will happen: if this run is killed, whoever
/// next opens the store finishes it from any intermediate state. Both databases are complete at every moment.
namespace basekeeper {

enum class Replacement : std::uint8_t {
    Restored,  ///< the old one is kept as `basekeeper-replaced-<time>.sqlite`
    Rescued,   ///< the old one is kept as `basekeeper-damaged-<time>.sqlite`, with its companion files
};

/// Where to write the new database, in the same volume. Removes what an earlier run left unfinished.
[[nodiscard]] StoreResult<QString> placeForReplacement(const QString& dataFolder);

/// Where the old database will be kept if it is replaced at that time.
[[nodiscard]] QString keptAfterReplacement(const QString& dataFolder, Replacement why, const QDateTime& now);

/// Replaces the database by that file. The store must not be open, here or elsewhere (`InUse`). Returns where the old
/// database is kept; empty if there was none. A failure changes nothing, not even the file.
[[nodiscard]] StoreResult<QString> replaceDatabase(const QString& dataFolder, const QString& file, Replacement why,
                                                   const QDateTime& now);

/// Finishes a replacement that a killed run began, if there is one.
[[nodiscard]] StoreResult<void> finishReplacement(const QString& dataFolder);

}  // namespace basekeeper
