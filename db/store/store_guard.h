// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// What can be known of the store without opening it.
namespace basekeeper {

/// The version that every database is brought to when it is opened.
[[nodiscard]] int currentStoreVersion();

/// Whether the store has that very file open, so that nothing else here may touch it.
[[nodiscard]] bool isOpenHere(const QString& file);

/// The next start looks at everything, however large the file is; for when something was found that may not be all.
void wantFullCheck(const QString& dataFolder);
[[nodiscard]] bool isFullCheckWanted(const QString& dataFolder);

}  // namespace basekeeper
