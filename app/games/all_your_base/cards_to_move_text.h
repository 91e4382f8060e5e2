// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/cards_to_move_line.h"
#include "core/all_your_base/cards_to_move.h"

#include <vector>

namespace basekeeper {

/// What to do with the real cards after an act, in that order; `after` is the state that the act led to.
[[nodiscard]] std::vector<CardsToMoveLine> cardsToMoveLines(const all_your_base::CardsToMove& moved,
                                                            const all_your_base::State& after,
                                                            const all_your_base::Setup& setup);

}  // namespace basekeeper
