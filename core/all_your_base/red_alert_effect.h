// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/action.h"

namespace basekeeper::all_your_base {

/// Applies a RED ALERT (section 5), other than card 15. `whyNotPlayable` must return nothing.
void takeEffect(State&, const RedAlert& act);

/// Opens free plays before those that are already open (5.17); ends anything else that is pending.
void openFreePlays(State&, const FreePlays&);

}  // namespace basekeeper::all_your_base
