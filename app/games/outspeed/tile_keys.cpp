// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/outspeed/tile_keys.h"

#include <QCoreApplication>

#include <variant>

namespace basekeeper {

using namespace outspeed;

namespace {

struct Key {
    Q_DECLARE_TR_FUNCTIONS(TileKey)
};

constexpr int columns = 6;
constexpr int lastDigit = 9;

/// The position of a key.
struct Where {
    int column = 0;
    int line = 0;
};

// Each key has a fixed place of its own. When one key turned into another under the finger, people who kept typing
// entered what they did not mean. The digits take the first line and the beginning of the second.
constexpr Where tens{4, 1};
constexpr Where plus{5, 1};
constexpr Where choosers{0, 2};
constexpr Where die{1, 2};
constexpr Where wheel{2, 2};
constexpr Where none{3, 2};
constexpr Where sole{4, 2};
constexpr Where next{5, 2};

TileKeyRow key(const QString& name, const QString& label, Where where, bool chosen) {
    TileKeyRow row;
    row.name = name;
    row.label = label;
    row.column = where.column;
    row.line = where.line;
    row.chosen = chosen;
    return row;
}

TileKeyRow withSign(const QString& name, const QString& sign, const QString& label, Where where, bool chosen) {
    TileKeyRow row = key(name, label, where, chosen);
    row.sign = sign;
    return row;
}

/// A sign and, below it, what it means in a word.
TileKeyRow withWord(const QString& name, const QString& sign, const QString& word, const QString& label, Where where,
                    bool chosen) {
    TileKeyRow row = withSign(name, sign, label, where, chosen);
    row.word = word;
    return row;
}

/// The same with a picture as the sign.
TileKeyRow withIcon(const QString& name, const QString& icon, const QString& word, const QString& label, Where where,
                    bool chosen) {
    TileKeyRow row = withWord(name, {}, word, label, where, chosen);
    row.icon = icon;
    return row;
}

std::vector<TileKeyRow> nameKeys(const Route& route, bool isNew) {
    std::vector<TileKeyRow> keys;
    int column = 0;
    for (const std::string& name : tileRouteNames()) {
        const QString letter = QString::fromStdString(name);
        keys.push_back(withSign(letter, letter, Key::tr("Name the route %1").arg(letter), {column++},
                                !isNew && route.name == name));
    }
    return keys;
}

std::vector<TileKeyRow> conditionKeys(const Route& route, bool isNew) {
    std::vector<TileKeyRow> keys;
    for (int pilots = 1; pilots <= maxPilots; ++pilots) {
        const QString text = QString::number(pilots);
        keys.push_back(withSign(text, QStringLiteral("≤%1").arg(pilots),
                                Key::tr("At most %n pilot(s)", nullptr, pilots), {pilots - 1}, route.pilots == pilots));
    }
    keys.push_back(withWord(QStringLiteral("none"), QStringLiteral("∞"),
                            //: below a sign on a key: for any number of pilots
                            Key::tr("no limit"), Key::tr("For any number of pilots"), none,
                            !isNew && !route.pilots && !route.sole));
    keys.push_back(withIcon(QStringLiteral("sole"), QStringLiteral("tiles/sole"),
                            //: below a sign on a key: for a pilot who is alone on the route
                            Key::tr("free if alone"),
                            Key::tr("Free for a lone pilot; if several choose it, they pay and gain nothing"), sole,
                            route.sole));
    return keys;
}

/// From 1 to 9, then 0.
std::vector<TileKeyRow> digitKeys(std::optional<int> shown) {
    std::vector<TileKeyRow> keys;
    for (int place = 0; place <= lastDigit; ++place) {
        const int digit = (place + 1) % (lastDigit + 1);
        const QString text = QString::number(digit);
        keys.push_back(withSign(text, text, text, {place % columns, place / columns}, shown == digit));
    }
    return keys;
}

std::vector<TileKeyRow> amountKeys(const TileTyping& typing, const Amount& amount, bool isNew) {
    const auto* dice = std::get_if<Dice>(&amount);
    const int* number = std::get_if<int>(&amount);
    std::optional<int> shown;
    if (dice != nullptr && dice->plus > 0) shown = dice->plus;
    // Empty if unset.
    if (number != nullptr && (!isNew || *number > 0)) shown = *number;
    std::vector<TileKeyRow> keys = digitKeys(shown);
    keys.push_back(withWord(QStringLiteral("tens"), QStringLiteral("1_"),
                            //: below a sign on a key: the first digit of a number from 10 on
                            Key::tr("tens"), Key::tr("10 plus the digit you tap next"), tens, typing.tens > 0));
    if (dice != nullptr)
        keys.push_back(withIcon(QStringLiteral("plus"), QStringLiteral("tiles/plus"),
                                //: below a sign on a key: a number that is added to what the die shows
                                Key::tr("plus a number"), Key::tr("A number added to the roll"), plus, typing.adding));
    const bool cost = typing.place == TilePlace::Cost;
    keys.push_back(withIcon(QStringLiteral("choosers"), QStringLiteral("tiles/choosers"),
                            //: below a sign on a key: one for each pilot on the route
                            Key::tr("per pilot"), Key::tr("One per pilot on the route"), choosers,
                            std::holds_alternative<Choosers>(amount)));
    keys.push_back(withIcon(
        QStringLiteral("die"), cost ? QStringLiteral("tiles/die-yellow") : QStringLiteral("tiles/die-blue"),
        //: below a sign on a key: what a die will show
        Key::tr("die"),
        cost ? Key::tr("Yellow die; tap again for another roll") : Key::tr("Blue die; tap again for another roll"), die,
        dice != nullptr));
    keys.push_back(withIcon(QStringLiteral("wheel"), QStringLiteral("tiles/wheel"),
                            //: below a sign on a key: what the pilot sets on the middle wheel
                            Key::tr("wheel"), Key::tr("As set on the middle wheel"), wheel,
                            std::holds_alternative<Wheel>(amount)));
    return keys;
}

std::vector<TileKeyRow> keysAt(const TileTyping& typing, const Route& route, bool isNew) {
    if (typing.place == TilePlace::Name) return nameKeys(route, isNew);
    if (typing.place == TilePlace::Condition) return conditionKeys(route, isNew);
    if (typing.place == TilePlace::Tokens) return digitKeys(isNew ? std::nullopt : std::optional(route.benefit.tokens));
    return amountKeys(typing, *amountAt(route, typing.place), isNew);
}

}  // namespace

const std::vector<std::string>& tileRouteNames() {
    static const std::vector<std::string> names{"A", "B", "C", "D", "E", "F"};
    return names;
}

std::vector<TileKeyRow> tileKeys(const TileTyping& typing, const Route& route, bool isNew) {
    std::vector<TileKeyRow> keys = keysAt(typing, route, isNew);
    keys.push_back(withIcon(QStringLiteral("next"), QStringLiteral("arrow-right"),
                            //: below a sign on a key: on to the next place of the tile
                            Key::tr("next"), Key::tr("On to the next field"), next, false));
    return keys;
}

}  // namespace basekeeper
