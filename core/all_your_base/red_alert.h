// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/action.h"
#include "core/all_your_base/violation.h"

#include <optional>
#include <variant>
#include <vector>

/// The choices that the sixteen cards of section 5 require; `red_alert_effect.h` has their effects. A card is prepared
/// choice by choice.
namespace basekeeper::all_your_base {

/// Such as "5.10"; the card is from 1 to 16.
[[nodiscard]] std::string_view clauseOf(int redAlertCard);

/// The card with this printed number, without any choice made; nothing if there is no such card.
[[nodiscard]] std::optional<RedAlert> redAlertOf(int number);

/// Whether the card requires choices, apart from 5.19.
[[nodiscard]] bool hasChoices(const RedAlert&);

/// The free plays that the card brings; nothing if it brings none. Cards 4, 5, 12 and 14 do (5.17).
[[nodiscard]] std::optional<FreePlays> freePlaysOf(const State&, int redAlertCard);

/// A choice that a card requires, and who makes it.
struct Question {
    enum class Of : std::uint8_t {
        Seat,       ///< another player (5.6, 5.7)
        OtherBase,  ///< a base of one of `whose` (5.2, 5.8, 5.10, 5.11, 5.13)
        OwnBase,    ///< the base that gets the ships (5.8)
        Ship,       ///< a ship of one of `whose` (5.11, 5.16)
        Place,      ///< where `card` goes (5.10, 5.16)
    };
    Of of = Of::Seat;
    SeatId chooser = 0;
    std::vector<SeatId> whose;
    PieceId card = PieceId::None;
    bool mayDiscard = false;  ///< `card` may also go to the discard pile (5.10)
    friend bool operator==(const Question&, const Question&) = default;
};

/// The next missing choice; nothing if the card can be played as it is, because all is chosen or there is nothing to
/// choose (5.19). `act` must pass `whyInvalidSoFar`.
[[nodiscard]] std::optional<Question> nextQuestion(const State&, const RedAlert& act);

/// How many choices of one kind are behind the table, and how many there are in all.
struct ChoiceCount {
    int made = 0;
    int of = 0;
    friend bool operator==(const ChoiceCount&, const ChoiceCount&) = default;
};
/// Of the kind that is missing: the bases, then the places of their cards (5.10), what each seat loses (5.11), the
/// orders, one a seat, of which those of skipped seats are behind it, too (5.16). Nothing if only one such choice is to
/// be made. `act` must pass `whyInvalidSoFar`.
[[nodiscard]] std::optional<ChoiceCount> choiceCount(const State&, const RedAlert& act);

/// The seats whose order was skipped so far because they had no ship, or no place to send one (5.16a); empty for other
/// cards. `act` must pass `whyInvalidSoFar`.
[[nodiscard]] std::vector<SeatId> skippedSeats(const State&, const RedAlert& act);

/// The table once what is chosen so far has gone where it goes: orders that were given (5.16a), a fleet that is named
/// with its aim (5.8), bases and the cards of them that have their place (5.10). What other cards of section 5 do is
/// not on it. `act` must pass `whyInvalidSoFar`.
[[nodiscard]] State tableSoFar(const State&, const RedAlert& act);

/// Why the choices so far are invalid: by a clause of the card, or because something named does not exist (6.4a).
/// Ignores missing choices, and whether a card may be played now.
[[nodiscard]] std::optional<Violation> whyInvalidSoFar(const State&, const RedAlert& act);

/// Why the choices are invalid or incomplete, regardless of whether a card may be played now.
[[nodiscard]] std::optional<Violation> whyNotPlayable(const State&, const RedAlert& act);

struct DiscardPile {
    friend bool operator==(const DiscardPile&, const DiscardPile&) = default;
};
struct OtherSeat {
    SeatId seat = 0;
    friend bool operator==(const OtherSeat&, const OtherSeat&) = default;
};
using Answer = std::variant<OtherSeat, BaseId, PieceId, DiscardPile>;

/// Why this cannot be the answer to the missing choice. Refuses if no choice is missing, or if the answer is of another
/// kind than the choice.
[[nodiscard]] std::optional<Violation> whyNotAnswer(const State&, const RedAlert& act, const Answer&);

/// The cards that the chooser of the missing choice must still place, the present one first (5.10): one answer can be
/// used for all. Empty if no such choice is missing.
[[nodiscard]] std::vector<PieceId> sameChoiceLeft(const State&, const RedAlert& act);

/// The card with one more choice; only valid if `whyNotAnswer` returns nothing.
[[nodiscard]] RedAlert withAnswer(const State&, RedAlert act, const Answer&);

}  // namespace basekeeper::all_your_base
