// SPDX-License-Identifier: GPL-3.0-or-later

// All aboard! under a real finger, in each language.
#include "tests/app/all_aboard_fixture.h"
#include "tests/qml/every_size.h"
#include "tests/qml/screens.h"

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_aboard;

namespace {

all_aboard::Setup fiveAboard() {
    all_aboard::Setup setup;
    setup.seats = {
        {"Ana", "en"}, {"美玲", "zh"}, {"Tomás", "es"}, {"Maximiliane-Charlotte von Hohenburg", "en"}, {"Bo", "en"}};
    return setup;
}

class AllAboardScreen : public InEachLanguage {
protected:
    void open(const all_aboard::Setup& setup = twoAboard()) {
        ASSERT_TRUE(screens.app().controller().begin(firstSpeaks(language(), setup)));
        screens.open("openTable");
        ASSERT_TRUE(finger.waitFor("harbour"));
    }
    void touch(const QString& name) { EXPECT_TRUE(screens.tap(name)) << name.toStdString(); }
    void type(std::initializer_list<const char*> keys) {
        for (const char* key : keys) touch(QStringLiteral("key-") + key);
    }
    /// Until there is one more act in the line of play; gives how many taps it took since the last count.
    int tapsUntilPlayed(std::size_t acts) {
        EXPECT_TRUE(finger.waitUntil([&] { return game.played() == acts; },
                                     QStringLiteral("%1 acts had been played").arg(acts)));
        const int now = finger.taps();
        return now - std::exchange(m_taps, now);
    }
    /// A game of two, up to where boat 1 is to sail; see `PlayedAboard`.
    void openFright() {
        open();
        game.layFright();
        screens.settle();
    }

    /// Where it lies, from above; -1 where it does not.
    qreal heightOf(const char* name) {
        screens.settle();
        const QQuickItem* item = finger.find(QString::fromLatin1(name));
        return item == nullptr ? -1 : item->mapToScene({0, 0}).y();
    }

    Screens screens{language()};
    Finger& finger = screens.finger();
    AllAboardTable& table = screens.app().model().table<AllAboard>();
    PlayedAboard game{screens.app().controller(), table};

private:
    int m_taps = 0;
};

INSTANTIATE_TEST_SUITE_P(, AllAboardScreen, inOneLanguage("es"), languageName);

/// What could be cut or overlap, by the length of words.
class AllAboardLayout : public AllAboardScreen {};

INSTANTIATE_TEST_SUITE_P(, AllAboardLayout, inAllLanguages(), languageName);

TEST_P(AllAboardScreen, ATableThatComesBackWhileBoatsSailIsAtThatPoint) {
    ASSERT_TRUE(screens.app().controller().begin(firstSpeaks(language(), twoAboard())));
    game.layFright();
    screens.open("openTable");
    ASSERT_TRUE(finger.waitFor("act-sail"));
    touch("boat-2");
    EXPECT_TRUE(finger.waitUntil([&] { return table.outlook()->boat() == 2; }, "boat 2 was looked at"));
}

TEST_P(AllAboardScreen, ARefusalOpensTheClauseOfThisGame) {
    open();
    ASSERT_TRUE(QMetaObject::invokeMethod(&screens.window(), "openClause", Q_ARG(QString, "1.2")));
    ASSERT_TRUE(finger.waitFor("clause-close"));
    screens.settle();
    const QString title = screens.app().model().rules<AllAboard>().title("1.2", language());
    EXPECT_FALSE(title.isEmpty());
    bool told = false;
    for (const Shown& shown : shownIn(screens.window()))
        told = told || shown.item->property("text").toString() == title;
    EXPECT_TRUE(told) << title.toStdString();
}

TEST_P(AllAboardScreen, AWholeRoundInAsFewTapsAsCanBe) {
    open();
    type({"2", "0", "next", "3", "0"});
    touch("act-reveal-boats");
    EXPECT_EQ(tapsUntilPlayed(1), 6) << "two numbers of two digits";
    EXPECT_EQ(game.last<RevealBoats>().boats, (std::vector{Weight::ofKilos(20), Weight::ofKilos(30)}));
    touch("animal-monkey");
    touch("boat-1");
    EXPECT_EQ(tapsUntilPlayed(2), 2) << "an animal and its boat";
    EXPECT_EQ(game.last<Board>(), (Board{0, 1, Animal::Monkey}));
    touch("animal-monkey");
    touch("boat-1");
    tapsUntilPlayed(3);
    touch("boat-1");
    EXPECT_EQ(tapsUntilPlayed(4), 1) << "face down";
    touch("boat-2");
    EXPECT_EQ(tapsUntilPlayed(5), 1);
    touch("animal-fox");
    touch("boat-2");
    touch("animal-moose");
    touch("boat-2");
    EXPECT_EQ(tapsUntilPlayed(7), 4);
    touch("animal-lion");
    EXPECT_EQ(tapsUntilPlayed(8), 1) << "one tap names the animal";
    touch("animal-octopus");
    EXPECT_EQ(tapsUntilPlayed(9), 1) << "and the next seat follows by itself";
    touch("act-sail");
    EXPECT_EQ(tapsUntilPlayed(10), 1) << "a boat";
    ASSERT_TRUE(finger.waitFor("sailing-sentence"));
    EXPECT_TRUE(screens.textsOf("rail-sail").contains(table.show()->text()));
    touch("act-sail-all");
    EXPECT_EQ(tapsUntilPlayed(11), 1);
    touch("sailing-done");
    ASSERT_TRUE(finger.waitFor("key-1"));
    EXPECT_EQ(table.round(), 2);
}

TEST_P(AllAboardScreen, ADoubleTapDoesNotAnswerForTheNextOne) {
    const auto board = [&](const char* animal, const char* boat) {
        touch(animal);
        touch(boat);
    };
    open();
    game.reveal({20, 30});
    screens.settle();
    board("animal-monkey", "boat-1");
    board("animal-fox", "boat-2");
    EXPECT_TRUE(finger.tapTwice("boat-1"));
    EXPECT_EQ(game.played(), 4) << "one animal, face down";
    touch("boat-2");
    board("animal-bear", "boat-1");
    board("animal-zebra", "boat-2");
    EXPECT_TRUE(finger.tapTwice("animal-octopus"));
    EXPECT_EQ(game.played(), 8) << "one animal is named";
    touch("animal-octopus");
    EXPECT_EQ(game.played(), 9);
    EXPECT_TRUE(finger.tapTwice("act-sail"));
    EXPECT_EQ(game.played(), 10) << "one boat has sailed";
}

TEST_P(AllAboardScreen, TwoQuickTapsOnADigitAndOnUndoAreTwo) {
    open();
    EXPECT_TRUE(finger.tapTwice("key-1"));
    type({"next", "2", "0"});
    EXPECT_EQ(table.numbers()->values(), (std::vector{Weight::ofKilos(11), Weight::ofKilos(20)}));
    touch("act-reveal-boats");
    game.board("monkey", 1);
    screens.settle();
    EXPECT_TRUE(finger.tapTwice("act-undo"));
    EXPECT_EQ(game.played(), 0);
}

/// The act that becomes possible with the first digit must not take the second.
TEST_P(AllAboardScreen, NumbersAreTypedByKeysToTheirEnds) {
    open();
    finger.pressKey(Qt::Key_Tab);
    auto* pad = finger.find("key-7")->parentItem();
    pad->forceActiveFocus(Qt::TabFocusReason);
    for (const Qt::Key key : {Qt::Key_2, Qt::Key_0, Qt::Key_Return, Qt::Key_2, Qt::Key_1}) finger.pressKey(key);
    EXPECT_EQ(table.numbers()->values(), (std::vector{Weight::ofKilos(20), Weight::ofKilos(21)}));
    EXPECT_TRUE(pad->hasActiveFocus());
}

TEST_P(AllAboardScreen, DigitsAreHeardWhereverTheFocusStands) {
    open();
    for (const Qt::Key key : {Qt::Key_2, Qt::Key_0, Qt::Key_Return, Qt::Key_2, Qt::Key_1}) finger.pressKey(key);
    EXPECT_EQ(table.numbers()->values(), (std::vector{Weight::ofKilos(20), Weight::ofKilos(21)}));
}

TEST_P(AllAboardScreen, ANumberIsCorrectedByTappingItsBoat) {
    open();
    type({"1", "6", "half", "2", "0"});  // after a half nothing can follow
    touch("boat-1");
    type({"1", "8"});
    touch("act-reveal-boats");
    tapsUntilPlayed(1);
    EXPECT_EQ(game.last<RevealBoats>().boats, (std::vector{Weight::ofKilos(18), Weight::ofKilos(20)}));
}

TEST_P(AllAboardScreen, ARefusedTapSaysWhy) {
    open();
    game.reveal({20, 30});
    game.board("lion", 1);
    game.board("bear", 1);
    game.boardFaceDown(1);
    touch("boat-1");
    ASSERT_TRUE(finger.waitFor("toast"));
    EXPECT_TRUE(screens.textsOf("toast").contains(table.refusal().text));
    EXPECT_EQ(table.refusal().clause, "1.2");
    touch("toast-dismiss");
    touch("boat-2");
    tapsUntilPlayed(5);
    touch("animal-lion");
    ASSERT_TRUE(finger.waitFor("toast"));
    EXPECT_EQ(table.refusal().clause, "1.3");
}

TEST_P(AllAboardScreen, AFrightIsReplacedAndUndoneInTheMiddle) {
    openFright();
    const std::size_t before = game.played();
    touch("act-sail");
    ASSERT_TRUE(finger.waitFor("act-replace-boat"));
    touch("act-undo");
    EXPECT_TRUE(finger.waitUntil([&] { return game.played() == before; }, "the boat had not sailed"));
    touch("act-sail");
    ASSERT_TRUE(finger.waitFor("act-replace-boat"));
    type({"2", "5"});
    touch("act-replace-boat");
    EXPECT_TRUE(finger.waitUntil([&] { return game.played() == before + 2; }, "the boat was replaced"));
    EXPECT_EQ(game.last<ReplaceBoat>().number, Weight::ofKilos(25));
    ASSERT_TRUE(finger.waitFor("sailing-back"));
    touch("sailing-back");
    EXPECT_FALSE(table.show()->atEnd());
    touch("act-undo");
    ASSERT_TRUE(finger.waitFor("act-replace-boat")) << "it waits again";
    EXPECT_FALSE(table.show()->isOpen());
}

TEST_P(AllAboardScreen, TheStepsAreLookedAtForwardAndBack) {
    open();
    game.layLove();
    screens.settle();
    touch("act-sail");
    ASSERT_TRUE(finger.waitFor("sailing-back"));
    ASSERT_TRUE(table.show()->atEnd()) << "without motion the end is shown at once";
    const int steps = table.show()->count();
    touch("sailing-back");
    EXPECT_EQ(table.show()->position(), steps - 1);
    touch("sailing-forward");
    EXPECT_TRUE(table.show()->atEnd());
    EXPECT_EQ(finger.find("sailing-step-1"), nullptr) << "the list is folded";
    touch("sailing-list");
    screens.settle();  // the list scrolls to what is told
    touch("sailing-step-1");
    EXPECT_EQ(table.show()->position(), 1);
    touch("sailing-skip");
    EXPECT_TRUE(table.show()->atEnd());
}

TEST_P(AllAboardScreen, TheStepThatIsToldIsInSight) {
    open();
    screens.resize(phone);
    game.layLove();
    screens.settle();
    touch("act-sail");
    touch("act-sail-all");
    ASSERT_TRUE(finger.waitFor("sailing-done"));
    touch("sailing-list");
    const auto isInSight = [&](int step) {
        const QQuickItem* item = finger.find(QStringLiteral("sailing-step-%1").arg(step));
        const QQuickItem* scrolled = item == nullptr ? nullptr : item->parentItem();
        while (scrolled != nullptr && !scrolled->inherits("QQuickFlickable")) scrolled = scrolled->parentItem();
        if (scrolled == nullptr) return false;
        const QRectF place = item->mapRectToItem(scrolled, QRectF(0, 0, item->width(), item->height()));
        return place.top() >= 0 && place.bottom() <= scrolled->height();
    };
    ASSERT_GT(table.show()->count(), 3) << "more than a phone has room for";
    EXPECT_TRUE(finger.waitUntil([&] { return isInSight(table.show()->count()); }, "the last step was in sight"));
    table.show()->goTo(1);
    EXPECT_TRUE(finger.waitUntil([&] { return isInSight(1); }, "the first step was in sight"));
}

TEST_P(AllAboardScreen, WhereOneStepsOnNothingElseComesToLie) {
    open();
    game.layLove();
    screens.settle();
    touch("act-sail");
    ASSERT_TRUE(finger.waitFor("sailing-forward"));
    const qreal atTheEnd = heightOf("sailing-forward");
    table.show()->goTo(1);
    ASSERT_TRUE(finger.waitFor("sailing-skip"));
    EXPECT_EQ(heightOf("sailing-forward"), atTheEnd);
}

TEST_P(AllAboardScreen, WhereOneBoatSailsAnotherDoes) {
    open();
    game.layLove();
    for (const QSize size : {landscape, portrait, phone}) {
        screens.resize(size);
        const auto place = [&] {
            screens.settle();
            const QQuickItem* item = finger.find(QStringLiteral("act-sail"));
            return item == nullptr ? QRectF() : item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
        };
        const QPointF pressed = place().center();
        touch("act-sail");
        ASSERT_TRUE(finger.waitFor("sailing-forward"));
        EXPECT_TRUE(place().contains(pressed)) << size.width() << ": and not \"Sail all\"";
        touch("act-undo");
        ASSERT_TRUE(finger.waitUntilGone("sailing-forward"));
    }
}

TEST_P(AllAboardScreen, WhereMotionIsWelcomeTheStepsFollowByThemselves) {
    open();
    game.layLove();
    screens.app().model().settings()->setReducedMotion(false);
    screens.settle();
    touch("act-sail");
    EXPECT_TRUE(finger.waitUntil([&] { return table.show()->position() >= 2; }, "the second step came by itself"));
    touch("boat-2");
    EXPECT_TRUE(table.show()->atEnd()) << "a tap skips to the end";
}

TEST_P(AllAboardScreen, ABoatMovesWithWhatIsToldOfItAndLiesStillWhereMotionIsNotWanted) {
    open();
    game.layLove();
    screens.settle();
    touch("act-sail");
    table.show()->goTo(1);
    ASSERT_EQ(table.show()->kind(), AboardState::Kind::Love);
    const auto rock = [&](const char* boat) {
        return finger.find(QString::fromLatin1(boat))->property("rock").toReal();
    };
    screens.settle();
    EXPECT_EQ(rock("boat-1"), 0);
    screens.app().model().settings()->setReducedMotion(false);
    table.show()->goTo(2);
    table.show()->goTo(1);
    EXPECT_TRUE(finger.waitUntil([&] { return rock("boat-1") != 0; }, "the boat of the lovers rocked"));
    EXPECT_EQ(rock("boat-2"), 0) << "nothing is told of it";
    EXPECT_EQ(finger.find("aboard-0-monkey")->property("rock").toReal(), rock("boat-1")) << "all aboard rock with it";
    table.show()->toEnd();
    EXPECT_TRUE(finger.waitUntil([&] { return rock("boat-1") == 0; }, "it lay still"));
}

TEST_P(AllAboardScreen, WhoSkipsToTheEndDoesNotSailTheNextBoatsByTheSameHaste) {
    open();
    game.layLove();
    screens.settle();
    touch("act-sail");
    table.show()->goTo(1);
    const std::size_t before = game.played();
    EXPECT_TRUE(finger.tapTwice("sailing-skip"));
    EXPECT_TRUE(table.show()->atEnd());
    EXPECT_EQ(game.played(), before);
}

TEST_P(AllAboardScreen, TheStepIsTheLargestThingOfTheRailAndInSightInEverySize) {
    open();
    game.layLove();
    screens.settle();
    touch("act-sail");
    for (const QSize size : {landscape, portrait, phone}) {
        screens.resize(size);
        screens.settle();
        const QQuickItem* sentence = finger.find("sailing-sentence");
        ASSERT_NE(sentence, nullptr);
        const QQuickItem* rail = finger.find("rail-sail");
        const QRectF place = sentence->mapRectToItem(rail, QRectF(0, 0, sentence->width(), sentence->height()));
        const QRectF back = finger.find("act-sail")->mapRectToItem(rail, QRectF(0, 0, 1, 1));
        EXPECT_GE(place.top(), 0) << size.width();
        EXPECT_LE(place.bottom(), size == portrait ? rail->height() : back.top()) << size.width();
    }
}

TEST_P(AllAboardScreen, NothingStandsOnTheDrawingOfAnAnimal) {
    open();
    game.layLove();
    screens.settle();
    touch("act-sail");
    for (const QSize size : {landscape, portrait, phone, QSize(844, 390)}) {
        screens.resize(size);
        screens.settle();
        for (const char* name : {"aboard-0-monkey", "aboard-0-lion", "aboard-1-octopus"}) {
            const QQuickItem* card = finger.find(QString::fromLatin1(name));
            ASSERT_NE(card, nullptr) << name;
            const auto placeOf = [&](const char* part) {
                const auto* item = card->findChild<QQuickItem*>(QString::fromLatin1(part));
                return item == nullptr || !item->isVisible()
                           ? QRectF()
                           : item->mapRectToItem(card, QRectF(0, 0, item->width(), item->height()));
            };
            const QRectF art = placeOf("art").adjusted(1, 1, -1, -1);
            ASSERT_FALSE(art.isEmpty()) << name;
            for (const char* part : {"owner", "sign", "weight"})
                EXPECT_FALSE(art.intersects(placeOf(part))) << name << ": " << part << ' ' << size.width();
        }
    }
}

TEST_P(AllAboardScreen, EachFateOfAnAnimalIsAnotherDrawing) {
    open();
    game.layLove();
    screens.settle();
    const auto figureOf = [&](const char* cell) {
        const QQuickItem* item = finger.find(QString::fromLatin1(cell));
        const QQuickItem* art = item == nullptr ? nullptr : item->findChild<QQuickItem*>("art");
        if (art == nullptr) return QStringList();
        QStringList drawn;
        for (const QQuickItem* part : art->parentItem()->childItems())
            if (part->isVisible())
                drawn << QStringLiteral("%1 %2").arg(part->property("name").toString()).arg(part->rotation());
        return drawn;
    };
    const QStringList left = figureOf("set-0-bear");
    const QStringList aboard = figureOf("set-0-lion");
    EXPECT_EQ(left, QStringList{"animals/bear 0"});
    EXPECT_EQ(aboard, (QStringList{"animals/lion 0", "boats/hull 0"}));
    touch("act-sail-all");
    ASSERT_TRUE(finger.waitFor("sailing-done"));
    const QStringList saved = figureOf("set-0-lion");
    EXPECT_EQ(saved.last(), "check 0");
    const QStringList lost = figureOf("set-1-octopus");
    EXPECT_EQ(lost, (QStringList{"animals/octopus 180", "boats/wave 0"})) << "an octopus that sails is lost";
}

TEST_P(AllAboardScreen, PointsAreInSightAtEveryMomentInEverySize) {
    open(fiveAboard());
    expectEverySeatInSight(screens, 5, QStringLiteral("points-"),
                           std::array{Look{landscape}, Look{portrait}, Look{phone}, Look{{844, 390}},
                                      Look{landscape, 200}, Look{portrait, 200}, Look{phone, 200}});
}

TEST_P(AllAboardScreen, ABoatIsLookedAtClosely) {
    openFright();
    touch("boat-2");
    ASSERT_TRUE(finger.waitFor("outlook-outcome"));
    EXPECT_TRUE(screens.textsOf("outlook-outcome").contains(table.outlook()->outcome()));
    touch("outlook-boats-1");
    EXPECT_EQ(table.outlook()->boat(), 1);
    touch("outlook-close");
    EXPECT_TRUE(finger.waitUntil([&] { return table.outlook()->boat() == 0; }, "it was put away"));
}

TEST_P(AllAboardScreen, ARulingIsEnteredByTouch) {
    openFright();
    touch("act-menu");
    touch("menu-overrule");
    touch("overrule-part-seat");
    touch("overrule-seat-1");
    EXPECT_TRUE(finger.tapTwice("overrule-cupids-plus"));
    EXPECT_EQ(rowsOf<LineRow>(table.overrule()->edits()).size(), 1u) << "what is shown is what counts";
    touch("overrule-part-end");
    touch("overrule-end-1");
    touch("overrule-enter");
    touch("overrule-reason-2");
    ASSERT_TRUE(finger.waitFor("victory-winner"));
    EXPECT_TRUE(screens.textsOf("victory").contains(table.winnerNames()));
    EXPECT_NE(table.exampleNote(), QString());
    EXPECT_TRUE(screens.textsOf("victory").contains(table.exampleNote())) << "every screen that uses them says so";
    touch("victory-table");
    touch("act-victory");
    touch("victory-undo");
    EXPECT_TRUE(finger.waitUntil([&] { return !table.over(); }, "the game went on"));
}

TEST_P(AllAboardLayout, EverythingFitsInEveryPhaseAndSize) {
    open(fiveAboard());
    const auto check = [&](const char* where) {
        for (const QSize size : {landscape, portrait, QSize(1024, 768), phone}) {
            screens.resize(size);
            EXPECT_EQ(faultsOf(screens.window()), QStringList())
                << where << ' ' << size.width() << 'x' << size.height();
        }
        screens.resize(landscape);
    };
    check("boats");
    game.reveal({20, 21, 22, 23, 24});
    check("boarding");
    const char* const words[] = {"mouse", "lion", "elephant", "monkey", "fox"};
    for (int placed = 0; placed < 15; ++placed) {
        const int boat = placed / 3 + 1;
        if (table.faceDown()) game.boardFaceDown(boat);
        else game.board(words[(table.asked() + table.placement()) % 5], boat);
        if (placed == 7) check("face down");
    }
    check("naming");
    for (int seat = 0; seat < 5; ++seat) table.chooseAnimal("octopus");
    check("before sailing");
    table.sailAll();
    check("sailing");
    table.lookAtBoat(1);
    check("a boat closely");
    table.outlook()->close();
    screens.settle();
}

}  // namespace
