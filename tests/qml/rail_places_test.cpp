// SPDX-License-Identifier: GPL-3.0-or-later

// Where the rail of All Your Base has what in each form.
#include "tests/qml/item_walk.h"
#include "tests/qml/screens.h"

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;

namespace {

TEST(PlayRail, NothingMovesWhenACardIsTakenUp) {
    Screens screens("es");
    screens.openTable(firstSpeaks("es", threePeople()));
    screens.game().layBattlefield();
    screens.game().turnOf(0, Phase::Defense);
    screens.settle();
    const auto top = [&] { return screens.finger().find("act-play-base")->mapToScene({0, 0}).y(); };
    for (const QSize size : {landscape, portrait}) {
        screens.resize(size);
        screens.settle();
        const qreal before = top();
        EXPECT_TRUE(screens.tap("card-zero-wing"));
        screens.settle();
        EXPECT_EQ(top(), before) << size.width();
        EXPECT_TRUE(screens.tap("act-cancel"));
        screens.settle();
        EXPECT_EQ(top(), before) << size.width();
    }
}

/// Who looks for the next act finds it where the one before it was, and a card of the hand where it was a turn ago.
TEST(PlayRail, WhatComesNextStandsAtTheFootInEveryPhaseAndTheHandAboveIt) {
    Screens screens("en");
    screens.openTable(firstSpeaks("en", threePeople()));
    screens.game().layBattlefield();
    const auto corner = [&](const char* name) {
        const QQuickItem* item = screens.finger().find(QString::fromLatin1(name));
        return item == nullptr ? QPointF() : item->mapToScene({item->width(), item->height()});
    };
    for (const QSize size : {landscape, portrait, phone}) {
        SCOPED_TRACE(size.width());
        screens.resize(size);
        screens.game().turnOf(0, Phase::RedAlert);
        screens.settle();
        const QPointF foot = corner("act-pass-defense");
        const QPointF base = corner("act-play-base");
        ASSERT_FALSE(base.isNull());
        const QPointF hand = corner("card-zig");
        ASSERT_FALSE(foot.isNull());
        screens.game().play(RedAlert{red_alert::PassRight{}});
        ASSERT_TRUE(screens.finger().waitFor("cards-to-move"));
        screens.settle();
        EXPECT_EQ(corner("act-play-base"), base) << "below what hands have to do";
        EXPECT_EQ(corner("act-pass-defense"), foot);
        EXPECT_EQ(corner("card-zig").y(), hand.y());
        screens.game().turnOf(0, Phase::Regroup);
        screens.settle();
        EXPECT_EQ(corner("act-end-turn").x(), foot.x());
        EXPECT_NEAR(corner("act-end-turn").y(), foot.y(), 1);
        screens.game().turnOf(0, Phase::Attack);
        screens.settle();
        ASSERT_TRUE(screens.finger().tapEdge("base-3"));
        ASSERT_TRUE(screens.finger().waitFor("act-attack"));
        screens.settle();
        EXPECT_EQ(corner("act-attack").x(), foot.x());
        EXPECT_NEAR(corner("act-attack").y(), foot.y(), 1);
        EXPECT_TRUE(screens.tap("bench-close"));
    }
}

/// The kinds of cards are named, and nothing stands beside them: the hand has the width of the next act.
TEST(PlayRail, AnUprightTabletHasOneColumnWithTheNamesOfTheKinds) {
    Screens screens("en", portrait);
    screens.openTable(firstSpeaks("en", threePeople()));
    screens.game().layBattlefield();
    screens.game().turnOf(0, Phase::RedAlert);
    screens.settle();
    for (const char* kind : {"Zig", "BattleCruiser", "Zero Wing", "CATS"}) {
        const QString card = QStringLiteral("card-") + QString::fromLatin1(kind).toLower().replace(u' ', u'-');
        EXPECT_TRUE(screens.textsOf(card).contains(QLatin1String(kind))) << kind;
    }
    const auto sceneRect = [&](const char* name) {
        const QQuickItem* item = screens.finger().find(QString::fromLatin1(name));
        return item == nullptr ? QRectF() : item->mapRectToScene({0, 0, item->width(), item->height()});
    };
    EXPECT_EQ(sceneRect("card-dreadnought").right(), sceneRect("act-pass-defense").right());
    EXPECT_EQ(sceneRect("act-play-base").left(), sceneRect("act-discard").left());
    EXPECT_LT(sceneRect("act-red-alert").bottom(), sceneRect("act-discard").top());
}

/// Whose turn it is sees all of a row of bases, whatever the rail below asks.
TEST(PlayRail, APhoneHasAWholeRowOfBasesInSight) {
    for (const char* language : everyLanguage()) {
        SCOPED_TRACE(language);
        Screens screens(language, phone);
        screens.openTable(firstSpeaks(language, threePeople()));
        screens.game().layBattlefield();
        const auto isWhole = [&](const char* name) {
            const std::vector<Shown> all = shownIn(screens.window());
            const auto found =
                std::ranges::find(all, QLatin1String(name), [](const Shown& one) { return one.item->objectName(); });
            return found != all.end() && found->clip.adjusted(-1, -1, 1, 1).contains(found->rect);
        };
        for (const Phase phase : {Phase::RedAlert, Phase::Defense, Phase::Attack, Phase::Regroup}) {
            screens.game().turnOf(0, phase);
            screens.settle();
            EXPECT_TRUE(isWhole("base-1")) << static_cast<int>(phase);
            EXPECT_TRUE(isWhole("base-2")) << static_cast<int>(phase);
        }
    }
}

}  // namespace
