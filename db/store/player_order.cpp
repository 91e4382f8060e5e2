// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/player_order.h"

#include <algorithm>

namespace basekeeper {

namespace {

constexpr int wholePercent = 100;

qint64 figureOf(const PlayerStatistics& player, const PlayerOrder& order) {
    switch (order.by) {
        case PlayerOrder::By::Games: return player.games;
        case PlayerOrder::By::Won: return player.won;
        case PlayerOrder::By::Share: return sharePercent(player).value_or(-1);
        case PlayerOrder::By::Streak: return player.streak;
        case PlayerOrder::By::LastPlayed: return player.lastPlayed.toMSecsSinceEpoch();
        case PlayerOrder::By::Count: return player.counts.value(order.count);
        case PlayerOrder::By::Name: break;
    }
    return 0;
}

bool isBefore(const PlayerStatistics& one, const PlayerStatistics& other, const PlayerOrder& order) {
    if (order.by == PlayerOrder::By::Name) return QString::localeAwareCompare(one.player, other.player) < 0;
    return figureOf(one, order) < figureOf(other, order);
}

}  // namespace

std::optional<int> sharePercent(const PlayerStatistics& player) {
    return player.decided > 0 ? std::optional(wholePercent * player.won / player.decided) : std::nullopt;
}

void putInOrder(std::vector<PlayerStatistics>& players, const PlayerOrder& order) {
    std::ranges::stable_sort(players, [&](const PlayerStatistics& one, const PlayerStatistics& other) {
        return order.ascending ? isBefore(one, other, order) : isBefore(other, one, order);
    });
}

}  // namespace basekeeper
