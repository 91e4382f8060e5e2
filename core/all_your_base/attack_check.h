// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/action.h"

#include <array>
#include <optional>
#include <vector>

/// Attack math without a game: is that enough, and how much must stand there to hold against it? Answered on a table
/// that a ruling lays out (7.2), by the attack math of the bench.
namespace basekeeper::all_your_base {

/// How many cards of each kind.
struct CardCounts {
    std::array<int, cardKinds> of{};

    [[nodiscard]] int operator[](Card card) const { return of[static_cast<std::size_t>(card)]; }
    [[nodiscard]] int& operator[](Card card) { return of[static_cast<std::size_t>(card)]; }
    [[nodiscard]] int total() const;
    friend bool operator==(const CardCounts&, const CardCounts&) = default;
};

/// As many as there are in the whole game.
inline constexpr int maxCardsToCheck = 108;

struct AttackQuestion {
    CardCounts attackers;
    CardCounts defenders;  ///< on the attacked base; none for a bare one
    CardCounts pile;       ///< what lies in the discard pile before the attack
    CardValues values;
    friend bool operator==(const AttackQuestion&, const AttackQuestion&) = default;
};

/// Whether it can be answered: no more than `maxCardsToCheck` cards in all, and points in range ("Card values").
[[nodiscard]] bool isValid(const AttackQuestion&);

/// Cards, and the sums of their points.
struct CountedCards {
    CardCounts cards;
    Points points;
    friend bool operator==(const CountedCards&, const CountedCards&) = default;
};

/// Whether the points of one side reach what they must, and with which cards they would.
struct Reach {
    int points = 0;   ///< what that side has
    int needed = 0;   ///< the least that it must have
    int missing = 0;  ///< what it lacks
    int surplus = 0;  ///< what it has beyond what it needs
    /// The fewest of its cards that would do: among as few those with the least points, then those of which the least
    /// is given up, then the kinds that come first in `allCards`. None if all of them are not enough.
    CardCounts fewest;
    /// By the same criteria, the fewest cards of any kinds that would have to come to those it has. Nothing where
    /// nothing is missing, or where no `maxCardsToCheck` cards would do.
    std::optional<CountedCards> more;

    [[nodiscard]] bool enough() const { return missing == 0; }
    [[nodiscard]] bool justEnough() const { return missing == 0 && surplus == 0; }
};

/// What the bench says of an attack with all attackers. The question must be valid.
struct AttackAnswer {
    Reach reach;                 ///< of the attack points (3A.2, 3A.4)
    CountedCards change;         ///< the best that the surplus buys (3B.3)
    CountedCards attackerLoses;  ///< whether the attack succeeds (3B.1) or is countered (5.15)
    CountedCards defenderLoses;  ///< likewise; with a Counterattack the base stays, and no change is taken
};
[[nodiscard]] AttackAnswer checkAttack(const AttackQuestion&);

/// Turned round: the defense that the base must have so that this attack is refused (3A.4, 3A.5). Its own points count,
/// so `fewest` can be none where they suffice.
[[nodiscard]] Reach checkDefense(const AttackQuestion&);

/// Lays the question out on a table without anything on it, as the first ruling of a game (7.2): the attackers on a
/// base of one seat, whose turn it is in the ATTACK phase, the defenders on a base of the other seat, and the discard
/// pile. The values must be those of the set-up.
[[nodiscard]] std::vector<Edit> positionOf(const AttackQuestion&, SeatId attacker, SeatId defender);

}  // namespace basekeeper::all_your_base
