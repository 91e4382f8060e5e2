// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/joined.h"
#include "app/session/seat_names.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <vector>

namespace basekeeper {

/// Such as "Ana 2", within a list for listeners.
[[nodiscard]] inline QString withNumber(const QString& name, const QString& number) {
    //: in a list that is read aloud: a player, how many points, bases or the like
    return QCoreApplication::translate("TableSummary", "%1 %2").arg(name, number);
}

/// Such as "Ana 2, Mei-Ling 5 and Tomás 1", for listeners: by seat, without those who have none. Empty if nobody has.
[[nodiscard]] inline QString seatNumbers(const std::vector<Seat>& seats, const std::vector<int>& numbers) {
    QStringList parts;
    for (std::size_t seat = 0; seat < numbers.size(); ++seat)
        if (numbers[seat] != 0)
            parts << withNumber(seatName(seats, static_cast<SeatId>(seat)), QString::number(numbers[seat]));
    return Joined::list(parts);
}

/// Up to two names, else how many there are, for listeners: "Ana and Mei-Ling", "3 players".
[[nodiscard]] inline QString whoOrHowMany(const std::vector<Seat>& seats, const std::vector<SeatId>& which) {
    const int many = static_cast<int>(which.size());
    return many <= 2 ? seatList(seats, which)
                     : QCoreApplication::translate("TableSummary", "%n player(s)", nullptr, many);
}

}  // namespace basekeeper
