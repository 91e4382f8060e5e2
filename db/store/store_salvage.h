// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/rescue_report.h"
#include "db/store/store_connection.h"

namespace basekeeper {

/// Puts what can be read of a damaged database into a new one of the latest version with nothing in it, and says in
/// `report` what that is. Of each log that is the longest beginning that reads without a gap and makes sense. The
/// damaged one is only read. Fails where the new one does.
[[nodiscard]] StoreResult<void> salvage(const StoreConnection& damaged, const StoreConnection& fresh,
                                        RescueReport& report);

}  // namespace basekeeper
