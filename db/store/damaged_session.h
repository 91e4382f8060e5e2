// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/session_info.h"

#include <cstdint>

namespace basekeeper {

/// A session that is not what was played.
struct DamagedSession {
    SessionInfo info;
    std::int64_t entry = 0;  ///< the first that is not as it was added; 0 for the set-up
};

}  // namespace basekeeper
