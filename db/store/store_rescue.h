// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/rescue_report.h"
#include "db/store/store.h"

namespace basekeeper {

/// Saves what can be read of a damaged database into a new one that takes its place. The damaged one is kept under
/// another name, with its companion files. If the file is not a database, the new one is empty. The report is kept
/// (`unseenRescue`) until somebody has seen it. The store must not be open, here or elsewhere. If this run is killed,
/// the next start finds the rescue either not begun or finished. A failure changes nothing. `setAside` are files of
/// another database that lay there, for the report.
[[nodiscard]] StoreResult<RescueReport> rescueStore(const QString& dataFolder, const QString& damage,
                                                    const QDateTime& now, const QStringList& setAside = {});

/// Like `Store::open`, but rescues a damaged database first, and opens one that cannot be written to be read
/// (`Store::openToRead`).
[[nodiscard]] StoreResult<std::unique_ptr<Store>> openOrRescueStore(const QString& dataFolder, const QDateTime& now);

}  // namespace basekeeper
