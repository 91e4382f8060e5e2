// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace basekeeper {

/// How many of the first lines of a log make sense after each other: they can be read, and under the rules of now the
/// game takes them. Of a game that was begun under earlier rules they need only be readable, and of a game that is
/// not known here nothing is asked. None: the setup makes no sense.
[[nodiscard]] std::optional<std::size_t> soundLines(const SessionInfo& session, const std::vector<StoredEntry>& log);

}  // namespace basekeeper
