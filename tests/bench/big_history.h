// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/game.h"

#include <QString>

#include <cstddef>

namespace basekeeper::bench {

/// Fills the store of a folder with so many sessions of so many acts each: a few distinct random games, stored again
/// and again under other names, titles, notes and times. The last one is unfinished. Whether it could be done.
[[nodiscard]] bool fillHistory(const QString& folder, int sessions, std::size_t acts);

/// A random game of so many acts that has not ended.
[[nodiscard]] Session<AllYourBase> longGame(std::uint64_t seed, std::size_t acts);

}  // namespace basekeeper::bench
