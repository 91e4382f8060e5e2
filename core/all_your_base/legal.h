// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/action.h"
#include "core/all_your_base/violation.h"
#include "core/legal_acts.h"

#include <optional>
#include <vector>

/// What a screen asks before an act.
namespace basekeeper::all_your_base {

/// Why no act of this kind is possible now, whatever it names; nothing if at least one is. `Overrule` always is.
[[nodiscard]] std::optional<Violation> whyNoneLegal(const State&, ActKind);

using LegalActs = LegalActsOf<ActKind, actKinds, Violation>;
/// `whyNoneLegal` for each kind of act, in the order of `ActKind`.
[[nodiscard]] LegalActs legalActs(const State&);

/// Whether the seat in turn has a card that could move to another of its bases (4.1); without one, there is nothing to
/// regroup.
[[nodiscard]] bool canMoveACard(const State&);

/// What people must remember because the app does not track hands and the deck.
enum class Reminder : std::uint8_t {
    DrawCard,  ///< 1.1, at the start of a turn
    FillHand,  ///< 4.3, 4.4, when the turn could end and nothing is open (4.3a)
};
[[nodiscard]] std::optional<Reminder> reminder(const State&);

}  // namespace basekeeper::all_your_base
