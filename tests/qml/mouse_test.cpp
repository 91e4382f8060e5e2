// SPDX-License-Identifier: GPL-3.0-or-later

// What a finger can do, a mouse can: it sends other events, and Qt treats them differently.
#include "tests/qml/screens.h"

#include <QTest>

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;

namespace {

class Mouse : public testing::Test {
protected:
    void click(const char* name) { EXPECT_TRUE(screens.tap(name)) << name; }
    /// Until so many acts stand.
    void expectPlayed(std::size_t acts) {
        EXPECT_TRUE(screens.finger().waitUntil(
            [&] { return screens.app().controller().hasGame() && screens.game().played() == acts; },
            QStringLiteral("%1 acts had been played").arg(acts)));
    }

    [[nodiscard]] QString focused() {
        const QQuickItem* item = screens.window().activeFocusItem();
        return item ? item->objectName() : QString();
    }

    Screens screens{QStringLiteral("en"), landscape, Pointer::Mouse};
};

TEST_F(Mouse, PlaysFromTheStartToACapture) {
    click("start-new");
    click("game-all-your-base");
    click("setup-begin");
    for (int seat = 0; seat < 3; ++seat) {
        click("act-play-base");
        click("act-end-turn");
    }
    expectPlayed(6);
    click("card-destroyer");
    expectPlayed(7);
    EXPECT_TRUE(screens.finger().tapEdge(QStringLiteral("base-2")));
    click("act-attack");
    expectPlayed(8);
    click("act-let-through");
    expectPlayed(9);
    EXPECT_EQ(screens.game().state().bases.at(1).owner, 0);
}

TEST_F(Mouse, TakesBackAndBringsBack) {
    screens.openTable();
    click("act-play-base");
    expectPlayed(1);
    click("act-undo");
    expectPlayed(0);
    click("act-redo");
    expectPlayed(1);
}

TEST_F(Mouse, HoldsWhatIsHeld) {
    screens.openBattlefield();
    EXPECT_TRUE(screens.finger().hold("base-4"));
    EXPECT_TRUE(screens.finger().waitFor("inspect-close"));
}

TEST_F(Mouse, ARightClickIsAHold) {
    screens.openBattlefield();
    EXPECT_TRUE(screens.finger().rightClick(QStringLiteral("base-4")));
    EXPECT_TRUE(screens.finger().waitFor("inspect-close"));
}

TEST_F(Mouse, ShowsWhatItCanPress) {
    screens.openTable();
    const auto isHovered = [&](const char* name) {
        const QQuickItem* item = screens.finger().find(QString::fromLatin1(name));
        return item != nullptr && item->property("hovered").toBool();
    };
    click("act-play-base");
    click("act-undo");
    EXPECT_TRUE(screens.finger().waitUntil([&] { return isHovered("act-undo"); },
                                           QStringLiteral("what the mouse stands on was shown")));
    EXPECT_FALSE(isHovered("act-play-base"));
}

/// A press at the edge of what scrolls would else end beside what it began on.
TEST_F(Mouse, WhatItPressesStaysUnderIt) {
    screens.openTable();
    screens.app().model().settings()->setTextPercent(200);
    screens.resize({640, 260});
    QQuickItem* card = screens.finger().find(QStringLiteral("card-crew"));
    ASSERT_NE(card, nullptr);
    QQuickItem* scrolling = card->parentItem();
    while (scrolling != nullptr && !scrolling->inherits("QQuickFlickable")) scrolling = scrolling->parentItem();
    ASSERT_NE(scrolling, nullptr);
    constexpr qreal inSight = 6;  // units of its upper edge
    const qreal at = card->mapToItem(scrolling, QPointF()).y() + scrolling->property("contentY").toReal() + inSight -
                     scrolling->height();
    ASSERT_GE(at, 0) << "it can be scrolled like that";
    scrolling->setProperty("contentY", at);
    screens.settle();
    const QPoint place = card->mapToScene(QPointF(card->width() / 2, inSight / 2)).toPoint();
    QTest::mouseClick(&screens.window(), Qt::LeftButton, {}, place);
    EXPECT_TRUE(screens.table().refused()) << "it is heard: there is no base yet to play it on";
    EXPECT_EQ(scrolling->property("contentY").toReal(), at);
}

TEST_F(Mouse, FocusesWhatItPresses) {
    screens.open("openSettings");
    click("settings-language-es");
    ASSERT_NE(screens.window().activeFocusItem(), nullptr);
    EXPECT_EQ(screens.window().activeFocusItem()->objectName(), QStringLiteral("settings-language-es"));
}

TEST_F(Mouse, TheOneNextActHasTheFocusAndOneKeyDoesIt) {
    screens.openBattlefield();
    click("base-3");
    EXPECT_TRUE(screens.finger().waitUntil([&] { return focused() == "act-attack"; }, "the attack had the focus"));
    EXPECT_FALSE(screens.window().activeFocusItem()->property("visualFocus").toBool()) << "nobody uses keys";
    const std::size_t acts = screens.game().played();
    QTest::keyClick(&screens.window(), Qt::Key_Return);
    expectPlayed(acts + 1);
}

TEST_F(Mouse, TheFocusDoesNotStayOnWhatCanBePressedNoLonger) {
    screens.openTable();
    click("act-play-base");
    EXPECT_TRUE(screens.finger().waitUntil([&] { return focused() != "act-play-base" && focused().startsWith("act-"); },
                                           "another act had the focus"));
}

TEST_F(Mouse, ARefusedPressSaysWhy) {
    screens.openTable();
    click("card-destroyer");
    EXPECT_TRUE(screens.finger().waitFor("toast-clause"));
}

}  // namespace
