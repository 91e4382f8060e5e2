// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace basekeeper {

/// The length of the longest beginning of a log whose entries can be read and are accepted by the rules. For a session
/// begun under earlier rules the entries need only be readable; for an unknown game all of them count. Empty if the
/// set-up is invalid.
[[nodiscard]] std::optional<std::size_t> validPrefixLength(const SessionInfo& session,
                                                           const std::vector<StoredEntry>& log);

}  // namespace basekeeper
