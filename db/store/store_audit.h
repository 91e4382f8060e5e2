// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/damaged_session.h"
#include "db/store/store_error.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace basekeeper {

/// What the saved games of a folder are, and what of them is not sound.
struct StoreAudit {
    std::int64_t sessions = 0;
    std::int64_t entries = 0;
    std::vector<DamagedSession> damaged = {};
    std::optional<StoreError> fault = {};  ///< of the file itself; then the sessions may be unknown
    [[nodiscard]] bool isSound() const { return damaged.empty() && !fault; }
};

/// Checks everything in the database of that folder and changes nothing, on a read-only disk too. Fails if there is no
/// database of ours that this program can read, or if it is open here or elsewhere.
[[nodiscard]] StoreResult<StoreAudit> auditStore(const QString& dataFolder);

}  // namespace basekeeper
