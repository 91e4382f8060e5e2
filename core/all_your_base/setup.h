// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/seat.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace basekeeper::all_your_base {

using basekeeper::Seat;
using basekeeper::SeatId;

/// The kinds of card that can be on a base. BASE cards are a `Base` instead; RED ALERT cards take effect and are not
/// tracked.
enum class Card : std::uint8_t { Zig, Destroyer, BattleCruiser, Dreadnought, ZeroWing, Crew, Cats };

inline constexpr std::size_t cardKinds = 7;
inline constexpr std::array<Card, cardKinds> allCards{
    Card::Zig, Card::Destroyer, Card::BattleCruiser, Card::Dreadnought, Card::ZeroWing, Card::Crew, Card::Cats};

/// SHIP cards are the five that can be played by 2B and taken as change by 3B.3. CREW and CATS are not.
enum class Ship : std::uint8_t { Zig, Destroyer, BattleCruiser, Dreadnought, ZeroWing };
[[nodiscard]] constexpr bool isShip(Card card) { return card < Card::Crew; }
[[nodiscard]] constexpr Card cardOf(Ship ship) { return static_cast<Card>(ship); }

inline constexpr int redAlertCards = 16;

/// The printed numbers of the RED ALERT cards that bring free plays (5.17), and of the one that answers an attack.
namespace red_alert {
inline constexpr int twoFromTheDeck = 4;
inline constexpr int wholeHand = 5;
inline constexpr int luckyDip = 12;
inline constexpr int oneFromEveryHand = 14;
inline constexpr int counterattack = 15;
}  // namespace red_alert

/// The size of every hand at the beginning and at the end of each turn (0.7).
inline constexpr int cardsInHand = 7;

/// Printed points are whole numbers from 0 to 99 ("Card values").
inline constexpr int maxPoints = 99;

struct Points {
    int attack = 0;
    int defense = 0;
    friend bool operator==(const Points&, const Points&) = default;
};

/// The points of the table's cards, for acts that do not name points. The default is the *example set*, which screens
/// mark as such.
struct CardValues {
    std::array<Points, cardKinds> of{{{1, 1}, {2, 2}, {3, 3}, {4, 4}, {5, 5}, {1, 0}, {2, 0}}};
    int baseDefense = 0;

    [[nodiscard]] const Points& operator[](Card card) const& { return of[static_cast<std::size_t>(card)]; }
    [[nodiscard]] Points& operator[](Card card) & { return of[static_cast<std::size_t>(card)]; }
    [[nodiscard]] Points operator[](Card card) const&& { return of[static_cast<std::size_t>(card)]; }
    friend bool operator==(const CardValues&, const CardValues&) = default;
};

inline constexpr int minSeats = 2;
inline constexpr int maxSeats = 6;
inline constexpr int minThreshold = 1;
inline constexpr int maxThreshold = 99;

/// The number of bases that wins by the sheet (0.2), for 2 to 6 seats.
[[nodiscard]] constexpr int standardThreshold(int seats) {
    constexpr std::array<int, maxSeats + 1> bases{0, 0, 12, 9, 8, 7, 6};
    return bases[static_cast<std::size_t>(seats)];
}

enum class Held : std::uint8_t { All, Gained };                       ///< 0.4
enum class RedAlertsPerTurn : std::uint8_t { One, Any };              ///< 1.2
enum class Direction : std::uint8_t { Clockwise, CounterClockwise };  ///< 0.9
enum class Card11 : std::uint8_t { Ship, Base };                      ///< 5.11
enum class Card7 : std::uint8_t { Receiver, Giver };                  ///< 5.7

/// The house rules; by default they follow the project's rulings.
struct Options {
    int threshold = 0;  ///< 0.2; 0 stands for `standardThreshold`
    Held held = Held::All;
    RedAlertsPerTurn redAlertsPerTurn = RedAlertsPerTurn::One;
    bool change = true;  ///< 3B.3
    Card11 card11 = Card11::Ship;
    Card7 card7 = Card7::Receiver;
    Direction direction = Direction::Clockwise;
    friend bool operator==(const Options&, const Options&) = default;
};

/// What is agreed before the first turn: two to six seats, of which `first` is one.
struct Setup {
    std::vector<Seat> seats;
    SeatId first = 0;
    CardValues values;
    Options options;
    friend bool operator==(const Setup&, const Setup&) = default;
};

/// Whether a game can start from it (0.1, 0.2, "Card values"): seats, first seat, threshold and points are in range.
[[nodiscard]] bool isValid(const Setup&);

}  // namespace basekeeper::all_your_base
