// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/cards_to_move_line.h"
#include "core/all_your_base/cards_to_move.h"

#include <vector>

namespace basekeeper {

/// What people do after an act, in the order in which they do it; `after` is the state that it led to.
[[nodiscard]] std::vector<CardsToMoveLine> cardsToMoveLines(const all_your_base::CardsToMove& moved,
                                                            const all_your_base::State& after,
                                                            const all_your_base::Setup& setup);

}  // namespace basekeeper
