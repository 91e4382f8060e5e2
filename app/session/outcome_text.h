// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/seat.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace basekeeper {

class Languages;

/// Such as "The game is over: Ana has won.", for listeners, in the screen's language.
[[nodiscard]] QString outcomeText(const std::vector<Seat>& seats, const std::vector<SeatId>& winners);

/// Whether a game is over, and who has won it.
struct GameEnd {
    bool over = false;
    std::vector<SeatId> winners = {};
};
/// Such as "The game ends, won by Ana", for an edit of an override.
[[nodiscard]] QString endText(const std::vector<Seat>& seats, const std::vector<SeatId>& winners);
/// What an override changes about the end, one line each, such as "Winner: Ana" and "The game is over".
[[nodiscard]] QStringList endDifferences(const std::vector<Seat>& seats, const GameEnd& before, const GameEnd& after);

/// Such as "Ana has won!", in the language of the first winner; empty without a winner.
[[nodiscard]] QString victoryText(const std::vector<Seat>& seats, const std::vector<SeatId>& winners,
                                  const Languages& languages);

}  // namespace basekeeper
