// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store_error.h"

#include <QString>

namespace basekeeper {

/// What is wrong with the store or the disk and what to do, in the screen's language.
[[nodiscard]] QString storeErrorText(const StoreError& error);

}  // namespace basekeeper
