// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store.h"

namespace basekeeper {

/// Gives a store whose file was deleted or replaced (`FileGone`) a new file in the old place, with everything that it
/// had; what lies there now is kept as `basekeeper-replaced-<time>.sqlite`. The store stays as it is where it cannot be
/// copied. Where the copy cannot be put in place there is no store any more; it stays in the folder, and the error
/// names it.
[[nodiscard]] StoreResult<void> renewStore(std::unique_ptr<Store>& store, const QDateTime& now);

}  // namespace basekeeper
