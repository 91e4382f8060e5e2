// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/action.h"

#include <vector>

/// How cards go from place to place, whichever clause sends them.
namespace basekeeper::all_your_base {

/// Each card to its place; one without a base to the discard pile. All of them exist.
void moveCards(State&, const std::vector<Placement>&);

/// All cards on the base go to the discard pile.
void discardCardsOn(State&, BaseId);

/// The base is gone, and its cards are discarded (6.2).
void removeBase(State&, BaseId);

}  // namespace basekeeper::all_your_base
