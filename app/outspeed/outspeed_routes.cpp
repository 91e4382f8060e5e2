// SPDX-License-Identifier: GPL-3.0-or-later

// The pictures of a tile in words, for who cannot see them.
#include "app/outspeed/outspeed_texts.h"

#include "app/list_in_words.h"
#include "core/overload.h"

#include <QCoreApplication>

namespace basekeeper {

using namespace outspeed;

namespace {

struct Said {
    Q_DECLARE_TR_FUNCTIONS(Route)
};

bool isNothing(const Amount& amount) { return amount == Amount(0); }

QString diceText(const Dice& dice, bool ofCost) {
    const QString rolled = ofCost ? Said::tr("%n yellow die (dice)", nullptr, dice.rolls) : Said::tr("%n blue die (dice)", nullptr, dice.rolls);
    return dice.plus == 0 ? rolled : rolled + QStringLiteral(" + %1").arg(dice.plus);
}

QString zones(const Amount& amount) {
    if (const int* number = std::get_if<int>(&amount)) return Said::tr("%n zone(s) forward", nullptr, *number);
    return Said::tr("zones forward: %1").arg(OutspeedTexts::amount(amount, false));
}

QString fuel(const Amount& amount, bool ofCost) {
    if (const int* number = std::get_if<int>(&amount)) return Said::tr("%n fuel", nullptr, *number);
    return Said::tr("fuel: %1").arg(OutspeedTexts::amount(amount, ofCost));
}

QString benefit(const Benefit& benefit) {
    QStringList gains;
    if (!isNothing(benefit.zones)) gains << zones(benefit.zones);
    if (!isNothing(benefit.fuel)) gains << fuel(benefit.fuel, false);
    if (benefit.tokens > 0) gains << Said::tr("%n bonus token(s)", nullptr, benefit.tokens);
    return gains.isEmpty() ? Said::tr("nothing") : listInWords(gains);
}

}  // namespace

QString OutspeedTexts::amount(const Amount& amount, bool ofCost) {
    return std::visit(Overload{
                          [](int number) { return QString::number(number); },
                          [](const Choosers&) { return Said::tr("as many as chose it"); },
                          [&](const Dice& dice) { return diceText(dice, ofCost); },
                          [](const Wheel&) { return Said::tr("as set on the middle wheel"); },
                      },
                      amount);
}

QString OutspeedTexts::route(const Tile& tile, std::size_t index) {
    if (index >= tile.routes.size()) return {};
    const Route& route = tile.routes[index];
    const QString cost = isNothing(route.cost) ? Said::tr("nothing") : fuel(route.cost, true);
    QStringList told{Said::tr("Route %1.").arg(QString::fromStdString(route.name))};
    if (route.pilots) told << Said::tr("Condition: at most %n pilot(s).", nullptr, *route.pilots);
    if (route.sole) {
        told << Said::tr("Who is alone on it pays nothing and gains: %1.").arg(benefit(route.benefit));
        told << Said::tr("Several each pay: %1. They gain nothing.").arg(cost);
    } else {
        told << Said::tr("Cost: %1.").arg(cost) << Said::tr("Benefit: %1.").arg(benefit(route.benefit));
    }
    // Chinese puts nothing between its sentences.
    return told.join(Said::tr(" ", "between two sentences"));
}

}  // namespace basekeeper
