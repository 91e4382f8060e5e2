// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// What can be asked about the store without opening it.
namespace basekeeper {

/// The version that a database has after opening.
[[nodiscard]] int currentStoreVersion();

/// Whether a store has that file open, so that nothing else in this process may touch it.
[[nodiscard]] bool isOpenHere(const QString& file);

/// Makes the next start check everything, however large the file is. To be called when damage was found and there may
/// be more.
void requestFullCheck(const QString& dataFolder);
[[nodiscard]] bool isFullCheckRequested(const QString& dataFolder);

}  // namespace basekeeper
