// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/seat.h"

#include <QString>

namespace basekeeper {

class Languages;
class SessionController;

/// The language in which the table speaks to a seat: the one that the seat was given when the game was prepared. Where
/// all seats have the same one, nobody wanted one of one's own: then a language that was chosen for the screen after
/// the game had begun counts for everybody. For a seat that there is not, the screen's; see also
/// `Languages::countsForSeats`.
[[nodiscard]] QString seatLanguage(const SessionController& controller, const Languages& languages, SeatId seat);

}  // namespace basekeeper
