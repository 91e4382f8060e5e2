// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/rescue_report.h"
#include "db/store/store_connection.h"

namespace basekeeper {

/// Copies what can be read of a damaged database into `fresh`, an empty database of the latest version, and lists it in
/// `report`. Of each log that is the longest beginning that has no gap and that its game accepts. Only reads the
/// damaged database. Fails only if `fresh` cannot be written.
[[nodiscard]] StoreResult<void> salvage(const StoreConnection& damaged, const StoreConnection& fresh,
                                        RescueReport& report);

}  // namespace basekeeper
