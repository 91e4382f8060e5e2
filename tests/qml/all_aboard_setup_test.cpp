// SPDX-License-Identifier: GPL-3.0-or-later

// The choice of the game and the set-up of All aboard! by touch.
#include "tests/qml/item_walk.h"
#include "tests/qml/screens.h"

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_aboard;

namespace {

/// Every screen is asked for in all sizes that tables have, in each language.
class AllAboardSetupScreen : public InEachLanguage {
protected:
    void touch(const QString& name) { EXPECT_TRUE(screens.tap(name)) << name.toStdString(); }
    /// A digit is itself, "h" the half, "-" the minus, ">" the next one.
    void type(const QString& keys) {
        for (const QChar key : keys)
            touch(key == u'h'   ? "key-half"
                  : key == u'-' ? "key-minus"
                  : key == u'>' ? "key-next"
                                : QStringLiteral("key-") + key);
    }
    void open(QSize size) {
        screens.resize(size);
        EXPECT_TRUE(screens.newGame("all-aboard"));
        ASSERT_TRUE(screens.finger().waitFor("setup-begin"));
    }
    [[nodiscard]] SessionController& controller() { return screens.app().controller(); }
    void waitForTheTable() {
        EXPECT_TRUE(screens.finger().waitUntil([&] { return screens.finger().find("all-aboard-table") != nullptr; },
                                               "the table came"));
        ASSERT_TRUE(controller().plays<AllAboard>());
    }

    Screens screens{language()};
    AllAboardSetup& setup = screens.allAboardSetup();
};

INSTANTIATE_TEST_SUITE_P(, AllAboardSetupScreen, inOneLanguage("en"), languageName);

/// What could be cut or overlap, by the length of words.
class AllAboardSetupLayout : public AllAboardSetupScreen {};

INSTANTIATE_TEST_SUITE_P(, AllAboardSetupLayout, inAllLanguages(), languageName);

/// A hidden grid, or a bar that comes and goes with what wraps beside it, can let the layout find no end.
TEST_P(AllAboardSetupScreen, ComesToRestAtEveryHeight) {
    open(landscape);
    touch("setup-count-5");
    for (int height = 500; height <= 900; height += 10) {
        screens.resize({landscape.width(), height});
        screens.settle();
        const QQuickItem* scroll = screens.finger().find("setup-scroll");
        ASSERT_NE(scroll, nullptr);
        const qreal content = scroll->property("contentHeight").toReal();
        screens.settle();
        EXPECT_EQ(scroll->property("contentHeight").toReal(), content) << height;
    }
}

TEST_P(AllAboardSetupScreen, PeopleAreSeatedAndTheChildrensVariantIsPlayed) {
    open(landscape);
    touch("setup-name-0");
    EXPECT_TRUE(screens.finger().type("Ana"));
    touch("setup-name-1");
    EXPECT_TRUE(screens.finger().type("美玲"));
    EXPECT_TRUE(screens.textsOf("setup-monkey-1").contains(QStringLiteral("美玲"))) << "while it is being typed";
    touch("setup-count-5");
    EXPECT_EQ(setup.seatCount(), 5);
    EXPECT_EQ(screens.finger().find("setup-count-6"), nullptr);
    touch("setup-count-2");
    touch("setup-remove");
    ASSERT_TRUE(screens.finger().waitFor("clause-close")) << "two are needed";
    EXPECT_EQ(setup.seatCount(), 2);
    touch("clause-close");
    EXPECT_TRUE(screens.finger().waitUntilGone("clause-close"));
    touch("setup-monkey-1");
    EXPECT_TRUE(screens.finger().find("setup-monkey-1")->property("checked").toBool());
    EXPECT_FALSE(screens.finger().find("setup-monkey-0")->property("checked").toBool());
    touch("setup-option-children");
    EXPECT_FALSE(setup.effects());
    touch("setup-begin");
    waitForTheTable();
    const all_aboard::Setup& begun = controller().play<AllAboard>().setup();
    ASSERT_EQ(begun.seats.size(), 2u);
    EXPECT_EQ(begun.seats[1].name, "美玲");
    EXPECT_EQ(begun.first, 1);
    EXPECT_FALSE(begun.options.effects);
}

TEST_P(AllAboardSetupLayout, TwelveCardsAreCopiedOnOneKeypadInEverySize) {
    for (const QSize size : {landscape, QSize(1024, 768), portrait, phone}) {
        SCOPED_TRACE(size.width());
        open(size);
        touch(setup.hasOwnValues() ? "setup-values" : "setup-copy-cards");
        if (setup.hasOwnValues()) {
            touch("values-set-0");
            touch("values-new");
        }
        ASSERT_TRUE(screens.finger().waitFor("key-1"));
        touch("values-save");
        ASSERT_TRUE(screens.finger().find("key-1") != nullptr) << "it is kept when all is there";
        // Mouse 1½, 12; peacock -2, 5; then two digits each: points are at their end then, weights are not.
        touch("value-weight-mouse");
        type("1h12-2>5>");
        for (int animal = 2; animal < 12; ++animal)
            type(QString::number(10 + animal) + u'>' + QString::number(30 + animal));
        EXPECT_TRUE(setup.entry()->isComplete());
        touch("values-name");
        EXPECT_TRUE(screens.finger().type(QStringLiteral("卡 %1").arg(size.width())));
        touch("values-save");
        EXPECT_TRUE(screens.finger().waitUntilGone("key-1"));
        EXPECT_EQ(setup.valueSetName(), QStringLiteral("卡 %1").arg(size.width()));
        EXPECT_EQ(setup.valueSetProvenance(), SetSource::Provenance::Printed);
        touch("values-close");
        EXPECT_TRUE(screens.finger().waitUntilGone("values-close"));
        touch("setup-begin");
        waitForTheTable();
        const CardValues& values = controller().play<AllAboard>().setup().values;
        EXPECT_EQ(values[Animal::Mouse], (CardValue{Weight::ofHalves(3), Weight::ofHalves(1), 12}));
        EXPECT_EQ(values[Animal::Peacock], (CardValue{Weight::ofKilos(-2), Weight::ofKilos(1), 5}));
        EXPECT_EQ(values[Animal::Elephant], (CardValue{Weight::ofKilos(21), Weight::ofKilos(21), 41}));
        screens.open("openStart");
    }
}

TEST_P(AllAboardSetupScreen, SaysThatTheExampleIsOneUntilTheCardsAreKnown) {
    open(landscape);
    EXPECT_NE(screens.finger().find("setup-copy-cards"), nullptr);
    const QString marked = screens.textsOf("setup-provenance");
    EXPECT_FALSE(marked.isEmpty());
    setup.copyChosen();
    EXPECT_TRUE(setup.saveValueSet({}, "Ours", SetSource::Provenance::Printed));
    screens.settle();
    EXPECT_EQ(screens.finger().find("setup-copy-cards"), nullptr);
    EXPECT_NE(screens.textsOf("setup-provenance"), marked);
    touch("setup-values");
    touch("values-edit");
    touch("value-in-love-mouse");
    type("3");
    touch("values-save");
    EXPECT_TRUE(screens.finger().waitUntilGone("key-1"));
    EXPECT_EQ(setup.values()[0].toMap().value("inLove"), 6);
}

TEST_P(AllAboardSetupScreen, EveryGameKeepsItsPlaceWhateverWasPlayedLast) {
    const auto places = [&] {
        touch("start-new");
        EXPECT_TRUE(screens.finger().waitFor("games-close"));
        screens.settle();
        std::vector<qreal> found;
        for (const char* game : {"game-all-your-base", "game-all-aboard", "game-outspeed"})
            if (const QQuickItem* item = screens.finger().find(game)) found.push_back(item->mapToScene({}).x());
        return found;
    };
    const auto before = places();
    ASSERT_EQ(before.size(), 3u);
    touch("game-all-aboard");
    touch("setup-begin");
    waitForTheTable();
    screens.open("openStart");
    EXPECT_EQ(places(), before);
    touch("games-close");
    EXPECT_TRUE(screens.finger().waitUntilGone("games-close"));
}

TEST(SetupClauses, AreOfTheGameThatIsSetUp) {
    Screens screens;
    EXPECT_TRUE(screens.newGame("all-aboard"));
    EXPECT_TRUE(screens.tap("setup-option-children-info"));
    ASSERT_TRUE(screens.finger().waitFor("clause-close"));
    screens.settle();
    const QString title = screens.app().model().rules<AllAboard>().title("4.3", "en");
    EXPECT_FALSE(title.isEmpty());
    bool told = false;
    for (const Shown& shown : shownIn(screens.window()))
        told = told || shown.item->property("text").toString() == title;
    EXPECT_TRUE(told) << title.toStdString();
}

}  // namespace
