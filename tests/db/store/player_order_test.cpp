// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/player_order.h"

#include <QTimeZone>

#include <gtest/gtest.h>

using namespace basekeeper;

namespace {

using By = PlayerOrder::By;

PlayerStatistics player(const QString& name, int games, int decided, int won, int streak, int day, int captures = 0) {
    PlayerStatistics one{name, games, decided, won, QDateTime({2026, 1, day}, {12, 0}, QTimeZone::utc()), {}, streak};
    if (captures > 0) one.counts[{"game", "captures"}] = captures;
    return one;
}

std::vector<PlayerStatistics> players() {
    return {player("Tomás", 9, 8, 2, 1, 3, 4), player("Ana", 5, 5, 5, 5, 9), player("Bert", 5, 4, 0, 0, 2, 7),
            player("Cleo", 1, 0, 0, 0, 1)};
}

QString inOrder(const PlayerOrder& order) {
    auto all = players();
    putInOrder(all, order);
    QStringList names;
    for (const PlayerStatistics& one : all) names << one.player;
    return names.join(" ");
}

TEST(PlayerOrder, IsByAnyFigureFromTheHighest) {
    EXPECT_EQ(inOrder({By::Games}), "Tomás Ana Bert Cleo");
    EXPECT_EQ(inOrder({By::Won}), "Ana Tomás Bert Cleo");
    EXPECT_EQ(inOrder({By::Streak}), "Ana Tomás Bert Cleo");
    EXPECT_EQ(inOrder({By::LastPlayed}), "Ana Tomás Bert Cleo");
    EXPECT_EQ(inOrder({By::Count, {"game", "captures"}}), "Bert Tomás Ana Cleo");
    EXPECT_EQ(inOrder({By::Count, {"another-game", "captures"}}), "Tomás Ana Bert Cleo") << "nobody has any there";
}

TEST(PlayerOrder, LeavesWhoIsAlikeAsTheyStoodInBothDirections) {
    EXPECT_EQ(inOrder({By::Games, {}, true}), "Cleo Ana Bert Tomás");
    EXPECT_EQ(inOrder({By::Won, {}, true}), "Bert Cleo Tomás Ana");
}

TEST(PlayerOrder, IsByName) {
    EXPECT_EQ(inOrder({By::Name, {}, true}), "Ana Bert Cleo Tomás");
    EXPECT_EQ(inOrder({By::Name}), "Tomás Cleo Bert Ana");
}

TEST(PlayerOrder, PutsWhoHasNoShareBelowAShareOfNothing) {
    EXPECT_EQ(sharePercent(players()[0]), 25);
    EXPECT_EQ(sharePercent(player("Ana", 3, 3, 2, 1, 1)), 66) << "rounded down";
    EXPECT_EQ(sharePercent(players()[2]), 0);
    EXPECT_EQ(sharePercent(players()[3]), std::nullopt);
    EXPECT_EQ(inOrder({By::Share}), "Ana Tomás Bert Cleo");
    EXPECT_EQ(inOrder({By::Share, {}, true}), "Cleo Bert Tomás Ana");
}

}  // namespace
