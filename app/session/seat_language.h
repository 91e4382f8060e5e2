// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/seat.h"

#include <QString>

namespace basekeeper {

class Languages;
class SessionController;

/// The language in which the table addresses a seat: the seat's own from the set-up. If all seats have the same one, a
/// language chosen for the screen after the game began applies to all seats instead. The screen's language if there is
/// no such seat; see also `Languages::countsForSeats`.
[[nodiscard]] QString seatLanguage(const SessionController& controller, const Languages& languages, SeatId seat);

}  // namespace basekeeper
