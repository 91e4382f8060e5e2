// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/action.h"

#include <vector>

/// Moves cards from place to place, whichever clause requires it.
namespace basekeeper::all_your_base {

/// Moves each card to its base, or to the discard pile without one. All of them must exist.
void moveCards(State&, const std::vector<Placement>&);

/// Discards all cards on the base.
void discardCardsOn(State&, BaseId);

/// Removes the base and discards the cards on it (6.2).
void removeBase(State&, BaseId);

}  // namespace basekeeper::all_your_base
