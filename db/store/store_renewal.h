// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store.h"

namespace basekeeper {

/// Gives a store whose file was deleted or replaced (`FileGone`) a new file in the old place, with all its data. A file
/// that is now in that place is kept as `basekeeper-replaced-<time>.sqlite`. The store stays as it is if it cannot be
/// copied. If the copy cannot be put in place, `store` becomes null; the copy stays in the folder, and the error names
/// it.
[[nodiscard]] StoreResult<void> renewStore(std::unique_ptr<Store>& store, const QDateTime& now);

}  // namespace basekeeper
