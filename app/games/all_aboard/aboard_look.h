// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/all_aboard/aboard_rows.h"
#include "core/all_aboard/sailing.h"
#include "core/all_aboard/setup.h"
#include "core/all_aboard/state.h"

#include <functional>
#include <optional>
#include <vector>

namespace basekeeper {

/// What the lists of the table are made from: the state, and the step that is shown.
struct AboardLook {
    all_aboard::State state;
    all_aboard::Setup setup;
    std::function<bool(int boat)> tappable = [](int) { return false; };  ///< a tap on that boat (from 1) does something
    const all_aboard::Step* step = nullptr;                              ///< the step that is shown; it led to `state`
    std::vector<all_aboard::Boat> boatsBefore;                           ///< before that step
    int sailingBoat = 0;                                                 ///< the boat of that step, from 1
    int asked = -1;                                                      ///< the seat that must act; -1 for none
    bool outlooks = false;  ///< mark love and fights as they would be found
};

[[nodiscard]] AboardState::Result resultOf(std::optional<all_aboard::BoatResult> result);
[[nodiscard]] std::vector<BoatRow> boatRows(const AboardLook& look);
/// Everybody aboard, by boat; and those who left in the step that is shown.
[[nodiscard]] std::vector<PassengerRow> passengerRows(const AboardLook& look);
[[nodiscard]] AboardState::Place placeOf(const all_aboard::State& state, SeatId seat, all_aboard::Animal animal);
/// The twelve animals of a seat, in the order of the rules.
[[nodiscard]] std::vector<SetAnimalRow> setRows(const all_aboard::State& state, SeatId seat);
/// Without the model of its animals.
[[nodiscard]] AboardSeatRow seatRow(const AboardLook& look, SeatId seat);
/// By place.
[[nodiscard]] std::vector<StandingRow> standingRows(const all_aboard::State& state, const all_aboard::Setup& setup);

}  // namespace basekeeper
