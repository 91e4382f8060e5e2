// SPDX-License-Identifier: GPL-3.0-or-later

// A tile's pictures in words, for people who cannot see them.
#include "app/games/outspeed/outspeed_texts.h"

#include "app/language/joined.h"
#include "core/overload.h"

#include <QCoreApplication>

namespace basekeeper {

using namespace outspeed;

namespace {

struct RouteWords {
    Q_DECLARE_TR_FUNCTIONS(Route)
};

bool isNothing(const Amount& amount) { return amount == Amount(0); }

QString diceText(const Dice& dice, bool ofCost) {
    const QString rolled = ofCost ? RouteWords::tr("%n yellow die (dice)", nullptr, dice.rolls)
                                  : RouteWords::tr("%n blue die (dice)", nullptr, dice.rolls);
    //: what dice show, what is added to it
    return dice.plus == 0 ? rolled : RouteWords::tr("%1 + %2").arg(rolled, QString::number(dice.plus));
}

QString zones(const Amount& amount) {
    if (const int* number = std::get_if<int>(&amount)) return RouteWords::tr("%n zone(s) forward", nullptr, *number);
    return RouteWords::tr("zones forward (%1)").arg(OutspeedTexts::amount(amount, false));
}

QString fuel(const Amount& amount, bool ofCost) {
    if (const int* number = std::get_if<int>(&amount)) return RouteWords::tr("%n fuel", nullptr, *number);
    return RouteWords::tr("fuel (%1)").arg(OutspeedTexts::amount(amount, ofCost));
}

QString benefit(const Benefit& benefit) {
    QStringList gains;
    if (!isNothing(benefit.zones)) gains << zones(benefit.zones);
    if (!isNothing(benefit.fuel)) gains << fuel(benefit.fuel, false);
    if (benefit.tokens > 0) gains << RouteWords::tr("%n bonus token(s)", nullptr, benefit.tokens);
    //: what a route costs or gives, as in “Cost: nothing.”
    return gains.isEmpty() ? RouteWords::tr("nothing") : Joined::list(gains);
}

/// What a route asks and gives: "Condition: at most 2 pilots. Cost: 3 fuel. …"
QString routeWithoutName(const Route& route) {
    const QString cost = isNothing(route.cost) ? RouteWords::tr("nothing") : fuel(route.cost, true);
    QStringList told;
    if (route.pilots) told << RouteWords::tr("Condition: at most %n pilot(s).", nullptr, *route.pilots);
    if (route.sole) {
        told << RouteWords::tr("A pilot alone on this route pays nothing and gains: %1.").arg(benefit(route.benefit));
        told << RouteWords::tr("Two or more pilots each pay %1 and gain nothing.").arg(cost);
    } else {
        told << RouteWords::tr("Cost: %1.").arg(cost) << RouteWords::tr("Benefit: %1.").arg(benefit(route.benefit));
    }
    return Joined::sentences(told);
}

}  // namespace

QString OutspeedTexts::amount(const Amount& amount, bool ofCost) {
    return std::visit(Overload{
                          [](int number) { return QString::number(number); },
                          [](const Choosers&) { return RouteWords::tr("one per pilot on this route"); },
                          [&](const Dice& dice) { return diceText(dice, ofCost); },
                          [](const Wheel&) { return RouteWords::tr("as set on the middle wheel"); },
                      },
                      amount);
}

QString OutspeedTexts::route(const Tile& tile, std::size_t index) {
    if (index >= tile.routes.size()) return {};
    const Route& route = tile.routes[index];
    return Joined::sentences({RouteWords::tr("Route %1.").arg(routeName(route)), routeWithoutName(route)});
}

}  // namespace basekeeper
