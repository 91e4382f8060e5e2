// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/state.h"

/// 6.2: what leaves the bases goes to the discard pile.
namespace basekeeper::all_your_base {

/// All cards on the base.
void discardCardsOn(State&, BaseId);

/// The base is gone, and its cards are discarded.
void removeBase(State&, BaseId);

}  // namespace basekeeper::all_your_base
