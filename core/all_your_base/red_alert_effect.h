// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/action.h"

namespace basekeeper::all_your_base {

/// What a RED ALERT does (section 5). `whyNotChosen` must have nothing to say, and the card is not 15.
void takeEffect(State&, const RedAlert& act);

/// Free plays before those that are open already (5.17); whatever else was pending is over.
void openFreePlays(State&, const FreePlays&);

}  // namespace basekeeper::all_your_base
