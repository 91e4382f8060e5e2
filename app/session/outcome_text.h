// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/seat.h"

#include <QString>

#include <vector>

namespace basekeeper {

class Languages;

/// Such as "The game is over: Ana has won.", for listeners, in the screen's language.
[[nodiscard]] QString outcomeText(const std::vector<Seat>& seats, const std::vector<SeatId>& winners);

/// Such as "Ana has won!", in the language of the first winner; empty without a winner.
[[nodiscard]] QString victoryText(const std::vector<Seat>& seats, const std::vector<SeatId>& winners,
                                  const Languages& languages);

}  // namespace basekeeper
