// SPDX-License-Identifier: GPL-3.0-or-later

// The set-up of Outspeed and the describing of its tiles by touch.
#include "tests/qml/item_walk.h"
#include "tests/qml/screens.h"

#include <QDir>

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::outspeed;

namespace {

class OutspeedSetupScreen : public InEachLanguage {
protected:
    void touch(const QString& name) { EXPECT_TRUE(screens.tap(name)) << name.toStdString(); }
    void open(QSize size) {
        screens.resize(size);
        EXPECT_TRUE(screens.newGame("outspeed"));
        ASSERT_TRUE(screens.finger().waitFor("setup-begin"));
    }
    [[nodiscard]] SessionController& controller() { return screens.app().controller(); }
    void begin() {
        touch("setup-begin");
        EXPECT_TRUE(screens.finger().waitUntil([&] { return screens.finger().find("outspeed-table") != nullptr; },
                                               "the table came"));
        ASSERT_TRUE(controller().plays<Outspeed>());
    }
    /// Keys with blanks between them; gives how many taps that were.
    int type(const QString& keys) {
        const QStringList names = keys.split(u' ', Qt::SkipEmptyParts);
        for (const QString& key : names) touch("tile-key-" + key);
        return static_cast<int>(names.size());
    }
    /// What a person who designs screens would look at; only where somebody asks for it.
    void picture(const QString& name) {
        const QString folder = qEnvironmentVariable("BASEKEEPER_PICTURES");
        if (folder.isEmpty()) return;
        screens.settle();
        QDir().mkpath(folder);
        EXPECT_TRUE(screens.window().grabWindow().save(
            QStringLiteral("%1/%2-%3-%4.png").arg(folder, name, language()).arg(screens.window().width())));
    }
    [[nodiscard]] const outspeed::State& state() { return controller().state<Outspeed>(); }

    Screens screens{language()};
    OutspeedSetup& setup = screens.app().model().setup<Outspeed>();
    TileSets& tiles = *setup.tileSets();
};

INSTANTIATE_TEST_SUITE_P(, OutspeedSetupScreen, inOneLanguage("es"), languageName);

/// What could be cut or overlap, by the length of words.
class OutspeedSetupLayout : public OutspeedSetupScreen {};

INSTANTIATE_TEST_SUITE_P(, OutspeedSetupLayout, inAllLanguages(), languageName);

TEST_P(OutspeedSetupScreen, TheRuleBehindAnOptionIsToldBeforeAnythingWasPlayed) {
    open(landscape);
    touch("setup-option-first-game-info");
    ASSERT_TRUE(screens.finger().waitFor("clause-close"));
    touch("clause-close");
}

TEST_P(OutspeedSetupScreen, WhoDescribesATileByKeysStaysInItsSheet) {
    open(landscape);
    begin();
    touch("tile-number-1");
    ASSERT_TRUE(screens.finger().waitFor("tile-key-3"));
    for (const Qt::Key key : {Qt::Key_3, Qt::Key_2, Qt::Key_5}) {
        screens.finger().pressKey(key);
        screens.settle();
    }
    const auto& routes = screens.app().model().table<Outspeed>().tileEditor()->tile().routes;
    ASSERT_EQ(routes.size(), 1u);
    EXPECT_EQ(routes.front().pilots, 3);
    EXPECT_EQ(routes.front().cost, outspeed::Amount(2));
    EXPECT_EQ(routes.front().benefit.zones, outspeed::Amount(5));
}

TEST_P(OutspeedSetupScreen, PeopleAreSeatedForTheFirstGame) {
    open(landscape);
    picture("setup");
    touch("setup-name-0");
    EXPECT_TRUE(screens.finger().type("Ana"));
    touch("setup-count-4");
    EXPECT_EQ(screens.finger().find("setup-first"), nullptr) << "all play at the same time";
    touch("setup-option-first-game");
    EXPECT_TRUE(setup.firstGame());
    begin();
    const outspeed::Setup& begun = controller().play<Outspeed>().setup();
    ASSERT_EQ(begun.seats.size(), 4u);
    EXPECT_EQ(begun.seats[0].name, "Ana");
    EXPECT_TRUE(begun.options.firstGame);
}

TEST_P(OutspeedSetupScreen, ATileIsDescribedWithFewerThanTwentyTapsAndThenOnlyConfirmed) {
    for (const QSize size : {landscape, QSize(1024, 768), portrait, phone}) {
        SCOPED_TRACE(size.width());
        open(size);
        begin();
        touch("tile-number-5");
        int taps = 1;
        if (tiles.find(5, Side::Three4) == nullptr) {
            ASSERT_TRUE(screens.finger().waitFor("tile-key-1"));
            taps += type("1 0 2  none 1 3  2 3 5");
            picture("tile-sheet");
            taps += type("none die next die");
            touch("tile-describe");
            EXPECT_LT(++taps, 20);
            EXPECT_TRUE(screens.finger().waitUntilGone("tile-key-1"));
        } else {
            picture("tile-offered");
            touch("tile-confirm");
            EXPECT_EQ(++taps, 2);
        }
        ASSERT_EQ(state().phase, Phase::Programming) << "nobody has a token yet";
        ASSERT_TRUE(state().tile.has_value());
        ASSERT_EQ(state().tile->routes.size(), 4u);
        EXPECT_EQ(state().tile->routes[3].cost, Amount(Dice{}));
        ASSERT_NE(tiles.find(5, Side::Three4), nullptr);
        EXPECT_EQ(tiles.find(5, Side::Three4)->tile, *state().tile);
        screens.open("openStart");
    }
}

TEST_P(OutspeedSetupScreen, WhatIsRememberedCanBeChanged) {
    open(landscape);
    Route route;
    route.name = "A";
    route.cost = 1;
    ASSERT_TRUE(tiles.remember({5, {route}}, Side::Three4));
    begin();
    touch("tile-number-5");
    touch("tile-change");
    ASSERT_TRUE(screens.finger().waitFor("tile-cost-0"));
    touch("tile-cost-0");
    type("7");
    touch("tile-copy");
    touch("tile-name-1");
    type("A");
    EXPECT_FALSE(screens.textsOf("tile-problem").isEmpty());
    touch("tile-describe");
    EXPECT_EQ(state().phase, Phase::Tile) << "two routes of one name";
    touch("tile-remove-route");
    touch("tile-describe");
    EXPECT_TRUE(
        screens.finger().waitUntil([&] { return state().phase == Phase::Programming; }, "the tile is described"));
    EXPECT_EQ(tiles.find(5, Side::Three4)->tile.routes[0].cost, Amount(7));
}

TEST_P(OutspeedSetupLayout, TileSetsAreMadeNamedAndDeletedInEverySize) {
    for (const QSize size : {landscape, portrait, phone}) {
        SCOPED_TRACE(size.width());
        open(size);
        touch("setup-tile-sets");
        ASSERT_TRUE(screens.finger().waitFor("tile-set-new"));
        touch("tile-set-new");
        ASSERT_TRUE(screens.finger().waitFor("tile-set-keep"));
        touch("tile-set-name");
        EXPECT_TRUE(screens.finger().type(QStringLiteral("瓷砖 %1").arg(size.width())));
        touch("tile-set-provenance-printed");
        picture("tile-set-form");
        touch("tile-set-keep");
        EXPECT_TRUE(screens.finger().waitUntilGone("tile-set-keep"));
        EXPECT_EQ(tiles.name(), QStringLiteral("瓷砖 %1").arg(size.width()));
        EXPECT_EQ(tiles.provenance(), SetSource::Provenance::Printed);
        touch("tile-describe-new");
        ASSERT_TRUE(screens.finger().waitFor("tile-number-14"));
        touch("tile-side-5-6");
        touch("tile-number-14");
        type("sole 1 3  4 die plus 1 wheel");
        picture("tile-set-tile");
        touch("tile-keep");
        EXPECT_TRUE(screens.finger().waitUntilGone("tile-keep"));
        ASSERT_NE(tiles.find(14, Side::Five6), nullptr);
        picture("tile-sets");
        touch("known-tile-14-5-6");
        ASSERT_TRUE(screens.finger().waitFor("tile-cancel"));
        picture("tile-set-known-tile");
        touch("tile-cancel");
        EXPECT_TRUE(screens.finger().waitUntilGone("tile-cancel"));
        ASSERT_NE(tiles.find(14, Side::Five6), nullptr) << "looking at a tile changes nothing";
        touch("known-tile-14-5-6");
        ASSERT_TRUE(screens.finger().waitFor("tile-forget"));
        EXPECT_TRUE(screens.finger().hold("tile-forget"));
        EXPECT_TRUE(screens.finger().waitUntil([&] { return tiles.find(14, Side::Five6) == nullptr; },
                                               "the tile is forgotten"));
        touch("tile-set-edit");
        ASSERT_TRUE(screens.finger().waitFor("tile-set-delete"));
        EXPECT_TRUE(screens.finger().hold("tile-set-delete"));
        EXPECT_TRUE(screens.finger().waitUntil([&] { return !tiles.hasSets(); }, "the set is deleted"));
        touch("tile-sets-close");
        EXPECT_TRUE(screens.finger().waitUntilGone("tile-sets-close"));
        screens.open("openStart");
    }
}

}  // namespace
