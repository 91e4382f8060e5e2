// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/outspeed/route_parts.h"

#include "core/overload.h"

#include <QCoreApplication>
#include <QVariantMap>

#include <variant>

namespace basekeeper {

using namespace outspeed;

namespace {

QVariantMap part(const char* line, const char* icon, const QString& text = {}) {
    return {{QStringLiteral("line"), QString::fromLatin1(line)}, {QStringLiteral("icon"), QString::fromLatin1(icon)}, {QStringLiteral("text"), text}};
}

/// What it is an amount of, and then how much.
void addAmount(QVariantList& parts, const char* line, const char* unit, const char* die, const Amount& amount) {
    std::visit(Overload{
                   [&](int number) {
                       if (number > 0) parts << part(line, unit, QString::number(number));
                   },
                   [&](Choosers) { parts << part(line, unit) << part(line, "tiles/choosers"); },
                   [&](const Dice& dice) {
                       parts << part(line, unit, dice.plus > 0 ? QStringLiteral("%1 +").arg(dice.plus) : QString());
                       parts << part(line, die, dice.rolls > 1 ? QStringLiteral("×%1").arg(dice.rolls) : QString());
                   },
                   [&](Wheel) { parts << part(line, unit) << part(line, "tiles/wheel"); },
               },
               amount);
}

}  // namespace

QVariantList routeParts(const Route& route) {
    QVariantList parts;
    if (route.pilots) parts << part("pilots", "tiles/pilots", QStringLiteral("≤%1").arg(*route.pilots));
    if (route.sole) parts << part("pilots", "tiles/sole");
    addAmount(parts, "cost", "tiles/fuel", "tiles/die-yellow", route.cost);
    addAmount(parts, "benefit", "tiles/zones", "tiles/die-blue", route.benefit.zones);
    addAmount(parts, "benefit", "tiles/fuel", "tiles/die-blue", route.benefit.fuel);
    if (route.benefit.tokens > 0) parts << part("benefit", "tiles/token", QString::number(route.benefit.tokens));
    return parts;
}

QString tileNameInWords(int number) {
    return (isFinish(number) ? QCoreApplication::translate("RaceTile", "Finish tile %1") : QCoreApplication::translate("RaceTile", "Track tile %1")).arg(number);
}

}  // namespace basekeeper
