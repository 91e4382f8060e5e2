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
/// P1, P2, ... likewise, for the cards on bases and in the discard pile.
enum class PieceId : std::uint32_t { None = 0 };

struct Base {
    BaseId id = BaseId::None;
    std::uint8_t owner = 0;
    std::uint8_t defense = 0;  ///< its own, without the cards on it
    bool gained = false;       ///< captured or stolen by its owner from another seat (0.4)
    friend bool operator==(const Base&, const Base&) = default;
};

struct Piece {
    PieceId id = PieceId::None;
    Card card = Card::Zig;
    std::uint8_t attack = 0;
    std::uint8_t defense = 0;
    BaseId at = BaseId::None;  ///< None: in the discard pile

    [[nodiscard]] bool discarded() const { return at == BaseId::None; }
    friend bool operator==(const Piece&, const Piece&) = default;
};

/// Where the turn stands (6.1): RedAlert at its start, Defense once a RED ALERT has been played, Attack once the
/// DEFENSE phase is done, Regroup once the attack is over or regrouping has begun.
enum class Phase : std::uint8_t { RedAlert, Defense, Attack, Regroup };

struct Turn {
    int number = 1;
    SeatId seat = 0;
    Phase phase = Phase::RedAlert;
    int redAlertsPlayed = 0;
    bool attacked = false;       ///< this turn's one attack (3A.1) has been declared
    int surplusWon = 0;          ///< of this turn's won attack (3B.3)
    SeatId orderGoesOnFrom = 0;  ///< the plain order continues from here (0.9, 5.7)
    friend bool operator==(const Turn&, const Turn&) = default;
};

/// A declared attack, not yet let through or countered (3A.6).
struct PendingAttack {
    BaseId target = BaseId::None;
    std::vector<PieceId> with;
    friend bool operator==(const PendingAttack&, const PendingAttack&) = default;
};

/// The attacker may still take change (3B.4).
struct PendingChange {
    int surplus = 0;
    friend bool operator==(const PendingChange&, const PendingChange&) = default;
};

/// Plays outside the DEFENSE phase that a RED ALERT has brought (5.17).
struct FreePlays {
    int card = red_alert::twoFromTheDeck;  ///< the RED ALERT: 4, 5, 12 or 14
    std::optional<int> left;               ///< at least 1; none: without a limit (5.5)
    friend bool operator==(const FreePlays&, const FreePlays&) = default;
};

/// Free plays are unfinished (6.3). Those brought on the way come first: the last of the stack is the one in play, and
/// the stack is never empty.
struct PendingFreePlays {
    std::vector<FreePlays> stack;
    friend bool operator==(const PendingFreePlays&, const PendingFreePlays&) = default;
};

using Pending = std::variant<std::monostate, PendingAttack, PendingChange, PendingFreePlays>;

/// The rules of this game that acts need: all of `Setup` but the people.
struct TableRules {
    int seats = minSeats;
    int threshold = standardThreshold(minSeats);  ///< resolved: never 0
    CardValues values;
    Options options;
    friend bool operator==(const TableRules&, const TableRules&) = default;
};

/// Everything that is so at the table, as far as it is tracked. A value; made only by `initial` and `apply`.
struct State {
    TableRules rules;
    Turn turn;
    std::vector<Base> bases;    ///< ascending by id
    std::vector<Piece> pieces;  ///< on bases and in the discard pile, ascending by id
    Pending pending;
    std::vector<SeatId> queue;  ///< extra turns that are due, the next one first (5.1)
    bool over = false;
    std::optional<SeatId> winner;
    std::uint32_t basesSeen = 0;
    std::uint32_t piecesSeen = 0;
    std::uint32_t piecesInDeck = 0;   ///< went back into the deck by `reshuffle` (0.8)
    std::uint32_t piecesRemoved = 0;  ///< taken out by a ruling (7.1)

    friend bool operator==(const State&, const State&) = default;

    [[nodiscard]] const Base* base(BaseId) const;
    [[nodiscard]] Base* base(BaseId);
    [[nodiscard]] const Piece* piece(PieceId) const;
    [[nodiscard]] Piece* piece(PieceId);
};

[[nodiscard]] bool isSeat(const State&, SeatId);

/// The free plays that come next; null where none are open.
[[nodiscard]] const FreePlays* freePlays(const State&);

/// Whether a declared attack or free plays wait to be finished (6.3); open change does not.
[[nodiscard]] bool isUnfinished(const State&);

/// Whether the card of the next free play comes out of the discard pile (5.12).
[[nodiscard]] bool playsFromDiscardPile(const State&);

/// Whether the seat has a base to put a card on.
[[nodiscard]] bool hasBase(const State&, SeatId);

/// The defense of a base: its own points and those of the cards on it (3A.4). 0 for a base that does not exist.
[[nodiscard]] int defenseOf(const State&, BaseId);

/// What an attack on the base must reach: its defense + 1 (3A.4).
[[nodiscard]] int attackNeeded(const State&, BaseId);

/// The sum of the attack points of all the seat's cards on its bases (3A.2).
[[nodiscard]] int attackOf(const State&, SeatId);

/// The sum of the defenses of the seat's bases.
[[nodiscard]] int defenseOf(const State&, SeatId);

/// The sum of the attack points of these cards; those that do not exist count nothing.
[[nodiscard]] int attackOf(const State&, const std::vector<PieceId>&);

/// The number of bases that count for victory, as 0.4 or its option has it.
[[nodiscard]] int basesHeld(const State&, SeatId);

/// Whether a declaration by this seat would be accepted now (0.3, 0.5).
[[nodiscard]] bool mayDeclare(const State&, SeatId);
/// Whether the seat lacks a single base to win (0.2), in a game that goes on.
[[nodiscard]] bool lacksOneBase(const State&, SeatId);

/// The seat whose turn comes after this one as things stand (4.5).
[[nodiscard]] SeatId nextSeat(const State&);

/// The turns that come next as far as they are not in the plain order from the seat in turn: those that are due (5.1),
/// and after them the one with which the order goes on elsewhere (5.7). Empty: the neighbour is next.
[[nodiscard]] std::vector<SeatId> turnsOutOfOrder(const State&);

/// The neighbour in the direction of play (0.9).
[[nodiscard]] SeatId neighbour(const State&, SeatId);

/// The player sitting on the right (5.9). Seats are numbered clockwise, so that is always the seat before, whatever
/// the direction of play.
[[nodiscard]] SeatId rightNeighbour(const State&, SeatId);

[[nodiscard]] std::vector<BaseId> basesOf(const State&, SeatId);
[[nodiscard]] std::vector<PieceId> piecesOn(const State&, BaseId);
/// All cards on the bases of the seat, ascending.
[[nodiscard]] std::vector<PieceId> piecesOf(const State&, SeatId);
[[nodiscard]] std::vector<PieceId> discardPile(const State&);

}  // namespace basekeeper::all_your_base
