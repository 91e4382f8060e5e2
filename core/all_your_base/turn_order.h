// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/state.h"

/// How the turn passes (0.9, 4.5). `nextSeat` says whose turn would be next.
namespace basekeeper::all_your_base {

/// Ends the turn and begins the next one that is due.
void passTurnOn(State&);

/// 5.7: ends the giver's turn at once, together with its free plays and its extra turns (5.18).
void giveTurn(State&, SeatId receiver);

}  // namespace basekeeper::all_your_base
