// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/setup.h"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace basekeeper::all_your_base {

/// B1, B2, ... in the order in which the app first saw them; never reused. 0 is no base.
enum class BaseId : std::uint32_t { None = 0 };
/// P1, P2, ... likewise, for cards on bases and in the discard pile.
enum class PieceId : std::uint32_t { None = 0 };

struct Base {
    BaseId id = BaseId::None;
    std::uint8_t owner = 0;
    std::uint8_t defense = 0;  ///< its own points, without the cards on it
    bool gained = false;       ///< its owner captured or stole it from another seat (0.4)
    friend bool operator==(const Base&, const Base&) = default;
};

struct Piece {
    PieceId id = PieceId::None;
    Card card = Card::Zig;
    std::uint8_t attack = 0;
    std::uint8_t defense = 0;
    BaseId at = BaseId::None;  ///< None for the discard pile

    [[nodiscard]] bool discarded() const { return at == BaseId::None; }
    friend bool operator==(const Piece&, const Piece&) = default;
};

/// The phase of the turn (6.1): RedAlert at its start, Defense after a RED ALERT was played, Attack after the DEFENSE
/// phase, Regroup after the attack or once regrouping has begun.
enum class Phase : std::uint8_t { RedAlert, Defense, Attack, Regroup };

struct Turn {
    int number = 1;
    SeatId seat = 0;
    Phase phase = Phase::RedAlert;
    int redAlertsPlayed = 0;
    bool attacked = false;       ///< the one attack of the turn (3A.1) was declared
    int surplusWon = 0;          ///< by this turn's attack (3B.3)
    SeatId orderGoesOnFrom = 0;  ///< the seat after which the plain order continues (0.9, 5.7)
    friend bool operator==(const Turn&, const Turn&) = default;
};

/// A declared attack that is neither resolved nor countered yet (3A.6).
struct PendingAttack {
    BaseId target = BaseId::None;
    std::vector<PieceId> with;
    friend bool operator==(const PendingAttack&, const PendingAttack&) = default;
};

/// The attacker can still take change (3B.4).
struct PendingChange {
    int surplus = 0;
    friend bool operator==(const PendingChange&, const PendingChange&) = default;
};

/// Plays outside the DEFENSE phase that a RED ALERT brings (5.17).
struct FreePlays {
    int card = red_alert::twoFromTheDeck;  ///< the RED ALERT: 4, 5, 12 or 14
    std::optional<int> left;               ///< at least 1; empty for no limit (5.5)
    friend bool operator==(const FreePlays&, const FreePlays&) = default;
};

/// Unfinished free plays (6.3). Those that came later are played first: the last of the stack is in play. The stack is
/// never empty.
struct PendingFreePlays {
    std::vector<FreePlays> stack;
    friend bool operator==(const PendingFreePlays&, const PendingFreePlays&) = default;
};

using Pending = std::variant<std::monostate, PendingAttack, PendingChange, PendingFreePlays>;

/// The part of the set-up that acts need: everything except the people.
struct TableRules {
    int seats = minSeats;
    int threshold = standardThreshold(minSeats);  ///< never 0
    CardValues values;
    Options options;
    friend bool operator==(const TableRules&, const TableRules&) = default;
};

/// The state of the table, as far as it is tracked. A value; only the functions of `rules.h` make and change it.
struct State {
    TableRules rules;
    Turn turn;
    std::vector<Base> bases;    ///< ascending by id
    std::vector<Piece> pieces;  ///< on bases and in the discard pile, ascending by id
    Pending pending;
    std::vector<SeatId> queue;  ///< due extra turns, the next one first (5.1)
    bool over = false;
    std::optional<SeatId> winner;
    std::uint32_t basesSeen = 0;
    std::uint32_t piecesSeen = 0;
    std::uint32_t piecesInDeck = 0;   ///< returned to the deck by `Reshuffle` (0.8)
    std::uint32_t piecesRemoved = 0;  ///< removed by an override (7.1)

    friend bool operator==(const State&, const State&) = default;

    [[nodiscard]] const Base* base(BaseId) const;
    [[nodiscard]] Base* base(BaseId);
    [[nodiscard]] const Piece* piece(PieceId) const;
    [[nodiscard]] Piece* piece(PieceId);
};

[[nodiscard]] bool isSeat(const State&, SeatId);

/// The free plays that come next; null if there are none.
[[nodiscard]] const FreePlays* freePlays(const State&);

/// Whether a declared attack or free plays must be finished first (6.3); open change need not.
[[nodiscard]] bool isUnfinished(const State&);

/// Whether the next free play takes its card from the discard pile (5.12).
[[nodiscard]] bool playsFromDiscardPile(const State&);

/// Whether the seat has a base to play a card on.
[[nodiscard]] bool hasBase(const State&, SeatId);

/// The defense of a base: its own points and those of its cards (3A.4). 0 if the base does not exist.
[[nodiscard]] int defenseOf(const State&, BaseId);

/// What an attack on the base must reach: its defense + 1 (3A.4).
[[nodiscard]] int attackNeeded(const State&, BaseId);

/// How much more the declared attack brings than it must reach (3B.3); less than 0 if it does not reach it.
[[nodiscard]] int surplusOf(const State&, const PendingAttack&);

/// The sum of the attack points of all the seat's cards on its bases (3A.2).
[[nodiscard]] int attackOf(const State&, SeatId);

/// The sum of the defenses of the seat's bases.
[[nodiscard]] int defenseOf(const State&, SeatId);

/// The sum of the attack points of these cards; cards that do not exist count nothing.
[[nodiscard]] int attackOf(const State&, const std::vector<PieceId>&);

/// The number of bases that count for victory (0.4 or its option).
[[nodiscard]] int basesHeld(const State&, SeatId);

/// Whether a declaration of this seat would be accepted now (0.3, 0.5).
[[nodiscard]] bool mayDeclare(const State&, SeatId);
/// Whether the seat lacks a single base to win (0.2) and the game goes on.
[[nodiscard]] bool lacksOneBase(const State&, SeatId);

/// The seat that has the next turn as things are (4.5).
[[nodiscard]] SeatId nextSeat(const State&);

/// The next turns that deviate from the plain order after the seat in turn: due extra turns (5.1), then the one with
/// which the order goes on elsewhere (5.7). Empty if the neighbour is next.
[[nodiscard]] std::vector<SeatId> turnsOutOfOrder(const State&);

/// The neighbour in the direction of play (0.9).
[[nodiscard]] SeatId neighbour(const State&, SeatId);

/// The player on the right (5.9). Seats are numbered clockwise, so that is the previous seat in either direction of
/// play.
[[nodiscard]] SeatId rightNeighbour(const State&, SeatId);

[[nodiscard]] std::vector<BaseId> basesOf(const State&, SeatId);
[[nodiscard]] std::vector<PieceId> piecesOn(const State&, BaseId);
/// All cards on the seat's bases, ascending.
[[nodiscard]] std::vector<PieceId> piecesOf(const State&, SeatId);
[[nodiscard]] std::vector<PieceId> discardPile(const State&);

}  // namespace basekeeper::all_your_base
