// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/all_aboard/aboard_rows.h"
#include "core/all_aboard/sailing.h"
#include "core/all_aboard/setup.h"
#include "core/all_aboard/state.h"

#include <functional>
#include <vector>

namespace basekeeper {

/// What the lists of the table are made of: how it stands, and what is told of it now.
struct AboardLook {
    all_aboard::State state;
    all_aboard::Setup setup;
    std::function<bool(int boat)> lit = [](int) { return false; };  ///< a tap on the boat (from 1) does something
    const all_aboard::Step* step = nullptr;                         ///< that is told now; it led to `state`
    std::vector<all_aboard::Boat> boatsBefore;                      ///< and from there
    int sailingBoat = 0;                                            ///< from 1, of that step
    int asked = -1;                                                 ///< the seat that must do something; -1: none
    bool outlooks = false;                                          ///< love and fights are told as they would be found
};

[[nodiscard]] std::vector<BoatRow> boatRows(const AboardLook& look);
/// All who are aboard, boat by boat; and who has left in the step that is told.
[[nodiscard]] std::vector<PassengerRow> passengerRows(const AboardLook& look);
/// The twelve of a seat, in the order of the rules.
[[nodiscard]] std::vector<SetAnimalRow> setRows(const all_aboard::State& state, SeatId seat);
/// Without their animals.
[[nodiscard]] AboardSeatRow seatRow(const AboardLook& look, SeatId seat);
/// By place.
[[nodiscard]] std::vector<StandingRow> standingRows(const all_aboard::State& state, const all_aboard::Setup& setup);

}  // namespace basekeeper
