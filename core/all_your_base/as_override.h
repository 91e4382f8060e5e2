// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/renaming.h"

#include <optional>
#include <string>

namespace basekeeper::all_your_base {

/// The override (7.1) that has the effect of an act, from `before` to `after`, in the state `now` of a corrected line
/// of play where the act itself is refused (S.6). It skips what has never come to that table or has left it. Nothing if
/// no override can do it (a declared attack) or if there is nothing left to do. The game accepts the returned override
/// in `now`.
[[nodiscard]] std::optional<Overrule> asOverride(const State& before, const State& after, const State& now,
                                                 const Renaming&, const std::string& reason);

}  // namespace basekeeper::all_your_base
