// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/outspeed/choices.h"

#include "core/outspeed/rules.h"
#include "core/outspeed/sharing.h"

#include <algorithm>

namespace basekeeper::outspeed {

namespace {

/// The highest setting of the wheel for that route that the fuel allows (2.3).
int highestWheel(const Route& route, int fuel) {
    if (!usesWheel(route)) return 0;
    const bool wheelCosts = std::holds_alternative<Wheel>(route.cost) && !route.sole;
    return wheelCosts ? std::min(maxWheel, fuel) : maxWheel;
}

/// See `RouteChoice`.
std::optional<int> fuelAfter(const State& state, const Route& route, int fuel) {
    const auto* cost = std::get_if<int>(&route.cost);
    const auto* gain = std::get_if<int>(&route.benefit.fuel);
    if (cost == nullptr || gain == nullptr || route.sole || *cost > fuel) return {};
    // Who has used up everything is eliminated before the benefits come (3.5).
    const int left = fuel - *cost;
    return left == 0 && !finishShows(state) ? 0 : left + *gain;
}

}  // namespace

std::array<TokenChoice, tokenKinds> tokenChoices(const State& state, SeatId seat) {
    std::array<TokenChoice, tokenKinds> choices{};
    for (std::size_t i = 0; i < tokenKinds; ++i) {
        const Token token = allTokens[i];
        const int held = isSeat(state, seat)
                             ? static_cast<int>(std::ranges::count(seatOf(state, seat).tokens, HeldToken(token)))
                             : 0;
        choices[i] = {token, held, whyNot(state, Announce{seat, token})};
    }
    return choices;
}

std::optional<Violation> whyNoToken(const State& state, SeatId seat) {
    std::optional<Violation> first;
    for (const Token token : allTokens) {
        auto refusal = whyNot(state, Announce{seat, token});
        if (!refusal) return {};
        // Lacking one kind of token is no reason if the seat holds others.
        const bool telling = refusal->code != ViolationCode::TokenNotHeld || !refusal->argument(ArgumentName::Token);
        if (!first && telling) first = std::move(refusal);
    }
    return first;
}

bool anyTokens(const State& state) {
    return std::ranges::any_of(seatsInRace(state), [&state](SeatId seat) {
        return !seatOf(state, seat).tokens.empty() || seatOf(state, seat).announced;
    });
}

std::vector<RouteChoice> routeChoices(const State& state, SeatId seat) {
    std::vector<RouteChoice> choices;
    if (state.phase != Phase::Programming || !isSeat(state, seat)) return choices;
    const int fuel = seatOf(state, seat).fuel;
    const bool tooDear = allTooDear(*state.tile, fuel);
    for (const Route& route : state.tile->routes) {
        const std::optional<int> wheel = usesWheel(route) ? std::optional(0) : std::nullopt;
        choices.push_back({leastCost(route), whyNot(state, Program{seat, route.name, wheel}), highestWheel(route, fuel),
                           fuelAfter(state, route, fuel), tooDear});
    }
    return choices;
}

std::optional<Violation> whyNotAsked(const State& state, SeatId seat) {
    if (state.phase == Phase::Bonuses) return whyNoToken(state, seat);
    if (state.phase == Phase::Resolution) {
        const Due due = outspeed::due(state);
        if (std::holds_alternative<TokensDue>(due)) return whyNot(state, TakeToken{seat, {}});
        const auto owes = [seat](const auto& of) { return of.seat == seat; };
        const auto* rolls = std::get_if<RollsDue>(&due);
        if (rolls != nullptr && std::ranges::any_of(rolls->due, owes)) return {};
        return whyNot(state, Roll{seat, Die::Yellow, 1});
    }
    if (state.phase == Phase::Programming && std::ranges::count(yetToProgram(state), seat) > 0) return {};
    return whyNot(state, Program{seat, state.tile ? state.tile->routes.front().name : std::string(), {}});
}

}  // namespace basekeeper::outspeed
