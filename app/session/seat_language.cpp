// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/seat_language.h"

#include "app/language/languages.h"
#include "app/session/session_controller.h"

#include <algorithm>

namespace basekeeper {

QString seatLanguage(const SessionController& controller, const Languages& languages, SeatId seat) {
    if (languages.countsForSeats() || !controller.hasGame() || seat < 0 ||
        static_cast<std::size_t>(seat) >= controller.seats().size())
        return languages.current();
    const std::vector<Seat>& seats = controller.seats();
    const std::string& own = seats[static_cast<std::size_t>(seat)].language;
    const bool allTheSame = std::ranges::all_of(seats, [&own](const Seat& other) { return other.language == own; });
    const bool chosenSince = languages.chosenAt().isValid() && languages.chosenAt() > controller.info().startedAt;
    return allTheSame && chosenSince ? languages.current() : Languages::known(QString::fromStdString(own));
}

}  // namespace basekeeper
