// SPDX-License-Identifier: GPL-3.0-or-later

// The tablet is turned at any moment. Qt 6.4 crashes when a Repeater in a layout lost items while it was hidden and the
// layout is then resized: so every sheet is opened, its lists change, and the window is turned with it open and closed.
#include "tests/qml/item_walk.h"
#include "tests/qml/screens.h"

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;

namespace {

class Rotation : public testing::Test {
protected:
    void turn() { screens.resize(screens.window().size() == landscape ? portrait : landscape); }
    void turnBothWays() {
        turn();
        turn();
    }
    /// More and fewer bases, cards, edits, acts than there were, with the window turned between.
    void changeEveryList() {
        PlayedGame& game = screens.game();
        turnBothWays();
        for (int seat = 0; seat < 3; ++seat) game.base(seat, {Card::Zig, Card::Crew, Card::Destroyer});
        screens.settle();
        turnBothWays();
        const auto bases = game.state().bases;
        for (std::size_t i = bases.size() - 3; i < bases.size(); ++i) game.rule({edit::RemoveBase{bases[i].id}});
        turn();
        game.play(Reshuffle{});
        turn();
    }
    void openChangeAndClose(std::initializer_list<const char*> openers, const char* sheet) {
        SCOPED_TRACE(sheet);
        const QString close = QLatin1String(sheet) + "-close";
        for (const char* opener : openers) EXPECT_TRUE(screens.tap(opener)) << opener;
        ASSERT_TRUE(screens.finger().waitFor(close));
        turnBothWays();
        changeEveryList();
        EXPECT_TRUE(screens.tap(close));
        EXPECT_TRUE(screens.finger().waitUntilGone(close));
        changeEveryList();
        for (const char* opener : openers) EXPECT_TRUE(screens.tap(opener)) << opener;
        ASSERT_TRUE(screens.finger().waitFor(close));
        turnBothWays();
        EXPECT_EQ(faultsOf(screens.window()), QStringList());
        EXPECT_TRUE(screens.tap(close));
        EXPECT_TRUE(screens.finger().waitUntilGone(close));
    }

    Screens screens;
};

TEST_F(Rotation, OfTheTableWithEverySheet) {
    screens.openBattlefield();
    openChangeAndClose({"act-menu", "menu-matrix"}, "matrix");
    openChangeAndClose({"act-menu"}, "menu");
    screens.game().turnOf(0, Phase::RedAlert);
    screens.settle();
    openChangeAndClose({"act-red-alert"}, "red-alert");
}

TEST_F(Rotation, OfTheRulingsParts) {
    screens.openBattlefield();
    EXPECT_TRUE(screens.tap("act-menu"));
    EXPECT_TRUE(screens.tap("menu-overrule"));
    AllYourBaseOverruleModel& overrule = *screens.table().overrule();
    for (const char* part : {"turn", "game", "table", "turn"}) {
        EXPECT_TRUE(screens.tap(QStringLiteral("overrule-part-%1").arg(part)));
        overrule.addBase(0);
        overrule.addCard("zig", 1, 1, 1);
        screens.settle();
        turn();
        overrule.removeEdit(2);
        overrule.removeEdit(1);
        turn();
    }
    EXPECT_TRUE(screens.tap("piece-1"));
    turnBothWays();
    EXPECT_TRUE(screens.tap("overrule-remove"));
    turnBothWays();
    overrule.clear();
    EXPECT_TRUE(screens.tap("overrule-close"));
    EXPECT_TRUE(screens.finger().waitUntilGone("overrule-close"));
    overrule.clear();
    turnBothWays();
}

TEST_F(Rotation, OfTheRailsThroughEveryPhase) {
    screens.openBattlefield();
    PlayedGame& game = screens.game();
    const auto bench = [&] {
        screens.table().bench()->weigh(4);
        screens.settle();
    };
    bench();
    turnBothWays();
    screens.table().bench()->close();
    game.rule({edit::RemoveCard{2_P}});
    turnBothWays();
    bench();
    game.rule({edit::RemoveCard{3_P}});
    turnBothWays();
    screens.table().bench()->attack();
    turnBothWays();
    game.play(ResolveAttack{});
    turnBothWays();
    game.turnOf(0, Phase::Regroup);
    turnBothWays();
    game.turnOf(0, Phase::Attack);
    game.rule({edit::OpenChange{9}});
    turnBothWays();
    screens.table().change()->leave();
    game.play(Reshuffle{});
    turnBothWays();
    game.turnOf(1, Phase::Defense);
    turnBothWays();
    screens.table().beginDiscard();
    turnBothWays();
}

TEST_F(Rotation, OfTheBook) {
    screens.openBattlefield();
    EXPECT_TRUE(screens.tap("act-menu"));
    EXPECT_TRUE(screens.tap("menu-rules"));
    for (const char* section : {"5", "0", "0", "7"}) {
        EXPECT_TRUE(screens.tap(QStringLiteral("rules-section-%1").arg(section)));
        turnBothWays();
    }
    BookModel& book = *screens.app().model().book();
    book.open("5.10");
    turnBothWays();
    book.follow("6.2");
    turnBothWays();
    book.setQuery("base");
    turnBothWays();
    book.close();
    turnBothWays();
    book.setQuery("xyzzy");
    turnBothWays();
    book.setQuery("");
    EXPECT_TRUE(screens.tap("book-part-cards"));
    turnBothWays();
    EXPECT_TRUE(screens.tap("book-as-list"));
    turnBothWays();
    EXPECT_TRUE(screens.tap("book-back"));
    EXPECT_TRUE(screens.finger().waitFor("act-menu"));
    turnBothWays();
    EXPECT_EQ(faultsOf(screens.window()), QStringList());
}

TEST_F(Rotation, OfADetailWhoseCardsGo) {
    screens.openBattlefield();
    screens.table().tapBase(1);
    ASSERT_TRUE(screens.finger().waitFor("inspect-close"));
    turn();
    screens.game().rule({edit::RemoveCard{1_P}});
    turn();
    EXPECT_TRUE(screens.tap("inspect-close"));
    EXPECT_TRUE(screens.finger().waitUntilGone("inspect-close"));
    screens.game().rule({edit::RemoveCard{2_P}});
    turnBothWays();
    screens.table().tapBase(2);
    ASSERT_TRUE(screens.finger().waitFor("inspect-close"));
    screens.game().rule({edit::RemoveBase{2_B}});
    screens.settle();
    turnBothWays();
}

TEST_F(Rotation, OfSetupAndItsSheets) {
    EXPECT_TRUE(screens.newGame());
    AllYourBaseSetup& setup = screens.setup();
    EXPECT_TRUE(screens.tap("setup-values"));
    ASSERT_TRUE(screens.finger().waitFor("values-new"));
    EXPECT_TRUE(setup.saveValueSet({}, "One", SetSource::Provenance::Table, {}, 0));
    EXPECT_TRUE(setup.saveValueSet({}, "Two", SetSource::Provenance::Table, {}, 0));
    turnBothWays();
    EXPECT_TRUE(screens.tap("values-edit"));
    turnBothWays();
    EXPECT_TRUE(screens.tap("values-cancel"));
    EXPECT_TRUE(setup.removeValueSet(rowsOf<ValueSetRow>(setup.valueSets()).back().setId));
    turnBothWays();
    EXPECT_TRUE(screens.tap("values-close"));
    EXPECT_TRUE(screens.finger().waitUntilGone("values-close"));
    EXPECT_TRUE(setup.removeValueSet(rowsOf<ValueSetRow>(setup.valueSets()).back().setId));
    turnBothWays();
    EXPECT_TRUE(screens.tap("setup-values"));
    ASSERT_TRUE(screens.finger().waitFor("values-new"));
    turnBothWays();
    EXPECT_TRUE(screens.tap("values-close"));
    EXPECT_TRUE(screens.finger().waitUntilGone("values-close"));
    setup.setSeatCount(setup.maxSeats());
    turn();
    while (setup.canRemove()) setup.removeSeat(0);
    turn();
    EXPECT_TRUE(screens.tap("setup-begin"));
    ASSERT_TRUE(screens.finger().waitFor("act-play-base"));
    turnBothWays();
}

TEST_F(Rotation, OfScreensThatLieUnderAnother) {
    screens.openBattlefield();
    screens.open("openSettings");
    screens.game().base(2, {Card::Zig});
    turn();
    screens.game().rule({edit::RemoveBase{1_B}});
    turn();
    EXPECT_TRUE(screens.finger().pressKey(Qt::Key_Escape));
    screens.settle();
    turnBothWays();
    screens.game().rule({edit::EndGame{1}});
    screens.settle();
    turnBothWays();
    EXPECT_TRUE(screens.tap("victory-undo"));
    screens.settle();
    turnBothWays();
}

}  // namespace
