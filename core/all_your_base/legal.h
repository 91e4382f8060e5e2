// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/action.h"
#include "core/all_your_base/violation.h"

#include <array>
#include <optional>
#include <vector>

/// What a screen asks before anybody acts.
namespace basekeeper::all_your_base {

/// Why no act of this kind can be done now, whatever it names; nothing when at least one can.
/// `Overrule` can always be done.
[[nodiscard]] std::optional<Violation> whyNone(const State&, ActKind);

struct KindOfAct {
    ActKind kind;
    std::optional<Violation> refusal;
};

/// `whyNone` for each kind of act, in the order of `ActKind`.
[[nodiscard]] std::array<KindOfAct, actKinds> legalActs(const State&);

/// Whether the seat in turn has a card that could lie on another base of its own (4.1): else there is nothing to
/// regroup.
[[nodiscard]] bool canMoveACard(const State&);

/// What nobody may forget and the app does not track (hands and the deck).
enum class Reminder : std::uint8_t {
    DrawCard,  ///< 1.1, at the start of the turn
    FillHand,  ///< 4.3, 4.4, whenever the turn could be ended and nothing is open (4.3a)
};
[[nodiscard]] std::optional<Reminder> reminder(const State&);

}  // namespace basekeeper::all_your_base
