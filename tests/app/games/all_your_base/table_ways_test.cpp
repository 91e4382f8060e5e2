// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_your_base/table_ways.h"

#include <gtest/gtest.h>

namespace basekeeper {
namespace {

using namespace Qt::StringLiterals;

/// Three rows of three bases; between two of them lie 10 units.
QList<QRectF> nineBases() {
    QList<QRectF> bases;
    for (int row = 0; row < 3; ++row)
        for (int column = 0; column < 3; ++column) bases.push_back({column * 100.0, row * 100.0, 90, 90});
    return bases;
}

WayEnd end(const QRectF& thing) { return {.thing = thing}; }

/// Whether a stretch leads over a thing, and not only along it.
bool crosses(const Way& way, const QRectF& thing) {
    for (qsizetype i = 0; i + 1 < way.size(); ++i) {
        const QRectF stretch = QRectF(way[i], way[i + 1]).normalized().adjusted(-1, -1, 1, 1);
        if (stretch.intersects(thing.adjusted(2, 2, -2, -2))) return true;
    }
    return false;
}

TEST(TableWays, ANeighbourIsReachedStraight) {
    const auto bases = nineBases();
    EXPECT_EQ(wayAround(end(bases[0]), end(bases[3]), bases, 5, {}), (Way{{45, 90}, {45, 100}}));
    EXPECT_EQ(wayAround(end(bases[3]), end(bases[0]), bases, 5, {}), (Way{{45, 100}, {45, 90}}));
    EXPECT_EQ(wayAround(end(bases[0]), end(bases[1]), bases, 5, {}), (Way{{90, 45}, {100, 45}}));
}

TEST(TableWays, WhatLiesBetweenIsGoneRound) {
    const auto bases = nineBases();
    for (const QRectF& from : bases) {
        for (const QRectF& to : bases) {
            if (from == to) continue;
            const Way way = wayAround(end(from), end(to), bases, 5, {});
            ASSERT_GE(way.size(), 2);
            for (const QRectF& base : bases) EXPECT_FALSE(crosses(way, base));
            for (qsizetype i = 0; i + 1 < way.size(); ++i)
                EXPECT_TRUE((way[i].x() == way[i + 1].x()) != (way[i].y() == way[i + 1].y())) << "no stretch is askew";
        }
    }
}

TEST(TableWays, AWayBeginsWhereTheCardStands) {
    const auto bases = nineBases();
    for (const QRectF& to : bases) {
        if (to == bases[4]) continue;
        EXPECT_EQ(wayAround({.thing = bases[4], .card = 120}, end(to), bases, 5, {}).front(), QPointF(120, 190));
    }
}

TEST(TableWays, AnotherWayIsKeptFree) {
    const auto bases = nineBases();
    const Way first = wayAround(end(bases[0]), end(bases[2]), bases, 5, {});
    const Way second = wayAround(end(bases[0]), end(bases[2]), bases, 5, {first});
    for (qsizetype i = 0; i + 1 < first.size(); ++i)
        EXPECT_FALSE(crosses(second, QRectF(first[i], first[i + 1]).normalized().adjusted(-3, -3, 3, 3)));
}

TEST(TableWays, WhereNoWayIsFreeOneLeadsOverWhatLiesThere) {
    const QRectF wall(-1000, 95, 2000, 20);
    const QList<QRectF> things{{0, 0, 90, 90}, wall, {0, 120, 90, 90}};
    const Way way = wayAround(end(things[0]), end(things[2]), things, 2, {});
    EXPECT_TRUE(crosses(way, wall));
    EXPECT_EQ(way, (Way{{45, 90}, {45, 120}}));
}

TEST(TableWays, ScreensGetThePointsOfEachWay) {
    const QVariantList bases{QRectF(0, 0, 90, 90), QRectF(0, 100, 90, 90)};
    const QVariantList ways =
        TableWays::around({QVariantMap{{u"from"_s, bases[0]}, {u"to"_s, bases[1]}, {u"card"_s, 30.0}}}, bases, 5);
    ASSERT_EQ(ways.size(), 1);
    const QVariantList points = ways.front().toList();
    ASSERT_GE(points.size(), 2);
    EXPECT_EQ(points.front().toPointF(), QPointF(30, 90));
    EXPECT_EQ(points.back().toPointF().y(), 100);
}

}  // namespace
}  // namespace basekeeper
