// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/turn_order.h"

namespace basekeeper::all_your_base {

namespace {

void startTurn(State& state, SeatId seat, SeatId orderGoesOnFrom) {
    Turn next;
    next.number = state.turn.number + 1;
    next.seat = seat;
    next.orderGoesOnFrom = orderGoesOnFrom;
    state.turn = next;
    state.pending = std::monostate{};
}

}  // namespace

void passTurnOn(State& state) {
    const SeatId next = nextSeat(state);
    const bool extra = !state.queue.empty();
    if (extra) state.queue.erase(state.queue.begin());
    startTurn(state, next, extra ? state.turn.orderGoesOnFrom : next);
}

void giveTurn(State& state, SeatId receiver) {
    const SeatId giver = state.turn.seat;
    std::erase(state.queue, giver);
    startTurn(state, receiver, state.rules.options.card7 == Card7::Receiver ? receiver : giver);
}

}  // namespace basekeeper::all_your_base
