// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/outspeed/tile.h"

#include <algorithm>

namespace basekeeper::outspeed {

namespace {

bool isWheel(const Amount& amount) { return std::holds_alternative<Wheel>(amount); }

}  // namespace

bool usesWheel(const Route& route) {
    return isWheel(route.cost) || isWheel(route.benefit.zones) || isWheel(route.benefit.fuel);
}

int rollsOf(const Amount& amount) {
    const auto* dice = std::get_if<Dice>(&amount);
    return dice == nullptr ? 0 : dice->rolls;
}

int costRolls(const Route& route) { return rollsOf(route.cost); }

int benefitRolls(const Route& route) { return rollsOf(route.benefit.zones) + rollsOf(route.benefit.fuel); }

std::optional<std::size_t> routeNamed(const Tile& tile, const std::string& name) {
    const auto found = std::ranges::find(tile.routes, name, &Route::name);
    if (found == tile.routes.end()) return {};
    return static_cast<std::size_t>(found - tile.routes.begin());
}

}  // namespace basekeeper::outspeed
