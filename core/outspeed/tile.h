// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// What the table enters about a track tile or finish tile. The app contains none of the printed ones.
namespace basekeeper::outspeed {

/// The number of seats that chose the route (3.3).
struct Choosers {
    friend bool operator==(const Choosers&, const Choosers&) = default;
};
/// The sum of that many rolls by each seat and a fixed number. The die is yellow for a cost, blue for a benefit (3.3).
struct Dice {
    int rolls = 1;
    int plus = 0;
    friend bool operator==(const Dice&, const Dice&) = default;
};
/// What the seat sets on the middle wheel (2.3).
struct Wheel {
    friend bool operator==(const Wheel&, const Wheel&) = default;
};
/// A value printed on a tile.
using Amount = std::variant<int, Choosers, Dice, Wheel>;

struct Benefit {
    Amount zones = 0;
    Amount fuel = 0;
    int tokens = 0;
    friend bool operator==(const Benefit&, const Benefit&) = default;
};

struct Route {
    std::string name;           ///< what is set on the wheel to choose the route
    std::optional<int> pilots;  ///< the condition line (3.2); empty for no limit
    bool sole = false;          ///< a sole taker gets the benefit free; several pay the cost and get nothing (3.9)
    Amount cost = 0;            ///< fuel
    Benefit benefit;
    friend bool operator==(const Route&, const Route&) = default;
};

struct Tile {
    int number = 1;
    std::vector<Route> routes;
    static void fields(auto& tile, auto& walk) { walk.must("number", tile.number).must("routes", tile.routes); }
    friend bool operator==(const Tile&, const Tile&) = default;
};

/// The side of a tile: for three and four seats or for five and six (0.2).
enum class Side : std::uint8_t { Three4, Five6 };

inline constexpr int trackTiles = 12;  // 0.2: numbered from 1
inline constexpr int lastTile = 16;    // tiles after the track tiles are finish tiles
inline constexpr int maxRoutes = 4;
inline constexpr int maxPilots = 6;
inline constexpr int maxAmount = 99;  ///< for numbers on a tile and for what is added to rolls
inline constexpr int maxRolls = 9;
inline constexpr int maxTokensGained = 9;
inline constexpr int maxWheel = 9;  // 2.3

[[nodiscard]] constexpr bool isTileNumber(int number) { return number >= 1 && number <= lastTile; }
[[nodiscard]] constexpr bool isFinish(int number) { return number > trackTiles; }

/// Whether the seat must set the middle wheel for this route.
[[nodiscard]] bool usesWheel(const Route&);
/// The number of rolls that a seat owes for an amount, and for the cost (yellow die) of a route.
[[nodiscard]] int rollsOf(const Amount&);
[[nodiscard]] int costRolls(const Route&);
/// The number of rolls (blue die) for the benefit: first those for zones, then those for fuel.
[[nodiscard]] int benefitRolls(const Route&);
/// The index of the route with that name.
[[nodiscard]] std::optional<std::size_t> routeNamed(const Tile&, const std::string& name);

}  // namespace basekeeper::outspeed
