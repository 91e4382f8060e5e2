// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/history.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace basekeeper {

/// Of the games with a winner at which the player sat, how many of a hundred the player won, rounded down; nothing if
/// there are no such games.
[[nodiscard]] std::optional<int> sharePercent(const PlayerStatistics& player);

/// By what the players of the statistics are put in order.
struct PlayerOrder {
    enum class By : std::uint8_t { Name, Games, Won, Share, Streak, LastPlayed, Count };

    By by = By::Games;
    std::pair<QString, QString> count = {};  ///< the game and the kind, for `Count` alone
    bool ascending = false;

    friend bool operator==(const PlayerOrder&, const PlayerOrder&) = default;
};

/// Names go by the alphabet of the language that the program runs in. Whoever has no share stands below a share of
/// nothing. Players who are alike stand as they stood before.
void putInOrder(std::vector<PlayerStatistics>& players, const PlayerOrder& order);

}  // namespace basekeeper
