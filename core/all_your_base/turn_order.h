// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/state.h"

/// How the turn passes (0.9, 4.5). Whose turn comes next as things stand: `nextSeat`.
namespace basekeeper::all_your_base {

/// The turn ends; the next one that is due begins.
void passTurnOn(State&);

/// 5.7: the giver's turn ends at once, and with it the free plays and the extra turns that it still had coming (5.18).
void giveTurn(State&, SeatId receiver);

}  // namespace basekeeper::all_your_base
