// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/session_file/seats_codec.h"

#include "db/formats/known_languages.h"

#include <QRegularExpression>

namespace basekeeper {

using namespace Qt::StringLiterals;

namespace {

/// A language code, such as "es" or "zh-TW"; English if there is none. A later version may know languages that this
/// one does not: the code is kept, and whoever shows a text asks what is known.
Read<QString> readLanguage(const QJsonValue& value) {
    return readText(value).and_then([](const QString& code) -> Read<QString> {
        static const QRegularExpression form(QStringLiteral("\\A[a-z]{2,3}(-[A-Za-z0-9]{1,8}){0,3}\\z"));
        if (form.match(code).hasMatch()) return code;
        return tl::unexpected(FormatError{.kind = FormatErrorKind::UnknownValue,
                                          .found = code,
                                          .expected = codesOfKnownLanguages().join(QStringLiteral(", "))});
    });
}

Seat readSeat(Fields& in) {
    Seat seat;
    seat.name = in.text("name"_L1).toStdString();
    seat.language = in.optionalField("language"_L1, readLanguage).value_or(QStringLiteral("en")).toStdString();
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
