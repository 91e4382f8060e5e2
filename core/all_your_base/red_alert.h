// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/action.h"
#include "core/all_your_base/violation.h"

#include <optional>
#include <variant>
#include <vector>

/// The sixteen cards of section 5, and what each asks of the table; what they do: `red_alert_effect.h`. A card is
/// prepared choice by choice; what is not chosen yet is left out of the `RedAlert`.
///
///     2, 13  `base` of another seat                 6, 7  `seat`, another one
///     8      `from` another seat, `to` an own base  10    `bases` of others, two, and `moves`: each card on them once
///     11     `pieces`: a ship of every other seat that has one (option: `bases`, one of every other seat)
///     16     `moves`: a ship of each seat in turn onto a base of another
namespace basekeeper::all_your_base {

/// "5.10"; the card is from 1 to 16.
[[nodiscard]] std::string_view clauseOf(int redAlertCard);

/// Whether the RED ALERT names another seat (5.6, 5.7).
[[nodiscard]] bool namesAnotherSeat(int redAlertCard);

/// Whether the table has anything to choose for the card, apart from 5.19.
[[nodiscard]] bool hasChoices(int redAlertCard);

/// How many free plays the card brings, and whether it brings any: 4, 5, 12 and 14 do (5.17).
[[nodiscard]] std::optional<FreePlays> freePlaysOf(const State&, int redAlertCard);

/// What a card still has to be told, and by whom.
struct Choice {
    enum class Of : std::uint8_t {
        Seat,       ///< another player (5.6, 5.7)
        OtherBase,  ///< a base of one of `whose` (5.2, 5.8, 5.10, 5.11, 5.13)
        OwnBase,    ///< where the ships go (5.8)
        Ship,       ///< a ship of one of `whose` (5.11, 5.16)
        Place,      ///< where `card` goes (5.10, 5.16)
    };
    Of of = Of::Seat;
    SeatId chooser = 0;
    std::vector<SeatId> whose;
    PieceId card = PieceId::None;
    bool mayDiscard = false;  ///< `card` may go to the discard pile too (5.10)
    friend bool operator==(const Choice&, const Choice&) = default;
};

/// The next choice that is missing; nothing when the card can be played as it is, because all is chosen or because
/// there is nothing to choose (5.19). `act` breaks no clause so far (`whyNotSoFar`).
[[nodiscard]] std::optional<Choice> missingChoice(const State&, const RedAlert& act);

/// Whose moment for an order came, as far as they have been given, without a ship or anywhere to send it (5.16a); empty
/// for other cards. `act` breaks no clause so far.
[[nodiscard]] std::vector<SeatId> skippedSeats(const State&, const RedAlert& act);

/// Why what has been chosen until now cannot be: the clause of the card, or that something named does not exist (6.4a).
/// Says nothing of choices that are missing, nor of whether a card may be played now.
[[nodiscard]] std::optional<Violation> whyNotSoFar(const State&, const RedAlert& act);

/// Whether the choices are such that the card can be played, whatever the moment.
[[nodiscard]] std::optional<Violation> whyNotChosen(const State&, const RedAlert& act);

struct DiscardPile {
    friend bool operator==(const DiscardPile&, const DiscardPile&) = default;
};
struct OtherSeat {
    SeatId seat = 0;
    friend bool operator==(const OtherSeat&, const OtherSeat&) = default;
};
using Chosen = std::variant<OtherSeat, BaseId, PieceId, DiscardPile>;

/// Why this cannot be the answer to the missing choice; where none is missing, or the answer is of another sort than
/// the question, that is what is said.
[[nodiscard]] std::optional<Violation> whyNotChoose(const State&, const RedAlert& act, const Chosen&);

/// The cards that the chooser of the missing choice has still to place, the one in question first (5.10): they can all
/// go the same way. Empty where no such choice is missing.
[[nodiscard]] std::vector<PieceId> sameChoiceLeft(const State&, const RedAlert& act);

/// The card with one choice more. `whyNotChoose` must have nothing to say.
[[nodiscard]] RedAlert withChoice(const State&, RedAlert act, const Chosen&);

}  // namespace basekeeper::all_your_base
