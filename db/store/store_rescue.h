// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/rescue_report.h"
#include "db/store/store.h"

namespace basekeeper {

/// Saves what can be read of a damaged database into a new one that takes its place; the damaged one, with all that
/// lay beside it, is kept under another name. Of a file that is no database nothing can be read, and the new one is
/// empty. The report stays (`unseenRescue`) until it has been seen. The store must not be open, here or elsewhere.
/// Killed on the way, nothing has happened or all of it will have by the next start. Fails with everything as it was.
[[nodiscard]] StoreResult<RescueReport> rescueStore(const QString& dataFolder, const QString& damage,
                                                    const QDateTime& now);

/// As `Store::open`; a damaged database is rescued first.
[[nodiscard]] StoreResult<std::unique_ptr<Store>> openOrRescueStore(const QString& dataFolder, const QDateTime& now);

}  // namespace basekeeper
