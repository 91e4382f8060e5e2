// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store_error.h"

#include <QDateTime>
#include <QString>

#include <cstdint>

/// How another database takes the place of the one of a data folder, which is kept beside it under another name.
///
/// The new one is made under a name that means nothing (`placeForReplacement`) until it is whole. Then it gets one that
/// says what is to be done, and from that moment on it will be done: if this run is killed on the way, the next to open
/// the store goes on from wherever it was. At every moment both databases are there and whole.
namespace basekeeper {

enum class Replacement : std::uint8_t {
    Restored,  ///< the old one is kept as `basekeeper-replaced-<time>.sqlite`
    Rescued,   ///< it is kept as `basekeeper-damaged-<time>.sqlite`, with what lay beside it
};

/// Where to make the new database, in the same volume. Clears away what an earlier run did not finish.
[[nodiscard]] StoreResult<QString> placeForReplacement(const QString& dataFolder);

/// Where the old one will be kept if it is replaced then.
[[nodiscard]] QString keptAfterReplacement(const QString& dataFolder, Replacement why, const QDateTime& now);

/// Puts the file made there in the place of the database. The store must not be open, here or elsewhere (`InUse`).
/// Gives the place where the old one is kept; empty: there was none. Fails with everything as it was,
/// the file included.
[[nodiscard]] StoreResult<QString> replaceDatabase(const QString& dataFolder, const QString& file, Replacement why,
                                                   const QDateTime& now);

/// Finishes what a killed run began; nothing to finish is the rule.
[[nodiscard]] StoreResult<void> finishReplacement(const QString& dataFolder);

}  // namespace basekeeper
