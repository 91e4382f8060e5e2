// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_aboard/overrule.h"
#include "core/outspeed/overrule.h"
#include "core/session.h"

#include <utility>

namespace basekeeper {

/// One edit of a ruling that is accepted as a whole, so that what is told of the next one sees it. What must hold only after
/// the last edit is not asked.
template <Game G, class Edit>
void doEdit(typename G::State& state, const Edit& change) {
    if constexpr (requires { rule(state, change); }) static_cast<void>(rule(state, change));
    else if (auto next = G::apply(state, typename G::Overrule{"-", {change}})) state = *std::move(next);
}

}  // namespace basekeeper
