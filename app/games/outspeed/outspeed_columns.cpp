// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/outspeed/outspeed_ui.h"

namespace basekeeper {

using namespace Qt::StringLiterals;

QStringList GameUi<Outspeed>::columnNames() { return {u"tile"_s, u"route"_s, u"token"_s, u"zones"_s, u"fuel"_s}; }

QStringList GameUi<Outspeed>::columns(const outspeed::Action&, const QJsonObject& fields, const outspeed::State& before,
                                      const outspeed::State& after) {
    QStringList zones;
    QStringList fuel;
    for (const outspeed::SeatState& seat : after.seats) {
        zones << QString::number(seat.zone);
        fuel << QString::number(seat.fuel);
    }
    const int tile = before.tile ? before.tile->number : fields.value("number"_L1).toInt();
    return {tile == 0 ? QString() : QString::number(tile), fields.value("route"_L1).toString(),
            fields.value("token"_L1).toString(), zones.join("; "_L1), fuel.join("; "_L1)};
}

}  // namespace basekeeper
