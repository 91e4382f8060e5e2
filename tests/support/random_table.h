// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/table.h"

#include <rapidcheck.h>

#include <algorithm>
#include <ostream>
#include <tuple>
#include <utility>
#include <vector>

/// Tables with anything on them, for properties of the attack bench.
namespace basekeeper::all_your_base {

/// `place` 0 is the discard pile, others a base.
struct CardLaidOut {
    Card card = Card::Zig;
    Points points;
    int place = 0;
};

inline std::ostream& operator<<(std::ostream& out, const CardLaidOut& card) {
    return out << "kind " << static_cast<int>(card.card) << ' ' << card.points.attack << '/' << card.points.defense
               << " at " << card.place;
}

/// Bases B1 ... owned in turn by the seats, each with a defense of its own, and the cards.
struct TableLaidOut {
    int seats = 2;
    std::vector<int> defenses;
    std::vector<CardLaidOut> cards;

    /// All cards on bases, so that each seat has many to choose from.
    [[nodiscard]] TableLaidOut withoutPile() const {
        TableLaidOut moved = *this;
        for (CardLaidOut& card : moved.cards) card.place = std::max(card.place, 1);
        return moved;
    }
    [[nodiscard]] TableLaidOut allInPile() const {
        TableLaidOut moved = *this;
        for (CardLaidOut& card : moved.cards) card.place = 0;
        return moved;
    }

    [[nodiscard]] State state() const {
        std::vector<Edit> changes;
        for (std::size_t i = 0; i < defenses.size(); ++i)
            changes.push_back(edit::AddBase{static_cast<SeatId>(i) % seats, defenses[i], false});
        for (const auto& [card, points, place] : cards)
            changes.push_back(
                edit::AddCard{card, points.attack, points.defense, BaseId{static_cast<std::uint32_t>(place)}});
        State laidOut = initial(setupFor(seats));
        applyInPlace(laidOut, overrule(std::move(changes)));
        return laidOut;
    }
};

inline std::ostream& operator<<(std::ostream& out, const TableLaidOut& table) {
    out << table.seats << " seats, bases";
    for (const int defense : table.defenses) out << ' ' << defense;
    for (const CardLaidOut& card : table.cards) out << "; " << card;
    return out;
}

/// Points up to `mostPoints`: with few different ones there are many ties, which are what is hard.
inline rc::Gen<TableLaidOut> anyTable(int fewestCards, int mostCards, int mostPoints) {
    // Of the full size from the first case on: RapidCheck would begin with empty tables.
    return rc::gen::resize(rc::kNominalSize, rc::gen::exec([=] {
                               TableLaidOut table;
                               table.seats = *rc::gen::inRange(2, 5);
                               const int bases = *rc::gen::inRange(table.seats, table.seats + 4);
                               table.defenses = *rc::gen::container<std::vector<int>>(static_cast<std::size_t>(bases),
                                                                                      rc::gen::inRange(0, 4));
                               const int cards = *rc::gen::inRange(fewestCards, mostCards + 1);
                               const auto raw = *rc::gen::container<std::vector<std::tuple<int, int, int, int>>>(
                                   static_cast<std::size_t>(cards),
                                   rc::gen::tuple(rc::gen::inRange(0, 7), rc::gen::inRange(0, mostPoints + 1),
                                                  rc::gen::inRange(0, mostPoints + 1), rc::gen::inRange(0, bases + 1)));
                               for (const auto& [kind, attack, defense, place] : raw) {
                                   const Card card = allCards[static_cast<std::size_t>(kind)];
                                   table.cards.push_back({card, {attack, isShip(card) ? defense : 0}, place});
                               }
                               return table;
                           }));
}

}  // namespace basekeeper::all_your_base
