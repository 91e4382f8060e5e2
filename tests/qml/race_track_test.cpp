// SPDX-License-Identifier: GPL-3.0-or-later

// The track, what is told of a turn, rulings and the end of a race under a real finger, in each language.
#include "app/games/outspeed/outspeed_texts.h"
#include "tests/app/outspeed_fixture.h"
#include "tests/qml/item_walk.h"
#include "tests/qml/screens.h"

#include <map>

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::outspeed;

namespace {

class RaceOnScreen : public InEachLanguage {
protected:
    static outspeed::Setup sixShips() {
        outspeed::Setup setup = fourRacers();
        setup.seats.push_back({"Eulalia", "es"});
        setup.seats.push_back({"Farid", "en"});
        return setup;
    }
    void open(const outspeed::Setup& setup = fourRacers()) {
        ASSERT_TRUE(screens.app().controller().begin(firstSpeaks(language(), setup)));
        screens.open("openTable");
        ASSERT_TRUE(finger.waitFor("race-track"));
    }
    void touch(const QString& name) { EXPECT_TRUE(screens.tap(name)) << name.toStdString(); }
    [[nodiscard]] QRectF onScreen(const QString& name) const {
        const QQuickItem* item = finger.find(name);
        return item == nullptr ? QRectF() : item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
    }
    void playPlainTurn() {
        game.describePlain();
        game.passBonuses();
        game.programAll({{"Aldebaran", {}}, {"Aldebaran", {}}, {"Canopus", {}}, {"Canopus", {}}});
        screens.settle();
    }

    Screens screens{language()};
    Finger& finger = screens.finger();
    OutspeedTable& table = screens.app().model().table<Outspeed>();
    PlayedRace game{screens.app().controller(), table};
};

INSTANTIATE_TEST_SUITE_P(, RaceOnScreen, inOneLanguage("en"), languageName);

/// What could be cut or overlap, by the length of words.
class RaceLayout : public RaceOnScreen {};

INSTANTIATE_TEST_SUITE_P(, RaceLayout, inAllLanguages(), languageName);

TEST_P(RaceOnScreen, ATapOnAZoneSaysWhoIsThere) {
    open();
    game.rule({edit::SetZone{0, 9}, edit::SetFuel{0, 7}});
    screens.settle();
    touch("zone-9");
    EXPECT_TRUE(
        finger.waitUntil([&] { return screens.textsOf("track-inspection").contains("Ana"); }, "it says who is there"));
    EXPECT_TRUE(screens.textsOf("track-inspection").contains("7"));
    touch("zone-3");
    EXPECT_TRUE(finger.waitUntil([&] { return screens.textsOf("track-inspection").contains(QStringLiteral("美玲")); },
                                 "it says who is there"));
    EXPECT_FALSE(screens.textsOf("track-inspection").contains("Ana"));
}

TEST_P(RaceOnScreen, SixShipsInOneZoneStandApartWithinIt) {
    open(sixShips());
    for (const QSize size : {landscape, portrait, phone}) {
        screens.resize(size);
        const QRectF zone = onScreen("zone-3");
        std::vector<QRectF> ships;
        for (int seat = 0; seat < 6; ++seat) {
            ships.push_back(onScreen(QStringLiteral("ship-%1").arg(seat)));
            EXPECT_TRUE(zone.adjusted(-2, -2, 2, 2).contains(ships.back())) << seat << " at " << size.width();
            EXPECT_GE(ships.back().width(), 12) << size.width();
        }
        for (std::size_t i = 0; i < ships.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                const QRectF both = ships[i] & ships[j];
                EXPECT_LT(both.width() * both.height(), 0.3 * ships[i].width() * ships[i].height())
                    << i << " over " << j << " at " << size.width();
            }
    }
}

TEST_P(RaceLayout, TheWholeTrackIsSeenWithThreeSections) {
    open(sixShips());
    game.rule({edit::SetThirdSection{ThirdSection::Arrives}, edit::SetZone{0, 21}, edit::SetForceFields{{4, 9, 9}},
               edit::SetEliminated{5, true}});
    for (const QSize size : {landscape, portrait, QSize(1024, 768), phone}) {
        screens.resize(size);
        EXPECT_EQ(faultsOf(screens.window()), QStringList()) << size.width();
        const QRectF track = onScreen("race-track");
        // An empty stretch may be folded into its first zone.
        for (int zone = 1; zone <= 21;) {
            const QQuickItem* item = finger.find(QStringLiteral("zone-%1").arg(zone));
            ASSERT_NE(item, nullptr) << zone << " at " << size.width();
            EXPECT_TRUE(track.contains(onScreen(item->objectName()))) << zone << " at " << size.width();
            const int last = item->property("lastZone").toInt();
            for (int folded = zone; last > zone && folded <= last; ++folded)
                EXPECT_TRUE(table.track()->emptyZones().contains(folded)) << folded;
            zone = last + 1;
        }
        EXPECT_TRUE(track.contains(onScreen("wreck-5"))) << size.width();
    }
}

TEST_P(RaceOnScreen, ATurnIsToldByItselfAndCanBeSteppedThrough) {
    open();
    screens.app().model().settings()->setReducedMotion(false);
    playPlainTurn();
    touch("act-resolve");
    ASSERT_TRUE(finger.waitFor("race-step-1"));
    ASSERT_TRUE(finger.waitUntil([&] { return table.show()->position() == 2; }, "it goes on by itself"));
    touch("race-skip");
    EXPECT_TRUE(table.show()->atEnd());
    const QString turnEnds = QStringLiteral("race-step-%1").arg(table.show()->steps()->rowCount());
    EXPECT_TRUE(finger.waitFor("race-done"));
    EXPECT_EQ(finger.find(turnEnds), nullptr) << "the title says it";
    touch("race-back");
    EXPECT_FALSE(table.show()->atEnd());
    EXPECT_EQ(finger.find("race-step-1"), nullptr) << "only this moment";
    touch("race-list");
    touch("race-step-1");
    EXPECT_EQ(table.show()->position(), 1);
    touch("race-forward");
    EXPECT_EQ(table.show()->position(), 2);
    touch("race-skip");
    EXPECT_TRUE(table.show()->atEnd());
    EXPECT_TRUE(finger.waitFor(turnEnds)) << "the whole list has it";
    touch("race-again");
    EXPECT_TRUE(finger.waitUntil([&] { return table.show()->position() == 2; }, "it plays again"));
    touch("race-play");
    touch("race-skip");
    touch("race-done");
    EXPECT_TRUE(
        finger.waitUntil([&] { return table.task() == OutspeedTable::Task::Tile; }, "the next tile is asked for"));
}

TEST_P(RaceLayout, EveryMomentOfATurnFits) {
    open(sixShips());
    game.rule({edit::SetZone{0, 14}, edit::SetZone{1, 13}, edit::SetFuel{4, 1}});
    game.describe(1, {{"Aldebaran", {}, false, 1, {2, 0, 0}}, {"Canopus", 2, false, 3, {4, 1, 0}}});
    game.passBonuses();
    game.programAll(
        {{"Aldebaran", {}}, {"Aldebaran", {}}, {"Canopus", {}}, {"Canopus", {}}, {"Aldebaran", {}}, {"Canopus", {}}});
    table.resolve();
    for (int position = 1; position <= table.show()->count(); ++position) {
        table.show()->goTo(position);
        for (const QSize size : {landscape, portrait, phone}) {
            screens.resize(size);
            EXPECT_EQ(faultsOf(screens.window()), QStringList()) << position << " at " << size.width();
        }
    }
}

TEST_P(RaceOnScreen, NothingButTheShipsMovesWhileATurnIsTold) {
    open(sixShips());
    game.rule({edit::SetZone{0, 14}, edit::SetZone{1, 13}, edit::SetFuel{4, 1}});
    game.describe(1, {{"Aldebaran", {}, false, 1, {2, 0, 0}}, {"Canopus", {}, false, 3, {4, 1, 0}}});
    game.passBonuses();
    game.programAll(
        {{"Aldebaran", {}}, {"Aldebaran", {}}, {"Canopus", {}}, {"Canopus", {}}, {"Aldebaran", {}}, {"Canopus", {}}});
    table.resolve();
    for (const QSize size : {landscape, portrait, phone}) {
        screens.resize(size);
        std::map<QString, QRectF> places;
        for (int position = 1; position <= table.show()->count(); ++position) {
            table.show()->goTo(position);
            screens.settle();
            for (int zone = table.track()->rear(); zone <= 14; ++zone) {
                const QString name = QStringLiteral("zone-%1").arg(zone);
                const QQuickItem* item = finger.find(name);
                if (item == nullptr) continue;
                const QRectF now(item->x(), 0, item->width(), 0);
                const auto [found, isNew] = places.emplace(name, now);
                EXPECT_EQ(found->second, now) << name.toStdString() << " at beat " << position;
            }
        }
        EXPECT_GT(places.size(), 3U);
    }
}

TEST_P(RaceOnScreen, ARulingIsMadeByTouch) {
    open();
    game.describePlain();
    screens.settle();
    const SeatState before = game.state().seats[1];
    touch("act-menu");
    touch("menu-overrule");
    ASSERT_TRUE(finger.waitFor("overrule-enter"));
    touch("overrule-ship-1");
    EXPECT_TRUE(finger.tapTwice("overrule-zone-plus")) << "what is shown is what counts";
    touch("overrule-fuel-minus");
    touch("overrule-part-tokens");
    touch("overrule-token-give-nitro");
    touch("overrule-token-give-unknown");
    EXPECT_EQ(screens.textsOf("overrule-token-held-0").contains(OutspeedTexts::tokenName(Token::Nitro)), false)
        << "it is covered";
    touch("overrule-tokens-uncover");
    EXPECT_TRUE(finger.waitUntil(
        [&] { return screens.textsOf("overrule-token-held-0").contains(OutspeedTexts::tokenName(Token::Nitro)); },
        "it says what it is"));
    touch("overrule-token-held-1");
    touch("overrule-part-track");
    touch("overrule-place-field");
    touch("overrule-part-turn");
    touch("overrule-phase-programming");
    touch("overrule-part-choice");
    touch("overrule-choice-2");
    touch("overrule-choice-route-0");
    touch("overrule-enter");
    touch("overrule-reason-0");
    ASSERT_TRUE(finger.waitUntil([&] { return game.state().phase == Phase::Programming; }, "it is ruled"));
    EXPECT_EQ(game.state().forceFields, std::vector<int>{1});
    EXPECT_EQ(game.state().seats[1].tokens, std::vector<HeldToken>{Token::Nitro})
        << "the seat that was chosen stays so from part to part";
    EXPECT_TRUE(game.state().seats[2].choice);
    EXPECT_EQ(game.state().seats[1].zone, before.zone + 2);
    EXPECT_EQ(game.state().seats[1].fuel, before.fuel - 1);
}

TEST_P(RaceOnScreen, TheEndIsShownInEachOfItsWays) {
    open();
    game.rule({edit::EndGame{{1, 2}}});
    screens.settle();
    ASSERT_TRUE(finger.waitFor("victory-winner"));
    EXPECT_TRUE(screens.textsOf("victory-winner").contains(QStringLiteral("Tomás")));
    for (const QSize size : {landscape, portrait, phone}) {
        screens.resize(size);
        EXPECT_EQ(faultsOf(screens.window()), QStringList()) << size.width();
    }
    screens.resize(landscape);
    touch("victory-table");
    touch("act-victory");
    touch("victory-undo");
    ASSERT_TRUE(finger.waitUntilGone("victory"));
    game.rule({edit::EndGame{}});
    screens.settle();
    ASSERT_TRUE(finger.waitFor("victory-phrase"));
    EXPECT_EQ(finger.find("victory-winner"), nullptr) << "nobody has won";
}

}  // namespace
