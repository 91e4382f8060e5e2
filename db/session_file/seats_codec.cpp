// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/session_file/seats_codec.h"

namespace basekeeper {

using namespace Qt::StringLiterals;

namespace {

constexpr Words<std::string_view, 3> languageWords{{{"en"_L1, "en"}, {"es"_L1, "es"}, {"zh"_L1, "zh"}}};

Seat readSeat(Fields& in) {
    Seat seat;
    seat.name = in.text("name"_L1).toStdString();
    seat.language = in.optionalWord("language"_L1, languageWords, std::string_view("en"));
    return seat;
}

}  // namespace

std::vector<Seat> readSeats(Fields& in, int fewest, int most) {
    std::vector<Seat> seats = in.items<Seat>("seats"_L1, readWith(readSeat));
    const auto count = static_cast<int>(seats.size());
    if (count < fewest || count > most) in.outOfRange("seats"_L1, QString::number(count), fewest, most);
    return seats;
}

QJsonArray writeSeats(const std::vector<Seat>& seats) {
    QJsonArray list;
    for (const Seat& seat : seats)
        list.append(QJsonObject{{"name"_L1, QString::fromStdString(seat.name)},
                                {"language"_L1, QString::fromStdString(seat.language)}});
    return list;
}

QJsonArray writeSeatIds(const std::vector<SeatId>& seats) {
    QJsonArray list;
    for (const SeatId seat : seats) list.append(seat);
    return list;
}

}  // namespace basekeeper
