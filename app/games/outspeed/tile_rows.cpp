// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/outspeed/tile_rows.h"

#include "app/games/outspeed/outspeed_texts.h"
#include "core/overload.h"

#include <variant>

namespace basekeeper {

using namespace outspeed;

namespace {

constexpr QChar minusSign = u'−';

QVariant picture(const QString& icon) { return QVariant::fromValue(TileMark{QStringLiteral("tiles/") + icon, {}}); }
QVariant words(const QString& text) { return QVariant::fromValue(TileMark{{}, text}); }

/// Such as "−2×", the die, "−1".
QVariantList diceMarks(QChar sign, const Dice& dice, bool ofCost) {
    QVariantList marks{words(dice.rolls == 1 ? QString(sign) : QStringLiteral("%1%2×").arg(sign).arg(dice.rolls)),
                       picture(ofCost ? QStringLiteral("die-yellow") : QStringLiteral("die-blue"))};
    if (dice.plus > 0) marks << words(QStringLiteral("%1%2").arg(sign).arg(dice.plus));
    return marks;
}

QVariantList marksOf(const Amount& amount, const QString& unit, bool ofCost) {
    if (amount == Amount(0)) return {};
    const QChar sign = ofCost ? minusSign : QChar(u'+');
    QVariantList marks =
        std::visit(Overload{
                       [&](int number) { return QVariantList{words(QStringLiteral("%1%2").arg(sign).arg(number))}; },
                       [&](const Choosers&) {
                           return QVariantList{words(sign), picture(QStringLiteral("choosers"))};
                       },
                       [&](const Dice& dice) { return diceMarks(sign, dice, ofCost); },
                       [&](const Wheel&) {
                           return QVariantList{words(sign), picture(QStringLiteral("wheel"))};
                       },
                   },
                   amount);
    return marks << picture(unit);
}

}  // namespace

std::vector<RouteRow> tileRows(const Tile& tile) {
    std::vector<RouteRow> rows;
    for (std::size_t i = 0; i < tile.routes.size(); ++i) {
        const Route& route = tile.routes[i];
        RouteRow row;
        row.route = static_cast<int>(i);
        row.name = OutspeedTexts::routeName(route);
        row.sole = route.sole;
        if (route.pilots) row.pilotsText = QStringLiteral("≤%1").arg(*route.pilots);
        if (route.sole) row.condition << picture(QStringLiteral("sole"));
        if (route.pilots) row.condition << words(row.pilotsText) << picture(QStringLiteral("pilots"));
        row.cost = marksOf(route.cost, QStringLiteral("fuel"), true);
        row.zones = marksOf(route.benefit.zones, QStringLiteral("zones"), false);
        row.fuel = marksOf(route.benefit.fuel, QStringLiteral("fuel"), false);
        row.tokens = marksOf(route.benefit.tokens, QStringLiteral("token"), false);
        row.spoken = OutspeedTexts::route(tile, i);
        rows.push_back(row);
    }
    return rows;
}

QVariantList tileRowList(const Tile& tile) {
    QVariantList list;
    for (const RouteRow& row : tileRows(tile)) list << QVariant::fromValue(row);
    return list;
}

}  // namespace basekeeper
