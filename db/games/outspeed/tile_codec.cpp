// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/games/outspeed/tile_codec.h"

#include "core/overload.h"
#include "db/games/outspeed/codec.h"
#include "db/games/outspeed/words.h"

namespace basekeeper {

namespace outspeed {

namespace {

enum class Named : std::uint8_t { Choosers, Wheel };
constexpr Words<Named, 2> namedWords{{{"choosers"_L1, Named::Choosers}, {"wheel"_L1, Named::Wheel}}};

constexpr auto cost = "cost"_L1;
constexpr auto benefit = "benefit"_L1;
constexpr auto fuel = "fuel"_L1;
constexpr auto zones = "zones"_L1;
constexpr auto tokens = "tokens"_L1;
constexpr auto pilots = "pilots"_L1;
constexpr auto sole = "sole"_L1;
constexpr auto plus = "plus"_L1;

/// An absent amount is 0.
Amount readAmount(Fields& in, QLatin1StringView name, Die die) {
    if (!in.has(name)) return 0;
    if (in.isText(name)) return in.word(name, namedWords) == Named::Choosers ? Amount(Choosers()) : Amount(Wheel());
    if (!in.isObject(name)) return in.whole(name, 0, maxAmount);
    Dice dice;
    in.optionalObject(name, [&](Fields& rolled) {
        static_cast<void>(rolled.word("die"_L1, Words<Die, 1>{{{wordFor(dieWords, die), die}}}));
        dice.rolls = rolled.optionalWhole("rolls"_L1, 1, maxRolls).value_or(1);
        dice.plus = rolled.optionalWhole(plus, 0, maxAmount).value_or(0);
    });
    return dice;
}

void writeAmount(QJsonObject& out, QLatin1StringView name, const Amount& amount, Die die) {
    if (amount == Amount(0)) return;
    out.insert(name,
               std::visit(Overload{
                              [](int fixed) { return QJsonValue(fixed); },
                              [](Choosers) { return QJsonValue(wordFor(namedWords, Named::Choosers)); },
                              [die](Dice dice) {
                                  QJsonObject rolled{{"die"_L1, wordFor(dieWords, die)}, {"rolls"_L1, dice.rolls}};
                                  if (dice.plus != 0) rolled.insert(plus, dice.plus);
                                  return QJsonValue(rolled);
                              },
                              [](Wheel) { return QJsonValue(wordFor(namedWords, Named::Wheel)); },
                          },
                          amount));
}

Route readRoute(Fields& in) {
    Route route;
    route.name = in.text("name"_L1).toStdString();
    if (in.has(pilots) && !in.isNull(pilots)) route.pilots = in.whole(pilots, 1, maxPilots);
    route.sole = in.optionalBoolean(sole).value_or(false);
    in.optionalObject(cost, [&](Fields& paid) { route.cost = readAmount(paid, fuel, Die::Yellow); });
    in.optionalObject(benefit, [&](Fields& gained) {
        route.benefit.zones = readAmount(gained, zones, Die::Blue);
        route.benefit.fuel = readAmount(gained, fuel, Die::Blue);
        route.benefit.tokens = gained.optionalWhole(tokens, 0, maxTokensGained).value_or(0);
    });
    return route;
}

QJsonObject writeRoute(const Route& route) {
    QJsonObject out{{"name"_L1, QString::fromStdString(route.name)}};
    if (route.pilots) out.insert(pilots, *route.pilots);
    if (route.sole) out.insert(sole, true);
    QJsonObject paid;
    writeAmount(paid, fuel, route.cost, Die::Yellow);
    if (!paid.isEmpty()) out.insert(cost, paid);
    QJsonObject gained;
    writeAmount(gained, zones, route.benefit.zones, Die::Blue);
    writeAmount(gained, fuel, route.benefit.fuel, Die::Blue);
    if (route.benefit.tokens != 0) gained.insert(tokens, route.benefit.tokens);
    if (!gained.isEmpty()) out.insert(benefit, gained);
    return out;
}

}  // namespace

}  // namespace outspeed

Read<outspeed::Route> Json<outspeed::Route>::read(const QJsonValue& value) {
    return readWith(outspeed::readRoute)(value);
}
QJsonValue Json<outspeed::Route>::write(const outspeed::Route& route) { return outspeed::writeRoute(route); }

Read<outspeed::Tile> OutspeedCodec::readTile(const QJsonObject& object) { return Json<outspeed::Tile>::read(object); }
QJsonObject OutspeedCodec::writeTile(const outspeed::Tile& tile) {
    return Json<outspeed::Tile>::write(tile).toObject();
}

}  // namespace basekeeper
