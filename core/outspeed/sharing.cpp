// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/outspeed/sharing.h"

#include "core/overload.h"

#include <algorithm>
#include <numeric>

namespace basekeeper::outspeed {

Sharing sharingOf(const State& state, std::size_t route) {
    const Route& shared = state.tile->routes[route];
    const int choosers = choosersOf(state, route);
    if (shared.pilots && choosers > *shared.pilots) return {true, false, false};
    return {false, shared.sole && choosers == 1, shared.sole && choosers > 1};
}

const Route* routeOf(const State& state, SeatId seat) {
    const SeatState& has = seatOf(state, seat);
    return has.eliminated || !has.choice ? nullptr : &state.tile->routes[has.choice->route];
}

const Route* payingRoute(const State& state, SeatId seat) {
    const Route* route = routeOf(state, seat);
    if (route == nullptr) return nullptr;
    const Sharing sharing = sharingOf(state, seatOf(state, seat).choice->route);
    return sharing.tooMany || sharing.soleTaker ? nullptr : route;
}

const Route* benefitingRoute(const State& state, SeatId seat) {
    const Route* route = routeOf(state, seat);
    if (route == nullptr) return nullptr;
    const Sharing sharing = sharingOf(state, seatOf(state, seat).choice->route);
    return sharing.tooMany || sharing.soleMissed ? nullptr : route;
}

int rollsOwed(const State& state, SeatId seat) {
    const bool forCosts = state.stage == Stage::CostRolls;
    const Route* route = forCosts ? payingRoute(state, seat) : benefitingRoute(state, seat);
    if (route == nullptr) return 0;
    return forCosts ? costRolls(*route) : benefitRolls(*route);
}

int firstFuelRoll(const Benefit& benefit) { return rollsOf(benefit.zones); }

RollFor rollFor(const State& state, SeatId seat, int roll) {
    if (state.stage == Stage::CostRolls) return RollFor::Cost;
    return roll < firstFuelRoll(benefitingRoute(state, seat)->benefit) ? RollFor::Zones : RollFor::Fuel;
}

int valueOf(const State& state, SeatId seat, const Amount& amount, int firstRoll) {
    const SeatState& has = seatOf(state, seat);
    return std::visit(Overload{
                          [](int fixed) { return fixed; },
                          [&](Choosers) { return choosersOf(state, has.choice->route); },
                          [&](Dice dice) {
                              const auto first = has.rolls.begin() + firstRoll;
                              return std::accumulate(first, first + dice.rolls, dice.plus);
                          },
                          [&](Wheel) { return has.choice->wheel.value_or(0); },
                      },
                      amount);
}

int leastCost(const Route& route, std::optional<int> wheel) {
    if (route.sole) return 0;
    return std::visit(Overload{
                          [](int fixed) { return fixed; },
                          [](Choosers) { return 1; },
                          [](Dice dice) { return dice.plus; },
                          [&](Wheel) { return wheel.value_or(0); },
                      },
                      route.cost);
}

bool allTooDear(const Tile& tile, int fuel) {
    return std::ranges::all_of(tile.routes, [fuel](const Route& route) { return leastCost(route) > fuel; });
}

}  // namespace basekeeper::outspeed
