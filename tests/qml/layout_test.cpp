// SPDX-License-Identifier: GPL-3.0-or-later

// Every screen and sheet in every language and form: large enough for a finger, named, not cut, within the window.
#include "tests/qml/every_size.h"

#include <QAccessible>

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;

namespace {

/// Goes through the app and looks at every place in all sizes.
class Layouts : public InEachLanguage {
protected:
    // As with a screen reader: what Qt tells it is looked at, too.
    Layouts() { QAccessible::setActive(true); }
    ~Layouts() override { QAccessible::setActive(false); }

    void look(const char* place) { expectNoFaultsInEverySize(screens, place, language()); }
    void lookAtSheet(const char* opener, const char* sheet) {
        EXPECT_TRUE(screens.tap(opener)) << opener;
        const QString close = QLatin1String(sheet) + "-close";
        ASSERT_TRUE(screens.finger().waitFor(close));
        look(sheet);
        EXPECT_TRUE(screens.tap(close));
        EXPECT_TRUE(screens.finger().waitUntilGone(close));
    }

    Screens screens{language()};
};

INSTANTIATE_TEST_SUITE_P(, Layouts, inAllLanguages(), languageName);

TEST_P(Layouts, OfStartSetupAndSettings) {
    look("start");
    screens.open("openSettings");
    look("settings");
    screens.open("openStart");
    EXPECT_TRUE(screens.tap("start-new"));
    ASSERT_TRUE(screens.finger().waitFor("games-close"));
    look("games");
    EXPECT_TRUE(screens.tap("game-all-your-base"));
    EXPECT_TRUE(screens.finger().waitFor("setup-begin"));
    look("set-up");
    screens.setup().setSeatCount(screens.setup().maxSeats());
    look("set-up of six");
    EXPECT_TRUE(screens.tap("setup-rules"));
    look("set-up with its rules");
    EXPECT_TRUE(screens.tap("setup-rules"));
    EXPECT_TRUE(screens.tap("setup-values"));
    ASSERT_TRUE(screens.finger().waitFor("values-close"));
    look("card values");
    EXPECT_TRUE(screens.tap("values-new"));
    look("new card values");
}

TEST_P(Layouts, OfTheSetupOfAllAboard) {
    EXPECT_TRUE(screens.newGame("all-aboard"));
    EXPECT_TRUE(screens.finger().waitFor("setup-begin"));
    look("set-up of All aboard!");
    screens.allAboardSetup().setSeatCount(screens.allAboardSetup().maxSeats());
    look("set-up of five");
    EXPECT_TRUE(screens.tap("setup-values"));
    ASSERT_TRUE(screens.finger().waitFor("values-close"));
    look("weights and points");
    EXPECT_TRUE(screens.tap("values-new"));
    look("weights and points to be typed");
    EXPECT_TRUE(screens.tap("value-points-elephant"));
    look("the last of them");
}

TEST_P(Layouts, OfTheSetupOfAllAboardInLargeText) {
    screens.app().model().settings()->setTextPercent(200);
    screens.open("openSetup");
    ASSERT_TRUE(screens.finger().waitFor("games-close"));
    look("games");
    EXPECT_TRUE(screens.tap("game-all-aboard"));
    EXPECT_TRUE(screens.finger().waitFor("setup-begin"));
    look("set-up of All aboard!");
    EXPECT_TRUE(screens.tap("setup-values"));
    ASSERT_TRUE(screens.finger().waitFor("values-close"));
    look("weights and points");
    EXPECT_TRUE(screens.tap("values-new"));
    look("weights and points to be typed");
}

TEST_P(Layouts, OfTheBook) {
    BookModel& book = *screens.app().model().book();
    screens.open("openBook");
    look("book");
    EXPECT_TRUE(screens.tap("book-as-list"));
    look("book, cards as a list");
    book.setQuery("base");
    look("book, hits");
    book.setQuery("xyzzy");
    look("book, no hits");
    book.setQuery("");
    book.open("5.10");
    EXPECT_TRUE(book.savePrinted("es", QStringLiteral("Consigue dos bases ").repeated(20)));
    look("card");
    const QString other = language() == "es" ? QStringLiteral("zh") : QStringLiteral("es");
    EXPECT_TRUE(screens.tap("book-language-" + other));
    look("card in two languages");
    EXPECT_TRUE(screens.tap("book-printed-edit-" + other));
    ASSERT_TRUE(screens.finger().waitFor("printed-close"));
    look("printed wording");
    EXPECT_TRUE(screens.tap("printed-close"));
    EXPECT_TRUE(screens.finger().waitUntilGone("printed-close"));
    book.importPrinted(QUrl());
    look("card and a problem");
    book.follow("6.2");
    look("clause");
    EXPECT_TRUE(screens.tap("book-hold-up"));
    ASSERT_TRUE(screens.finger().waitFor("hold-up-close"));
    for (int side = 0; side < 4; ++side) {
        look("held up");
        EXPECT_TRUE(screens.tap("hold-up-turn"));
    }
    EXPECT_TRUE(screens.tap("hold-up-close"));
    EXPECT_TRUE(screens.finger().waitUntilGone("hold-up-close"));
    book.close();
    screens.open("openRules");
    EXPECT_TRUE(screens.tap("rules-section-3"));
    look("rules");
}

TEST_P(Layouts, HaveTheBasesAndTotalsOfEverySeatInSight) {
    screens.openTable();
    screens.game().layBattlefield();
    expectEverySeatInSight(screens, screens.table().seatCount(), QStringLiteral("strip-"),
                           std::array{Look{landscape}, Look{portrait}, Look{phone}, Look{QSize(844, 390)},
                                      Look{landscape, 200}, Look{portrait, 200}, Look{phone, 200}});
}

TEST_P(Layouts, OfTheTableInEveryPhase) {
    screens.openTable();
    look("first turn");
    screens.table().endTurn();
    look("refusal");
    screens.game().layBattlefield();
    look("ATTACK phase");
    screens.table().bench()->weigh(4);
    look("bench");
    screens.table().bench()->toggle(2);
    look("bench with another force");
    screens.table().bench()->attack();
    look("declared attack");
    screens.game().play(ResolveAttack{});
    screens.game().turnOf(0, Phase::Attack);
    screens.game().play(attackOn(3_B, {3_P}));
    screens.game().rule({edit::ClosePending{}, edit::OpenChange{7}});
    look("change");
    screens.game().turnOf(0, Phase::Regroup);
    look("REGROUP phase");
    screens.game().turnOf(0, Phase::Defense);
    screens.table().chooseCard("zero-wing");
    look("card in hand");
    screens.table().cancel();
    screens.table().beginDiscard();
    look("discard");
}

TEST_P(Layouts, OfARulingOnTheTable) {
    screens.openBattlefield();
    EXPECT_TRUE(screens.tap("act-menu"));
    EXPECT_TRUE(screens.tap("menu-overrule"));
    TableRuling& ruling = *screens.table().ruling();
    look("nothing chosen");
    ruling.chooseNewCard("battlecruiser");
    ruling.tapBase(1);
    ruling.tapDiscardPile();
    look("a new card");
    ruling.chooseNewBase();
    ruling.tapSeat(0);
    look("a new base");
    ruling.chooseBase(4);
    look("a base");
    ruling.choosePiece(1);
    look("a card");
    ruling.stepBack();
    for (const char* part : {"turn", "game"}) {
        EXPECT_TRUE(screens.tap(QStringLiteral("overrule-part-%1").arg(part)));
        look(part);
    }
    EXPECT_TRUE(screens.tap("overrule-enter"));
    look("the reason");
    EXPECT_TRUE(screens.finger().pressKey(Qt::Key_Escape));
    EXPECT_TRUE(screens.tap("overrule-close"));
    screens.table().overrule()->clear();
}

TEST_P(Layouts, OfEverySheetOfTheTable) {
    screens.openBattlefield();
    lookAtSheet("act-menu", "menu");
    EXPECT_TRUE(screens.tap("act-menu"));
    lookAtSheet("menu-matrix", "matrix");
    screens.game().turnOf(0, Phase::RedAlert);
    screens.settle();
    lookAtSheet("act-red-alert", "red-alert");
    EXPECT_TRUE(screens.finger().hold("card-zig"));
    look("points");
    EXPECT_TRUE(screens.finger().pressKey(Qt::Key_Escape));
    EXPECT_TRUE(screens.finger().waitUntilGone("points-done"));
    EXPECT_TRUE(screens.finger().hold("base-4"));
    look("base");
}

TEST_P(Layouts, OfVictory) {
    screens.openTable(firstSpeaks(language(), threePeople({.threshold = 1})));
    screens.table().playBase();
    look("may declare");
    screens.table().declare(0);
    look("victory");
}

TEST_P(Layouts, OfTheBookOfAllAboard) {
    BookModel& book = *screens.app().model().book();
    screens.open("openBook");
    book.setGame("all-aboard");
    look("book, animals");
    book.setQuery("elephant");
    look("book, hits with animals");
    book.setQuery("");
    book.open("3.octopus");
    look("animal");
    EXPECT_TRUE(screens.tap("book-language-" + (language() == "es" ? QStringLiteral("zh") : QStringLiteral("es"))));
    look("animal in two languages");
    EXPECT_TRUE(screens.tap("book-hold-up"));
    ASSERT_TRUE(screens.finger().waitFor("hold-up-close"));
    look("animal held up");
    EXPECT_TRUE(screens.tap("hold-up-close"));
    EXPECT_TRUE(screens.finger().waitUntilGone("hold-up-close"));
    screens.open("openRules");
    look("rules of All aboard!");
}

TEST_P(Layouts, OfTheBookOfAllAboardInLargeText) {
    screens.app().model().settings()->setTextPercent(200);
    BookModel& book = *screens.app().model().book();
    screens.open("openBook");
    book.setGame("all-aboard");
    look("book, animals");
    book.setQuery("elephant");
    look("book, hits with animals");
    book.open("3.octopus");
    look("animal");
    EXPECT_TRUE(screens.tap("book-hold-up"));
    ASSERT_TRUE(screens.finger().waitFor("hold-up-close"));
    look("animal held up");
}

TEST_P(Layouts, OfTheBookOfOutspeed) {
    for (const int percent : {100, 200}) {
        screens.app().model().settings()->setTextPercent(percent);
        BookModel& book = *screens.app().model().book();
        screens.open("openBook");
        book.setGame("outspeed");
        look("book, tokens");
        book.setQuery("a");
        look("book, hits with tokens");
        book.setQuery("");
        book.open("1.9");
        look("token");
        EXPECT_TRUE(screens.tap("book-hold-up"));
        ASSERT_TRUE(screens.finger().waitFor("hold-up-close"));
        look("token held up");
        EXPECT_TRUE(screens.tap("hold-up-close"));
        EXPECT_TRUE(screens.finger().waitUntilGone("hold-up-close"));
        book.open("3.3");
        look("symbols");
        book.close();
    }
}

/// Where there is least room: large text on a phone.
TEST_P(Layouts, OfTheBookInLargeText) {
    screens.app().model().settings()->setTextPercent(200);
    look("start");
    BookModel& book = *screens.app().model().book();
    screens.open("openBook");
    look("book");
    book.setQuery("base");
    look("book, hits");
    book.open("5.10");
    look("card");
    EXPECT_TRUE(screens.tap("book-printed-edit-" + language()));
    ASSERT_TRUE(screens.finger().waitFor("printed-close"));
    look("printed wording");
    EXPECT_TRUE(screens.tap("printed-close"));
    EXPECT_TRUE(screens.finger().waitUntilGone("printed-close"));
    EXPECT_TRUE(screens.tap("book-hold-up"));
    ASSERT_TRUE(screens.finger().waitFor("hold-up-close"));
    look("held up");
}

/// The fullest tables that look.md promises to show at once on a tablet.
class FullTable : public testing::TestWithParam<int> {};

TEST_P(FullTable, FitsWithoutScrolling) {
    const int seats = GetParam();
    Screens screens(QStringLiteral("es"));
    screens.openTable(firstSpeaks(QStringLiteral("es"), setupFor(seats)));
    std::vector<Edit> edits;
    for (int base = 0; base < seats * standardThreshold(seats); ++base) {
        edits.push_back(edit::AddBase{base % seats, {}, false});
        for (const Card card : {Card::Zig, Card::Dreadnought, Card::Crew})
            edits.push_back(edit::AddCard{card, {}, {}, BaseId{static_cast<std::uint32_t>(base) + 1}});
    }
    screens.game().rule(std::move(edits));
    for (const Phase phase : {Phase::Defense, Phase::Attack}) {
        screens.game().turnOf(0, phase);
        screens.settle();
        std::size_t bases = 0;
        for (const Shown& one : shownIn(screens.window())) {
            if (!one.item->objectName().startsWith(u"base-")) continue;
            ++bases;
            EXPECT_TRUE(one.clip.adjusted(-1, -1, 1, 1).contains(one.rect))
                << nameOf(*one.item).toStdString() << " must be scrolled to";
        }
        EXPECT_EQ(bases, screens.game().state().bases.size());
        EXPECT_EQ(faultsOf(screens.window()), QStringList());
    }
}

INSTANTIATE_TEST_SUITE_P(, FullTable, testing::Range(2, 7),
                         [](const auto& test) { return std::to_string(test.param) + "Seats"; });

}  // namespace
