// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store_error.h"

#include <QString>

namespace basekeeper {

/// What is wrong with the store or the disk and what to do, in the screen's language.
[[nodiscard]] QString storeErrorText(const StoreError& error);
/// Such as "3 MB": what must be free for something of that size, and at least for an evening.
[[nodiscard]] QString roomText(qint64 bytes);

}  // namespace basekeeper
