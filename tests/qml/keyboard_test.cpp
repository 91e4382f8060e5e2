// SPDX-License-Identifier: GPL-3.0-or-later

// Without a finger: Tab reaches every main act, and Return does it.
#include "tests/qml/item_walk.h"
#include "tests/qml/screens.h"

#include <QTest>

#include <set>

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;

namespace {

class Keyboard : public testing::Test {
protected:
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&screens.window(), key, modifiers);
        QCoreApplication::processEvents();
    }
    /// Tabs on until the item of that name has the focus; false after a whole round.
    bool tabTo(const QString& name) {
        EXPECT_TRUE(screens.finger().waitFor(name));
        std::set<const QQuickItem*> seen;
        for (;;) {
            const QQuickItem* focused = screens.window().activeFocusItem();
            for (const QQuickItem* item = focused; item != nullptr; item = item->parentItem())
                if (item->objectName() == name) return true;
            if (!seen.insert(focused).second && seen.size() > 1) return false;
            press(Qt::Key_Tab);
        }
    }
    /// What it is called, or what it is part of.
    [[nodiscard]] QString focused() {
        for (const QQuickItem* item = screens.window().activeFocusItem(); item != nullptr; item = item->parentItem())
            if (!item->objectName().isEmpty()) return item->objectName();
        return {};
    }
    void activate(const QString& name) {
        ASSERT_TRUE(tabTo(name)) << name.toStdString();
        press(Qt::Key_Return);
    }
    void waitForActs(std::size_t acts) {
        EXPECT_TRUE(screens.finger().waitUntil(
            [&] { return screens.app().controller().hasGame() && screens.game().played() == acts; },
            QStringLiteral("%1 acts had been played").arg(acts)));
        screens.settle();
    }

    Screens screens;
};

TEST_F(Keyboard, PlaysATurnWithoutAFinger) {
    activate("start-new");
    activate("game-all-your-base");
    activate("setup-begin");
    activate("act-play-base");
    waitForActs(1);
    activate("act-end-turn");
    waitForActs(2);
    activate("act-undo");
    waitForActs(1);
    activate("act-redo");
    waitForActs(2);
    EXPECT_EQ(screens.window().activeFocusItem()->objectName(), "act-redo") << "though there is nothing more to redo";
    activate("act-play-base");
    activate("act-end-turn");
    waitForActs(4);
}

TEST_F(Keyboard, ATableBeginsWithItsNextActAtHand) {
    activate("start-new");
    activate("game-all-your-base");
    activate("setup-begin");
    ASSERT_TRUE(screens.finger().waitFor("act-play-base"));
    EXPECT_EQ(focused(), "act-play-base");
    press(Qt::Key_Return);
    waitForActs(1);
}

TEST_F(Keyboard, EnterGoesFromNameToNameAndOnToTheBeginning) {
    screens.newGame();
    EXPECT_TRUE(screens.tap("setup-name-0"));
    for (const char* name : {"Ana", "Bo", "Cleo"}) {
        EXPECT_TRUE(screens.finger().type(name));
        press(Qt::Key_Return);
    }
    press(Qt::Key_Return);
    EXPECT_TRUE(screens.finger().waitFor("act-play-base"));
    const auto& seats = screens.app().controller().seats();
    EXPECT_EQ(std::vector({seats[0].name, seats[1].name, seats[2].name}),
              (std::vector<std::string>{"Ana", "Bo", "Cleo"}));
}

TEST_F(Keyboard, ANameGrowsNoLongerThanFilesHaveIt) {
    screens.newGame();
    EXPECT_TRUE(screens.tap("setup-name-0"));
    EXPECT_TRUE(screens.finger().type(QString(45, u'x')));
    EXPECT_EQ(screens.finger().find("setup-name-0")->property("text").toString(), QString(40, u'x'));
    press(Qt::Key_Home);
    press(Qt::Key_A);
    EXPECT_EQ(screens.finger().find("setup-name-0")->property("text").toString(), QString(40, u'x'))
        << "it is full, and nothing at its end makes room";
}

/// Some keys were pressed before the machine had time for anything else, and some after.
TEST_F(Keyboard, NoLetterIsLostToWhoTypesFast) {
    screens.newGame();
    EXPECT_TRUE(screens.tap("setup-name-0"));
    screens.settle();
    // Not by Qt Test, which has everything done between one key and the next.
    const auto send = [&](int key, const QString& text) {
        for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
            QKeyEvent event(type, key, Qt::NoModifier, text);
            QCoreApplication::sendEvent(&screens.window(), &event);
        }
    };
    for (const char* name : {"Ana", "Ben", "Cleo"}) {
        for (const QChar letter : QString::fromLatin1(name)) {
            send(letter.toUpper().unicode(), letter);
            if (letter == u'n' || letter == u'e') screens.settle();
        }
        send(Qt::Key_Return, QStringLiteral("\r"));
    }
    screens.settle();
    const auto named = [&](int seat) {
        return screens.finger().find(QStringLiteral("setup-name-%1").arg(seat))->property("text").toString();
    };
    EXPECT_EQ((QStringList{named(0), named(1), named(2)}), (QStringList{"Ana", "Ben", "Cleo"}));
}

TEST_F(Keyboard, OneStopLiesBetweenTwoNamesAndArrowsGoThroughItsActs) {
    screens.newGame();
    EXPECT_TRUE(screens.tap("setup-name-0"));
    press(Qt::Key_Tab);
    QStringList acts;
    for (const QString& spoken : Languages::all()) acts << "setup-language-" + spoken;
    acts << "setup-first"
         << "setup-back"
         << "setup-on"
         << "setup-remove";
    EXPECT_EQ(focused(), acts.first());
    for (const QString& next : acts.mid(1)) {
        press(Qt::Key_Right);
        EXPECT_EQ(focused(), next);
    }
    press(Qt::Key_Left);
    EXPECT_EQ(focused(), "setup-on");
    press(Qt::Key_Tab);
    EXPECT_EQ(focused(), "setup-name-1");
    press(Qt::Key_Tab);
    EXPECT_EQ(focused(), acts.first());
    press(Qt::Key_Backtab);
    EXPECT_EQ(focused(), "setup-name-1") << "the acts are those of the name that they were reached from";
    press(Qt::Key_Backtab);
    EXPECT_EQ(focused(), "setup-name-0");
}

TEST_F(Keyboard, PlaysAShipAndAttacks) {
    screens.openBattlefield();
    screens.game().turnOf(0, Phase::Defense);
    screens.settle();
    std::size_t acts = screens.game().played();
    activate("card-zig");
    activate("base-2");
    waitForActs(++acts);
    EXPECT_EQ(screens.game().last<PlayShip>(), ship(Card::Zig, 2_B));
    activate("base-3");
    activate("act-attack");
    waitForActs(++acts);
    activate("act-let-through");
    waitForActs(++acts);
}

TEST_F(Keyboard, UndoesAndRedoesByTheUsualKeys) {
    screens.openTable();
    screens.game().play(PlayBase{});
    press(Qt::Key_Z, Qt::ControlModifier);
    waitForActs(0);
    press(Qt::Key_Y, Qt::ControlModifier);
    waitForActs(1);
}

TEST_F(Keyboard, EscapeGoesOneStepBack) {
    screens.openBattlefield();
    screens.game().turnOf(0, Phase::Defense);
    screens.settle();
    activate("card-zig");
    EXPECT_EQ(screens.table().mode(), AllYourBaseTable::Mode::Play);
    press(Qt::Key_Escape);
    EXPECT_EQ(screens.table().mode(), AllYourBaseTable::Mode::Look);
    activate("act-menu");
    ASSERT_TRUE(screens.finger().waitFor("menu-close"));
    press(Qt::Key_Escape);
    EXPECT_TRUE(screens.finger().waitUntilGone("menu-close"));
    EXPECT_NE(screens.finger().find("act-play-base"), nullptr) << "the table is still there";
}

TEST_F(Keyboard, EscapeSendsARefusalAwayBeforeItAsksToLeave) {
    screens.openTable();
    activate("card-destroyer");
    ASSERT_TRUE(screens.finger().waitFor("toast"));
    press(Qt::Key_Escape);
    EXPECT_TRUE(screens.finger().waitUntilGone("toast"));
    EXPECT_EQ(screens.finger().find("leave-stay"), nullptr);
}

TEST_F(Keyboard, EscapeAsksBeforeItLeavesATable) {
    screens.openTable();
    screens.game().play(PlayBase{});
    screens.settle();
    press(Qt::Key_Escape);
    ASSERT_TRUE(screens.finger().waitFor("leave-stay"));
    press(Qt::Key_Escape);
    EXPECT_TRUE(screens.finger().waitUntilGone("leave-stay"));
    EXPECT_NE(screens.finger().find("act-undo"), nullptr) << "a second one takes the question back";
    press(Qt::Key_Escape);
    activate("leave-go");
    EXPECT_TRUE(screens.finger().waitFor("start-resume"));
    EXPECT_EQ(focused(), "start-resume") << "what one would do next";
}

TEST_F(Keyboard, ArrowsGoToTheNeighbour) {
    screens.open("openStart");
    ASSERT_TRUE(tabTo("start-new"));
    press(Qt::Key_Down);
    EXPECT_EQ(focused(), "start-check");
    press(Qt::Key_Down);
    EXPECT_EQ(focused(), "start-book");
    press(Qt::Key_Up);
    EXPECT_EQ(focused(), "start-check");
    press(Qt::Key_Left);
    EXPECT_EQ(focused(), "start-check") << "nothing lies there";
}

TEST_F(Keyboard, ArrowsGoThroughTheHandAndASheet) {
    screens.openTable();
    ASSERT_TRUE(tabTo("card-zig"));
    press(Qt::Key_Right);
    EXPECT_EQ(focused(), "card-destroyer");
    press(Qt::Key_Down);
    EXPECT_EQ(focused(), "card-zero-wing");
    activate("act-menu");
    ASSERT_TRUE(tabTo("menu-sessions"));
    press(Qt::Key_Right);
    EXPECT_EQ(focused(), "menu-settings");
    press(Qt::Key_Down);
    EXPECT_EQ(focused(), "menu-leave") << "and stays in the sheet";
}

TEST_F(Keyboard, TheOneNextActHasTheFocusWhenItChanges) {
    screens.openBattlefield();
    ASSERT_TRUE(tabTo("base-3"));
    press(Qt::Key_Return);
    EXPECT_TRUE(screens.finger().waitUntil([&] { return focused() == "act-attack"; }, "the attack had the focus"));
    const std::size_t acts = screens.game().played();
    press(Qt::Key_Return);
    waitForActs(acts + 1);
}

TEST_F(Keyboard, WhatIsAskedNextIsAtHandBeforeTheFirstKeyAfterAPointer) {
    screens.openTable();
    EXPECT_TRUE(screens.finger().waitUntil([&] { return focused() == "act-play-base"; }, "the act had the focus"));
    ASSERT_TRUE(screens.tap("act-play-base"));
    EXPECT_TRUE(
        screens.finger().waitUntil([&] { return focused() == "act-end-turn"; }, "the act that is left had the focus"));
}

TEST_F(Keyboard, TheKeyForGoingBackLeadsNobody) {
    screens.openBattlefield();
    ASSERT_TRUE(screens.tap("act-menu"));
    ASSERT_TRUE(screens.finger().waitFor("menu-close"));
    press(Qt::Key_Escape);
    ASSERT_TRUE(screens.finger().waitUntilGone("menu-close"));
    EXPECT_FALSE(screens.window().property("keysLead").toBool());
    press(Qt::Key_Tab);
    EXPECT_TRUE(screens.window().property("keysLead").toBool());
}

TEST_F(Keyboard, WhatIsAskedNextIsAtHandWhereNoActLeads) {
    ASSERT_TRUE(screens.app().controller().begin(all_aboard::Setup{{{"Ana", "en"}, {"Bo", "en"}}, 0, {}, {}}));
    screens.open("openTable");
    press(Qt::Key_Tab);
    for (const Qt::Key key : {Qt::Key_2, Qt::Key_0, Qt::Key_Return, Qt::Key_3, Qt::Key_0}) press(key);
    activate("act-reveal-boats");
    EXPECT_TRUE(screens.finger().waitUntil([&] { return focused().startsWith("animal-"); }, "an animal was at hand"));
}

TEST_F(Keyboard, EnterGoesOnFromBoatToBoatWhicheverKeyHasTheFocus) {
    ASSERT_TRUE(screens.app().controller().begin(all_aboard::Setup{{{"Ana", "en"}, {"Bo", "en"}}, 0, {}, {}}));
    screens.open("openTable");
    ASSERT_TRUE(tabTo("key-7"));
    for (const Qt::Key key : {Qt::Key_4, Qt::Key_Return, Qt::Key_9, Qt::Key_Return}) press(key);
    EXPECT_EQ(focused(), "act-reveal-boats") << "all numbers are there";
    press(Qt::Key_Return);
    EXPECT_TRUE(screens.finger().waitUntil([&] { return focused().startsWith("animal-"); }, "an animal was at hand"));
    const auto& revealed = screens.app().controller().play<AllAboard>().act(0);
    EXPECT_EQ(std::get<all_aboard::RevealBoats>(revealed).boats,
              (std::vector{all_aboard::Weight::ofKilos(4), all_aboard::Weight::ofKilos(9)}));
}

TEST_F(Keyboard, LooksACardUp) {
    activate("start-book");
    press(Qt::Key_F, Qt::ControlModifier);
    EXPECT_TRUE(screens.finger().type("bell dinner"));
    screens.settle();
    activate("book-hit-5.2");
    BookModel& book = *screens.app().model().book();
    EXPECT_EQ(book.openedCard(), 2);
    activate("book-hold-up");
    ASSERT_TRUE(screens.finger().waitFor("hold-up-close"));
    press(Qt::Key_Right);
    EXPECT_EQ(book.openedCard(), 3);
    activate("hold-up-turn");
    press(Qt::Key_Escape);
    EXPECT_TRUE(screens.finger().waitUntilGone("hold-up-close"));
    activate("book-printed-edit-en");
    ASSERT_TRUE(screens.finger().waitFor("printed-text"));
    EXPECT_TRUE(screens.finger().type("Ours"));
    activate("printed-save");
    EXPECT_EQ(book.printed(), (QVariantMap{{"en", "Ours"}}));
    EXPECT_TRUE(screens.finger().waitUntilGone("printed-save"));
    press(Qt::Key_Escape);
    EXPECT_TRUE(screens.finger().waitFor("start-book"));
}

TEST_F(Keyboard, ReachesEveryTappableOfTheTable) {
    screens.openBattlefield();
    std::set<const QQuickItem*> reached;
    for (const QQuickItem* item = screens.window().activeFocusItem(); reached.insert(item).second;
         item = screens.window().activeFocusItem())
        press(Qt::Key_Tab);
    QStringList missed;
    for (const Shown& one : shownIn(screens.window())) {
        if (!isTappable(*one.item) || !one.item->objectName().startsWith(u"act-")) continue;
        const bool within = std::ranges::any_of(reached, [&](const QQuickItem* item) {
            while (item != nullptr && item != one.item) item = item->parentItem();
            return item != nullptr;
        });
        if (!within) missed << nameOf(*one.item);
    }
    EXPECT_EQ(missed, QStringList());
    EXPECT_GT(reached.size(), 10u);
}

}  // namespace
