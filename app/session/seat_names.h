// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/joined.h"
#include "app/language/languages.h"
#include "core/seat.h"
#include "db/formats/text_limits.h"

#include <QString>

#include <iterator>
#include <vector>

namespace basekeeper {

/// The name of a seat as it is shown; empty for `nobody` and for a seat that does not exist.
[[nodiscard]] inline QString seatName(const std::vector<Seat>& seats, SeatId seat) {
    const auto index = static_cast<std::size_t>(seat);
    return index < seats.size() ? shownName(QString::fromStdString(seats[index].name)) : QString();
}

/// The same, but the number of a seat that does not exist; for people the first is 1.
[[nodiscard]] inline QString seatNameOrNumber(const std::vector<Seat>& seats, SeatId seat) {
    return static_cast<std::size_t>(seat) < seats.size() ? seatName(seats, seat) : QString::number(qint64{seat} + 1);
}

/// Of all seats.
[[nodiscard]] inline QStringList seatNames(const std::vector<Seat>& seats) {
    QStringList names;
    for (SeatId seat = 0; seat < std::ssize(seats); ++seat) names << seatName(seats, seat);
    return names;
}

/// Such as "Ana, Mei-Ling and Tomás".
[[nodiscard]] inline QString seatList(const std::vector<Seat>& seats, const std::vector<SeatId>& which) {
    QStringList names;
    for (const SeatId seat : which) names << seatName(seats, seat);
    return Joined::list(names);
}

/// The language in which texts for the seat are told: English for one that this version does not know. The seat must
/// exist.
[[nodiscard]] inline QString seatLanguage(const std::vector<Seat>& seats, SeatId seat) {
    return Languages::known(QString::fromStdString(seats[static_cast<std::size_t>(seat)].language));
}

}  // namespace basekeeper
