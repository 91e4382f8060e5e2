// SPDX-License-Identifier: GPL-3.0-or-later

// Outspeed under a real finger, in each language.
#include "app/games/outspeed/outspeed_texts.h"
#include "tests/app/outspeed_fixture.h"
#include "tests/qml/every_size.h"
#include "tests/qml/screens.h"
#include "tests/support/full_disk.h"

#include <QUrl>

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::outspeed;

namespace {

outspeed::Setup sixRacers() {
    outspeed::Setup setup;
    setup.seats = {{"Ana", "en"},   {"美玲", "zh"},
                   {"Tomás", "es"}, {"Maximiliane-Charlotte von Hohenburg", "en"},
                   {"Bo", "en"},    {"Bartholomäus Featherstonehaugh", "es"}};
    return setup;
}

class OutspeedScreen : public InEachLanguage {
protected:
    void open(const outspeed::Setup& setup = fourRacers()) {
        ASSERT_TRUE(screens.app().controller().begin(firstSpeaks(language(), setup)));
        screens.open("openTable");
        ASSERT_TRUE(finger.waitFor("race-track"));
    }
    /// A plain tile lies there, and the second seat has the pad before it.
    void openPad() {
        open();
        game.describePlain();
        game.passBonuses();
        screens.settle();
        touch("pad-seat-1");
        touch("pad-uncover");
    }
    void touch(const QString& name) { EXPECT_TRUE(screens.tap(name)) << name.toStdString(); }
    /// Until there is one more act in the line of play; gives how many taps it took since the last count.
    int tapsUntilPlayed(std::size_t acts) {
        EXPECT_TRUE(finger.waitUntil([&] { return game.played() == acts; },
                                     QStringLiteral("%1 acts had been played").arg(acts)));
        const int now = finger.taps();
        return now - std::exchange(m_taps, now);
    }
    /// Every text on the screen, and what assistive technology is told.
    [[nodiscard]] QString allTexts() const {
        QStringList texts;
        for (const Shown& part : shownUnder(*window.contentItem())) {
            if (part.item->inherits("QQuickText")) texts << part.item->property("text").toString();
            texts << accessibleName(*part.item);
        }
        return texts.join(u' ');
    }
    Screens screens{language()};
    Finger& finger = screens.finger();
    QQuickWindow& window = screens.window();
    OutspeedTable& table = screens.app().model().table<Outspeed>();
    PlayedRace game{screens.app().controller(), table};

private:
    int m_taps = 0;
};

INSTANTIATE_TEST_SUITE_P(, OutspeedScreen, inOneLanguage("zh"), languageName);

/// What could be cut or overlap, by the length of words.
class OutspeedLayout : public OutspeedScreen {};

INSTANTIATE_TEST_SUITE_P(, OutspeedLayout, inAllLanguages(), languageName);

TEST_P(OutspeedScreen, AWholeTurnInAsFewTapsAsCanBe) {
    open();
    game.describePlain();
    std::size_t acts = game.played();
    touch("act-reveal-bonuses");
    EXPECT_EQ(tapsUntilPlayed(++acts), 1) << "nobody plays a token";
    touch("act-hand-pad");
    const QString title = screens.window().title();
    for (int seat = 0; seat < 4; ++seat) {
        touch("pad-uncover");
        EXPECT_EQ(screens.window().title(), title) << "a switcher of windows shows it";
        touch(seat == 3 ? "pad-route-0" : "pad-route-2");
        touch("pad-confirm");
        EXPECT_EQ(tapsUntilPlayed(++acts), seat == 0 ? 4 : 3);
        EXPECT_EQ(game.last<Program>().seat, seat);
    }
    ASSERT_TRUE(finger.waitUntilGone("pad"));
    touch("act-resolve");
    EXPECT_EQ(tapsUntilPlayed(++acts), 1);
    EXPECT_EQ(table.task(), OutspeedTable::Task::Show);
    EXPECT_EQ(game.state().turn, 2);
}

TEST_P(OutspeedLayout, TheFirstTileIsExplainedByAnExample) {
    open();
    ASSERT_TRUE(finger.waitFor("tile-example"));
    for (const QSize size : {landscape, portrait, phone}) {
        screens.resize(size);
        EXPECT_EQ(faultsOf(screens.window()), QStringList()) << size.width();
    }
    EXPECT_TRUE(table.tileSets()->remember({6, {{"A", {}, false, 1, {2, 0, 0}}}}, Side::Three4));
    EXPECT_TRUE(finger.waitUntilGone("tile-example")) << "somebody knows by now";
}

TEST_P(OutspeedLayout, APhaseThatIsPassedIsSaidToBe) {
    open();
    table.tileEditor()->chooseNumber(5);
    for (const char* key : {"none", "1", "2"}) table.tileEditor()->press(key);
    EXPECT_TRUE(table.describeTile());
    screens.settle();
    ASSERT_TRUE(finger.waitFor("bonuses-passed"));
    EXPECT_EQ(finger.find("act-reveal-bonuses"), nullptr);
    for (const QSize size : {landscape, portrait, phone}) {
        screens.resize(size);
        EXPECT_EQ(faultsOf(screens.window()), QStringList()) << size.width();
    }
    touch("act-undo");
    EXPECT_TRUE(finger.waitUntil([&] { return table.task() == OutspeedTable::Task::Tile; }, "the tile is asked for"));
}

TEST_P(OutspeedLayout, ThePadHasAllRoutesInSightAndSaysWhatIsLeft) {
    open();
    game.describe(1, {{"A", 2, false, 1, {2, 2, 1}},
                      {"B", {}, false, 5, {3, 0, 0}},
                      {"C", 3, false, 3, {4, 0, 0}},
                      {"D", {}, false, Dice{1, 1}, {Dice{2, 0}, 0, 0}}});
    game.passBonuses();
    screens.settle();
    touch("act-hand-pad");
    touch("pad-uncover");
    ASSERT_TRUE(finger.waitFor("pad-route-3"));
    EXPECT_EQ(finger.find("pad-route-0-fuel")->property("value").toInt(), 13);
    EXPECT_EQ(finger.find("pad-route-1-fuel")->property("value").toInt(), 7);
    EXPECT_EQ(finger.find("pad-route-3-fuel"), nullptr) << "the die decides";
    for (const QSize size : {landscape, portrait, phone}) {
        screens.resize(size);
        EXPECT_EQ(faultsOf(screens.window()), QStringList()) << size.width();
        const QQuickItem* confirm = finger.find("pad-confirm");
        ASSERT_NE(confirm, nullptr);
        for (int route = 0; route < 4; ++route) {
            const QQuickItem* key = finger.find(QStringLiteral("pad-route-%1").arg(route));
            ASSERT_NE(key, nullptr);
            EXPECT_LE(key->mapToScene(QPointF(0, key->height())).y(), confirm->mapToScene(QPointF()).y())
                << route << " at " << size.width();
        }
    }
}

TEST_P(OutspeedScreen, TheNumbersOfAWheelComeIntoSightWithTheirRoute) {
    open();
    game.describe(
        1,
        {{"A", {}, false, Wheel{}, {Wheel{}, 0, 0}}, {"B", {}, false, 1, {2, 0, 0}}, {"C", {}, false, 0, {1, 0, 0}}});
    game.passBonuses();
    screens.settle();
    touch("act-hand-pad");
    touch("pad-uncover");
    for (const QSize size : {landscape, portrait, phone}) {
        SCOPED_TRACE(size.width());
        screens.resize(size);
        screens.settle();
        touch("pad-route-1");
        touch("pad-route-0");
        ASSERT_TRUE(finger.waitFor("pad-wheel-9"));
        EXPECT_TRUE(finger.waitUntil(
            [&] {
                const QQuickItem* key = finger.find("pad-wheel-9");
                const QQuickItem* confirm = finger.find("pad-confirm");
                return key->mapToScene(QPointF(0, key->height())).y() <= confirm->mapToScene(QPointF()).y();
            },
            "the last number lies above the act"));
        touch("pad-wheel-3");
        EXPECT_EQ(table.pad()->wheel(), 3);
    }
}

TEST_P(OutspeedScreen, ThePadBetraysNothingUntilAllHaveProgrammed) {
    open();
    game.describe(1, {{"Aldebaran", {}, false, 1, {2, 0, 0}}, {"Canopus", {}, false, 3, {4, 0, 0}}});
    game.passBonuses();
    screens.settle();
    // The tile itself names every route, once on the screen and once for assistive technology.
    const auto mentions = [&](const QString& route) { return allTexts().count(route); };
    const auto before = mentions("Canopus");
    touch("pad-seat-1");
    ASSERT_TRUE(finger.waitFor("pad-hand-over"));
    EXPECT_TRUE(screens.textsOf("pad-hand-over").contains(QStringLiteral("美玲")));
    EXPECT_EQ(screens.textsOf("pad").count("Canopus"), 0) << "it is covered";
    touch("pad-uncover");
    ASSERT_TRUE(finger.waitFor("pad-route-1"));
    touch("pad-confirm");
    EXPECT_TRUE(finger.waitFor("pad-note")) << "what is missing is told";
    EXPECT_GT(screens.textsOf("pad").count("Canopus"), 0);
    touch("pad-route-1");
    touch("pad-cover");
    ASSERT_TRUE(finger.waitFor("pad-uncover"));
    EXPECT_EQ(screens.textsOf("pad").count("Canopus"), 0);
    touch("pad-uncover");
    touch("pad-route-1");
    touch("pad-confirm");
    ASSERT_TRUE(finger.waitFor("pad-uncover"));
    EXPECT_EQ(screens.textsOf("pad").count("Canopus"), 0) << "the next one sees nothing of it";
    EXPECT_TRUE(screens.textsOf("pad-hand-over").contains(QStringLiteral("Tomás")));
    touch("pad-close");
    ASSERT_TRUE(finger.waitUntilGone("pad"));
    EXPECT_EQ(table.yetToProgram(), 3);
    EXPECT_EQ(mentions("Canopus"), before) << "nothing on the table names it";
    touch("log-last");
    ASSERT_TRUE(finger.waitFor("log-list"));
    EXPECT_EQ(mentions("Canopus"), before) << "nor does the log";
    screens.finger().pressKey(Qt::Key_Escape);
    ASSERT_TRUE(finger.waitUntilGone("log-list"));
    ASSERT_TRUE(finger.waitFor("programmed-1"));
}

TEST_P(OutspeedScreen, NoKeyLeadsOutOfThePadToTheTableUnderIt) {
    openPad();
    const auto isInPad = [&] {
        for (const QQuickItem* up = window.activeFocusItem(); up != nullptr; up = up->parentItem())
            if (up->objectName() == "pad") return true;
        return false;
    };
    for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Right, Qt::Key_Down, Qt::Key_Left, Qt::Key_Up})
        for (int times = 0; times < 12; ++times) {
            finger.pressKey(key);
            ASSERT_TRUE(isInPad()) << key << " was pressed " << times + 1 << " times";
        }
    EXPECT_EQ(table.pad()->seat(), 1);
}

TEST_P(OutspeedScreen, ARouteThatIsTooDearSaysWhyInTheLanguageOfItsSeat) {
    openPad();
    touch("pad-route-1");
    ASSERT_TRUE(finger.waitFor("pad-problem"));
    EXPECT_TRUE(screens.textsOf("pad-problem").contains(table.pad()->problem().text));
    EXPECT_EQ(table.pad()->problem().clause, "2.2");
    EXPECT_TRUE(hasChinese(screens.textsOf("pad-title")));
    EXPECT_EQ(table.yetToProgram(), 4);
    touch("pad-cover");
    touch("pad-close");
}

TEST_P(OutspeedScreen, RevealedWheelsAreOneTapASeat) {
    open();
    game.describeDice();
    game.passBonuses();
    screens.settle();
    EXPECT_TRUE(screens.textsOf("rail-program").contains(QCoreApplication::translate("RailFrame", "Everyone")))
        << "who is asked";
    std::size_t acts = game.played();
    touch("program-way-grid");
    EXPECT_TRUE(screens.app().model().settings()->wheelsOnTable());
    tapsUntilPlayed(acts);
    touch("grid-0-0");
    touch("grid-1-1");
    touch("grid-2-3");
    touch("grid-3-2");
    touch("grid-3-wheel-4");
    touch("act-enter-grid");
    EXPECT_EQ(tapsUntilPlayed(acts + 5), 6) << "they are revealed, and so they are resolved, too";
    EXPECT_EQ(game.state().seats[3].choice, (Choice{2, 4}));
    EXPECT_EQ(game.state().phase, Phase::Resolution);
}

TEST_P(OutspeedScreen, TheGridSaysWhatIsMissing) {
    open();
    game.describePlain();
    game.passBonuses();
    screens.app().model().settings()->setWheelsOnTable(true);
    screens.settle();
    touch("grid-0-1");
    ASSERT_TRUE(finger.waitFor("toast"));
    EXPECT_EQ(table.refusal().clause, "2.2");
    touch("toast-dismiss");
    touch("grid-0-0");
    touch("act-enter-grid");
    ASSERT_TRUE(finger.waitFor("toast"));
    EXPECT_EQ(table.refusal().clause, "2.1");
    EXPECT_EQ(table.yetToProgram(), 4);
}

TEST_P(OutspeedScreen, TokensLieFaceDownAndAreShownBeforeTheyAreApplied) {
    open();
    game.describePlain();
    game.deal({{Token::Nitro}, {Token::Flamethrower}, {}, {std::nullopt}});
    screens.settle();
    std::size_t acts = game.played();
    EXPECT_EQ(finger.find("bonus-seat-2"), nullptr) << "only who has a token is asked";
    touch("seat-2");
    ASSERT_TRUE(finger.waitFor("toast"));
    EXPECT_EQ(table.refusal().clause, "1.1") << "at its own seat it is told why";
    touch("toast-dismiss");
    tapsUntilPlayed(acts);
    touch("bonus-seat-0");
    ASSERT_TRUE(finger.waitFor("announced-0"));
    EXPECT_FALSE(allTexts().contains(OutspeedTexts::tokenName(Token::Nitro), Qt::CaseInsensitive))
        << "only its back is to be seen";
    touch("act-reveal-bonuses");
    touch("token-nitro");
    EXPECT_EQ(tapsUntilPlayed(++acts), 3);
    ASSERT_TRUE(finger.waitFor("bonus-step-2"));
    EXPECT_TRUE(screens.textsOf("seat-0").contains(QChar(0x2192))) << "where the nitro would take it";
    EXPECT_EQ(game.played(), acts) << "nothing is done yet";
    touch("bonus-back");
    ASSERT_TRUE(finger.waitFor("act-reveal-bonuses"));
    touch("act-undo");
    EXPECT_TRUE(finger.waitUntil([&] { return table.announced() == 0; }, "it was taken back"));
    touch("bonus-seat-0");
    touch("act-reveal-bonuses");
    touch("token-nitro");
    touch("bonus-step-2");
    touch("act-apply-bonuses");
    EXPECT_TRUE(finger.waitUntil([&] { return table.task() == OutspeedTable::Task::Program; }, "all program"));
    EXPECT_EQ(game.state().seats[0].zone, startZone + 1);
}

TEST_P(OutspeedScreen, ATileThatCouldNotBeRememberedIsToldAtTheTable) {
    open();
    game.describePlain();
    screens.settle();
    EXPECT_EQ(finger.find("tile-set-note"), nullptr);
    {
        const FullDisk full;
        EXPECT_FALSE(table.tileSets()->remember({6, game.state().tile->routes}, Side::Three4));
    }
    ASSERT_TRUE(finger.waitFor("tile-set-note"));
    EXPECT_TRUE(screens.textsOf("tile-set-note").contains(table.tileSets()->problem()));
    EXPECT_TRUE(screens.textsOf("tile-set-note").contains("6"));
    EXPECT_TRUE(table.tileSets()->remember({6, game.state().tile->routes}, Side::Three4));
    EXPECT_TRUE(finger.waitUntilGone("tile-set-note"));
}

TEST_P(OutspeedScreen, ATokenThatCannotBePlayedSaysWhy) {
    open();
    game.describePlain();
    game.deal({{Token::Nitro}, {}, {}, {}});
    screens.settle();
    touch("bonus-seat-0");
    touch("act-reveal-bonuses");
    touch("token-force-field");
    ASSERT_TRUE(finger.waitFor("toast"));
    EXPECT_EQ(table.refusal().clause, "1.1");
    touch("act-cancel");
    ASSERT_TRUE(finger.waitFor("bonus-seat-0"));
}

TEST_P(OutspeedScreen, RollsAndTokensAreOneTapEach) {
    open();
    game.describeDice();
    game.passBonuses();
    game.programAll({{"A", {}}, {"B", {}}, {"D", {}}, {"D", {}}});
    screens.settle();
    touch("act-resolve");
    std::size_t acts = game.played();
    tapsUntilPlayed(acts);
    touch("roll-3");
    EXPECT_EQ(tapsUntilPlayed(++acts), 1);
    EXPECT_EQ(game.last<Roll>(), (Roll{0, Die::Yellow, 3}));
    EXPECT_TRUE(finger.waitUntil([&] { return table.die() == RaceState::Die::Blue; }, "the benefits are rolled for"));
    touch("roll-2");
    EXPECT_EQ(tapsUntilPlayed(++acts), 1);
    touch("roll-more");
    touch("roll-11");
    EXPECT_EQ(tapsUntilPlayed(++acts), 2);
    EXPECT_EQ(game.last<Roll>(), (Roll{1, Die::Blue, 11}));
    touch("token-secret");
    EXPECT_EQ(tapsUntilPlayed(++acts), 1);
    touch("token-ion-cannon");
    EXPECT_EQ(tapsUntilPlayed(++acts), 1);
    EXPECT_EQ(game.last<TakeToken>(), (TakeToken{3, Token::IonCannon}));
    EXPECT_TRUE(game.state().over()) << "the third section came, and the others went with the rear one";
}

TEST_P(OutspeedScreen, WhoLooksBackBeforeARollIsNotHurriedOn) {
    open();
    game.describeDice();
    game.passBonuses();
    game.programAll({{"A", {}}, {"B", {}}, {"D", {}}, {"D", {}}});
    screens.settle();
    touch("act-resolve");
    ASSERT_TRUE(finger.waitFor("roll-3")) << "all of it was told by itself";
    touch("race-look-back");
    ASSERT_TRUE(finger.waitFor("race-done"));
    const auto* player = screens.window().findChild<QObject*>("race-player");
    ASSERT_NE(player, nullptr);
    EXPECT_FALSE(player->property("running").toBool());
    touch("race-done");
    EXPECT_TRUE(finger.waitFor("roll-3"));
}

TEST_P(OutspeedScreen, WhatTheTileSetCouldNotKeepIsSaidAtTheTable) {
    open();
    game.describePlain();
    screens.settle();
    EXPECT_EQ(finger.find("tile-set-note"), nullptr);
    EXPECT_FALSE(table.tileSets()->importFile(QUrl::fromLocalFile(QStringLiteral("no-such-file.json"))));
    ASSERT_TRUE(finger.waitFor("tile-set-note"));
    EXPECT_TRUE(screens.textsOf("tile-set-note").contains(table.tileSets()->problem()));
}

TEST_P(OutspeedScreen, TokensAreSeenOnlyWhileTheSeatIsHeld) {
    open();
    game.describePlain();
    game.deal({{Token::Nitro}, {}, {}, {}});
    screens.settle();
    EXPECT_FALSE(allTexts().contains(OutspeedTexts::tokenName(Token::Nitro), Qt::CaseInsensitive));
    EXPECT_TRUE(finger.hold("seat-0"));
    screens.settle();
    EXPECT_FALSE(allTexts().contains(OutspeedTexts::tokenName(Token::Nitro), Qt::CaseInsensitive))
        << "the finger has gone";
}

TEST_P(OutspeedLayout, ZoneAndFuelOfEveryoneAreInSightInEverySize) {
    open(sixRacers());
    game.describeDice();
    expectEverySeatInSight(screens, 6, QStringLiteral("racer-"),
                           std::array{Look{landscape}, Look{portrait}, Look{phone}, Look{{844, 390}},
                                      Look{landscape, 200}, Look{portrait, 200}, Look{phone, 200}});
}

TEST_P(OutspeedLayout, EverythingFitsInEveryPhaseAndSize) {
    open(sixRacers());
    const auto check = [&](const char* where) {
        for (const QSize size : {landscape, portrait, QSize(1024, 768), phone}) {
            screens.resize(size);
            // The numbers of the zones are the track's own test's matter.
            QStringList faults = faultsOf(screens.window());
            faults.removeIf([](const QString& fault) { return fault.contains(u"TrackZone"); });
            EXPECT_EQ(faults, QStringList()) << where << ' ' << size.width() << 'x' << size.height();
            if (size == landscape) {
                const QQuickItem* area = finger.find("outspeed-area");
                EXPECT_TRUE(area == nullptr || !area->property("interactive").toBool())
                    << where << ": six seats are seen without scrolling";
            }
        }
        screens.resize(landscape);
    };
    game.describeDice();
    game.deal({{Token::Nitro, {}}, {Token::Flamethrower}, {{}}, {Token::FuelTank, {}, {}}, {}, {{}}});
    check("bonuses");
    table.tapSeat(0);
    check("who plays one is marked");
    table.revealBonuses();
    check("a token is named");
    table.cancel();
    table.announce(0, "nitro");
    table.announce(1, "flamethrower");
    table.announce(3, "fuel-tank");
    table.revealBonuses();
    check("before they are applied");
    table.applyBonuses();
    check("programming");
    screens.app().model().settings()->setWheelsOnTable(true);
    table.chooseInGrid(3, 2);
    check("the grid");
    screens.app().model().settings()->setWheelsOnTable(false);
    table.handPadTo(3);
    check("the covered pad");
    table.pad()->uncover();
    table.pad()->choose(2);
    table.pad()->setWheel(999);
    check("the pad");
    table.pad()->close();
    game.programAll({{"A", {}}, {"B", {}}, {"D", {}}, {"C", 5}, {"B", {}}, {"D", {}}});
    check("all have programmed");
    table.resolve();
    check("The routes are revealed");
    table.show()->toEnd();
    check("rolls");
    while (table.task() != OutspeedTable::Task::Tokens && !HasFailure()) {
        table.roll(table.asked(), 2);
        table.show()->toEnd();
    }
    check("tokens");
}

}  // namespace
