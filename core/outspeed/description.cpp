// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/outspeed/rules.h"

#include "core/overload.h"

#include <set>

namespace basekeeper::outspeed {

namespace {

using Refusal = std::optional<Violation>;
using Code = ViolationCode;
using Arg = ArgumentName;

/// Checks the values of one route.
class RouteCheck {
public:
    explicit RouteCheck(std::size_t route) : m_route(static_cast<int>(route)) {}

    [[nodiscard]] Refusal pilots(const Route& route) const {
        return route.pilots ? range(*route.pilots, 1, maxPilots, "3.2") : Refusal{};
    }
    [[nodiscard]] Refusal tokens(const Route& route) const {
        return range(route.benefit.tokens, 0, maxTokensGained, "3.3");
    }
    [[nodiscard]] Refusal amount(const Amount& amount) const {
        return std::visit(Overload{
                              [this](int fixed) { return range(fixed, 0, maxAmount, "3.3"); },
                              [this](Dice dice) {
                                  if (auto refusal = range(dice.rolls, 1, maxRolls, "3.3")) return refusal;
                                  return range(dice.plus, 0, maxAmount, "3.3");
                              },
                              [](Choosers) { return Refusal{}; },
                              [](Wheel) { return Refusal{}; },
                          },
                          amount);
    }

private:
    [[nodiscard]] Refusal range(int value, int lowest, int highest, std::string_view clause) const {
        if (value >= lowest && value <= highest) return {};
        return Violation(Code::ValueOutOfRange, clause,
                         {{Arg::Value, value}, {Arg::Lowest, lowest}, {Arg::Highest, highest}, {Arg::Route, m_route}});
    }

    int m_route;
};

Refusal whyNotRoute(const Route& route, std::size_t index) {
    const RouteCheck check(index);
    if (auto refusal = check.pilots(route)) return refusal;
    if (auto refusal = check.amount(route.cost)) return refusal;
    if (auto refusal = check.amount(route.benefit.zones)) return refusal;
    if (auto refusal = check.amount(route.benefit.fuel)) return refusal;
    return check.tokens(route);
}

}  // namespace

std::optional<Violation> whyNotDescribed(const Tile& tile) {
    if (!isTileNumber(tile.number))
        return Violation(Code::NoSuchTile, "0.2",
                         {{Arg::Tile, tile.number}, {Arg::Lowest, 1}, {Arg::Highest, lastTile}});
    if (tile.routes.empty()) return Violation(Code::NoRoutes, "3.1");
    const auto routes = static_cast<int>(tile.routes.size());
    if (routes > maxRoutes)
        return Violation(Code::TooManyRoutes, "3.1", {{Arg::Value, routes}, {Arg::Highest, maxRoutes}});
    std::set<std::string> names;
    for (std::size_t i = 0; i < tile.routes.size(); ++i) {
        if (tile.routes[i].name.empty())
            return Violation(Code::RouteNameMissing, "2.1", {{Arg::Route, static_cast<int>(i)}});
        if (!names.insert(tile.routes[i].name).second)
            return Violation(Code::RouteNameTwice, "2.1", {{Arg::Route, static_cast<int>(i)}});
        if (auto refusal = whyNotRoute(tile.routes[i], i)) return refusal;
    }
    return {};
}

}  // namespace basekeeper::outspeed
