// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/renaming.h"

#include <optional>
#include <string>

namespace basekeeper::all_your_base {

/// What an act did, from `before` to `after`, as a ruling (7.1) at the table `now` of a corrected line of play, where
/// the act itself is refused (S.6). What never came to that table, or has left it, is passed over. Nothing where no
/// ruling can do it, as a declared attack, or where nothing is left to do; else the ruling is accepted in `now`.
[[nodiscard]] std::optional<Overrule> asRuling(const State& before, const State& after, const State& now,
                                               const Renaming&, const std::string& reason);

}  // namespace basekeeper::all_your_base
