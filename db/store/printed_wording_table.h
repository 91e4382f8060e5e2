// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/formats/printed_wording.h"
#include "db/store/store_connection.h"

#include <vector>

namespace basekeeper {

/// The SQL behind the store's functions for printed wording.
[[nodiscard]] StoreResult<std::vector<PrintedWording>> selectPrintedWording(const StoreConnection& connection,
                                                                            const QString& game);
[[nodiscard]] StoreResult<void> upsertPrintedWording(const StoreConnection& connection, const QString& game,
                                                     const std::vector<PrintedWording>& texts);
[[nodiscard]] StoreResult<void> deletePrintedWording(const StoreConnection& connection, const QString& game, int card,
                                                     const QString& language);

}  // namespace basekeeper
