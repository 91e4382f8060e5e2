// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/action.h"
#include "core/all_your_base/violation.h"

#include <optional>
#include <vector>

/// 6.4: what an act names must exist. Checked before the clauses of the act. Each `whyMissing` returns the refusal of
/// the first thing that does not exist, or nothing.
namespace basekeeper::all_your_base {

[[nodiscard]] Violation noSuch(BaseId);
[[nodiscard]] Violation noSuch(PieceId);
[[nodiscard]] Violation noSuchSeat(SeatId);

[[nodiscard]] std::optional<Violation> whyMissing(const State&, const std::vector<PieceId>&);
[[nodiscard]] std::optional<Violation> whyMissing(const State&, const std::vector<BaseId>&);
[[nodiscard]] std::optional<Violation> whyMissing(const State&, const std::vector<Placement>&,
                                                  bool discardable = false);  ///< a placement may name the pile

/// Of everything that the card names (6.4a).
[[nodiscard]] std::optional<Violation> whyMissing(const State&, const RedAlert&);

}  // namespace basekeeper::all_your_base
