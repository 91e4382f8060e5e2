// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/identity_renaming.h"
#include "core/legal_acts.h"
#include "core/score_sheet/action.h"
#include "core/score_sheet/violation.h"

#include <tl/expected.hpp>

#include <optional>

/// The rules (RULES.md); every refusal names the clause that it rests on.
namespace basekeeper::score_sheet {

/// Raised whenever the same acts would fold to a different state; stored with each session.
inline constexpr int rulesVersion = 1;

/// The state before the first round. `setup` must be valid (`isValid`).
[[nodiscard]] State initial(const Setup& setup);

/// Why the act cannot be done now; nothing if it can.
[[nodiscard]] std::optional<Violation> whyNot(const State&, const Action&);

/// Changes the state by an act; only valid if `whyNot` returns nothing. In place, for long logs.
void applyInPlace(State&, const Action&);

/// `whyNot` and `applyInPlace` by value: the state after the act, or why it is refused.
[[nodiscard]] tl::expected<State, Violation> apply(const State&, const Action&);

/// Applies one edit in place; a refused edit leaves the state unchanged.
[[nodiscard]] std::optional<Violation> applyEdit(State& state, const Edit& change);

/// Why no act of this kind is possible now, whatever it names; nothing if at least one is.
[[nodiscard]] std::optional<Violation> whyNoneLegal(const State&, ActKind);

using LegalActs = LegalActsOf<ActKind, actKinds, Violation>;
/// `whyNoneLegal` for each kind of act, in the order of `ActKind`.
[[nodiscard]] LegalActs legalActs(const State&);

/// A correction changes no names in this game: seats and rounds keep theirs (S.5).
using Renaming = IdentityRenaming<State, Action, Violation>;

/// The override (7.1) that has the effect of an act, from `before` to `after`, in the state `now` of a corrected line
/// of play where the act itself is refused (S.6). Nothing if no override can do it or if there is nothing left to do.
[[nodiscard]] std::optional<Overrule> asOverride(const State& before, const State& after, const State& now,
                                                 const Renaming&, const std::string& reason);

}  // namespace basekeeper::score_sheet
