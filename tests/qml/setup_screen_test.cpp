// SPDX-License-Identifier: GPL-3.0-or-later

// Set-up, card values and settings by touch.
#include "tests/qml/screens.h"

#include <QTest>

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;

namespace {

/// Two taps of a quick finger: nothing happens between them but what the events themselves do.
void tapTwiceQuickly(QQuickWindow& window, const QQuickItem& item) {
    static QPointingDevice* device = QTest::createTouchDevice();
    const QPoint point = item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint();
    for (int tap = 0; tap < 2; ++tap) {
        QTest::touchEvent(&window, device).press(0, point, &window);
        QTest::touchEvent(&window, device).release(0, point, &window);
    }
    QCoreApplication::processEvents();
}

QString nameAt(GameSetup& setup, std::size_t seat) { return rowsOf<SetupSeatRow>(setup.seats())[seat].name; }

class SetupScreenTest : public InEachLanguage {
protected:
    void touch(const QString& name) { EXPECT_TRUE(screens.tap(name)) << name.toStdString(); }

    Screens screens{language()};
    AllYourBaseSetup& setup = screens.setup();
};

INSTANTIATE_TEST_SUITE_P(, SetupScreenTest, inOneLanguage("es"), languageName);

TEST_P(SetupScreenTest, PeopleAreSeatedNamedAndMoved) {
    EXPECT_TRUE(screens.newGame());
    touch("setup-name-0");
    EXPECT_TRUE(screens.finger().type("Ana"));
    touch("setup-name-1");
    EXPECT_TRUE(screens.finger().type("美玲"));
    touch("setup-count-4");
    EXPECT_EQ(setup.seatCount(), 4);
    touch("setup-drag-3");
    touch("setup-count-5");
    touch("setup-remove");
    EXPECT_EQ(setup.seatCount(), 4);
    EXPECT_TRUE(screens.finger().find("setup-seat-3")->property("chosen").toBool()) << "not the first one";
    touch("setup-remove");
    EXPECT_EQ(setup.seatCount(), 3);
    touch("setup-drag-1");
    touch("setup-first");
    touch("setup-drag-0");
    touch("setup-on");
    const auto& seats = rowsOf<SetupSeatRow>(setup.seats());
    EXPECT_EQ(seats[0].name, "美玲");
    EXPECT_EQ(seats[1].name, "Ana");
    EXPECT_TRUE(seats[0].first);
    touch("setup-begin");
    ASSERT_TRUE(screens.finger().waitFor("act-play-base"));
    EXPECT_EQ(screens.table().playingName(), "美玲");
}

TEST_P(SetupScreenTest, APlayerIsDraggedToTheOtherSideOfTheTable) {
    EXPECT_TRUE(screens.newGame());
    setup.setSeatCount(4);
    setup.setName(0, "Ana");
    setup.setName(2, "Bo");
    setup.setFirst(0);
    screens.settle();
    screens.drag("setup-drag-0", "setup-seat-2");
    EXPECT_EQ(nameAt(setup, 0), "Bo");
    EXPECT_EQ(nameAt(setup, 2), "Ana");
    EXPECT_TRUE(rowsOf<SetupSeatRow>(setup.seats())[2].first) << "who begins still does";
    screens.settle();
    screens.drag("setup-drag-2", "setup-name-2");
    EXPECT_EQ(nameAt(setup, 2), "Ana") << "dropped where it was";
}

TEST_P(SetupScreenTest, OnAPhoneEveryActHasItsWordAndALongNameIsWrittenSmaller) {
    screens.resize(phone);
    EXPECT_TRUE(screens.newGame());
    setup.setSeatCount(5);
    setup.setName(1, "Bo");
    screens.settle();
    touch("setup-drag-0");
    for (const char* act : {"setup-first", "setup-back", "setup-on", "setup-remove"})
        EXPECT_GT(screens.textsOf(act).size(), 2) << act;
    EXPECT_TRUE(screens.textsOf("setup-on").split(u' ').contains("B")) << "with whom the place is changed";
    EXPECT_TRUE(screens.textsOf("setup-back").split(u' ').contains("E"));

    const QQuickItem* field = screens.finger().find("setup-name-1");
    const auto letters = [&] { return field->property("font").value<QFont>().pixelSize(); };
    const int normal = letters();
    setup.setName(1, "Maximiliane Hohenburg");
    EXPECT_TRUE(screens.finger().waitUntil([&] { return letters() < normal; }, "the name is written smaller"));
    EXPECT_LE(field->property("contentWidth").toReal(),
              field->width() - field->property("leftPadding").toReal() - field->property("rightPadding").toReal());
}

TEST_P(SetupScreenTest, FourGamesAreOfferedTwoByTwoSoThatNoneStandsApart) {
    touch("start-new");
    ASSERT_TRUE(screens.finger().waitFor("games-close"));
    const auto place = [&](const QString& game) { return screens.finger().find("game-" + game)->mapToScene({}); };
    for (const QSize size : {landscape, portrait}) {
        screens.resize(size);
        EXPECT_EQ(place("all-your-base").y(), place("all-aboard").y());
        EXPECT_EQ(place("outspeed").y(), place("score-sheet").y());
        EXPECT_EQ(place("all-your-base").x(), place("outspeed").x());
        EXPECT_LT(place("all-your-base").y(), place("outspeed").y());
    }
    screens.resize(phone);
    EXPECT_EQ(place("all-your-base").x(), place("all-aboard").x()) << "one below the other";
}

TEST_P(SetupScreenTest, PlayersOfEarlierGamesAreSeatedByOneTapEach) {
    EXPECT_TRUE(screens.newGame());
    touch("setup-name-0");
    EXPECT_TRUE(screens.finger().type("Ana"));
    touch("setup-name-1");
    EXPECT_TRUE(screens.finger().type("Bo"));
    touch("setup-begin");
    ASSERT_TRUE(screens.finger().waitFor("act-play-base"));
    screens.open("openStart");
    EXPECT_TRUE(screens.newGame("all-aboard"));
    ASSERT_TRUE(screens.finger().waitFor("setup-remembered-0"));
    const QStringList known = screens.allAboardSetup().remembered();
    ASSERT_EQ(known, (QStringList{"Ana", "Bo"}));
    touch("setup-name-0");
    EXPECT_TRUE(screens.finger().type("x"));
    touch("setup-remembered-0");
    touch("setup-remembered-0");
    EXPECT_EQ(nameAt(screens.allAboardSetup(), 0), "Ana") << "in place of what was begun";
    EXPECT_EQ(nameAt(screens.allAboardSetup(), 1), "Bo") << "the next place without a name was next";
    EXPECT_TRUE(screens.allAboardSetup().remembered().isEmpty());
}

TEST_P(SetupScreenTest, AHouseRuleIsSwitchedExplainedAndPlayed) {
    EXPECT_TRUE(screens.newGame());
    EXPECT_EQ(screens.finger().find("setup-option-change"), nullptr) << "folded into a line";
    const QString printed = screens.textsOf("setup-rules");
    touch("setup-rules");
    touch("setup-option-change");
    EXPECT_FALSE(setup.change());
    EXPECT_NE(screens.textsOf("setup-rules"), printed) << "the line says what differs";
    touch("setup-option-change-info");
    ASSERT_TRUE(screens.finger().waitFor("clause-close"));
    touch("clause-close");
    EXPECT_TRUE(screens.finger().waitUntilGone("clause-close"));
    touch("setup-threshold-plus");
    EXPECT_EQ(setup.threshold(), 10);
    touch("setup-options-reset");
    EXPECT_TRUE(setup.change());
    EXPECT_EQ(setup.threshold(), 9);
    touch("setup-option-gained");
    touch("setup-begin");
    ASSERT_TRUE(screens.finger().waitFor("act-play-base"));
    EXPECT_EQ(screens.game().state().rules.options.held, Held::Gained);
}

TEST_P(SetupScreenTest, CardValuesAreEnteredKeptAndPlayedWith) {
    EXPECT_TRUE(screens.newGame());
    touch("setup-values");
    touch("values-new");
    touch("values-name");
    EXPECT_TRUE(screens.finger().type("Unsere 卡"));
    touch("values-provenance-table");
    EXPECT_TRUE(screens.finger().tapTwice("values-attack-zig-number-plus"));
    touch("values-defense-base-number-plus");
    touch("values-save");
    EXPECT_EQ(setup.valueSetName(), "Unsere 卡");
    EXPECT_EQ(setup.valueSetProvenance(), SetSource::Provenance::Table);
    touch("values-close");
    EXPECT_TRUE(screens.finger().waitUntilGone("values-close"));
    touch("setup-begin");
    ASSERT_TRUE(screens.finger().waitFor("act-play-base"));
    EXPECT_EQ(screens.game().state().rules.values[Card::Zig].attack, 3);
    EXPECT_EQ(screens.game().state().rules.values.baseDefense, 1);
    EXPECT_FALSE(screens.table().examplePoints());
}

TEST_P(SetupScreenTest, ACopyOfTheExampleIsNotToldAsPrintedUntilSomebodySaysSo) {
    EXPECT_TRUE(screens.newGame());
    touch("setup-values");
    touch("values-new");
    touch("values-save");
    EXPECT_EQ(setup.valueSetProvenance(), SetSource::Provenance::Example);
    EXPECT_TRUE(screens.finger().waitFor("values-edit"));
    touch("values-edit");
    touch("values-provenance-printed");
    touch("values-save");
    EXPECT_EQ(setup.valueSetProvenance(), SetSource::Provenance::Printed);
    EXPECT_TRUE(screens.finger().waitFor("values-new"));
    touch("values-new");
    EXPECT_TRUE(screens.finger().waitUntilGone("values-provenance-example"));
    touch("values-save");
    EXPECT_EQ(setup.valueSetProvenance(), SetSource::Provenance::Printed);
}

TEST_P(SetupScreenTest, ADeclaredPositionIsEnteredBeforeTheFirstTurn) {
    EXPECT_TRUE(screens.newGame());
    touch("setup-declared");
    touch("setup-begin");
    touch("overrule-kind-base");
    touch("overrule-give-0");
    touch("seat-1");
    touch("overrule-let-go");
    touch("overrule-part-turn");
    touch("overrule-enter");
    touch("overrule-reason-3");
    EXPECT_TRUE(screens.finger().waitUntil([&] { return screens.game().played() == 1; }, "the position was entered"));
    EXPECT_EQ(screens.game().state().bases.size(), 2u);
    EXPECT_TRUE(screens.finger().waitUntilGone("overrule-enter"));
    touch("act-play-base");
    EXPECT_TRUE(screens.finger().waitUntil([&] { return screens.game().played() == 2; }, "the first turn was played"));
}

TEST_P(SetupScreenTest, SettingsTakeEffectAtOnce) {
    Settings& settings = *screens.app().model().settings();
    touch("start-settings");
    touch("settings-theme-light");
    EXPECT_EQ(settings.theme(), "light");
    touch("settings-theme-dark");
    touch("settings-reduced-motion");
    EXPECT_FALSE(settings.reducedMotion());
    touch("settings-reduced-motion");
    touch("settings-keep-screen-on");
    EXPECT_FALSE(settings.keepScreenOn());
    const QString other = language() == "es" ? QStringLiteral("zh") : QStringLiteral("es");
    touch("settings-language-" + other);
    EXPECT_EQ(settings.language(), other);
    screens.settle();
    EXPECT_EQ(hasChinese(screens.textsOf("settings-reduced-motion")), other == "zh");
    touch("settings-back");
    EXPECT_TRUE(screens.finger().waitFor("start-new"));
    screens.settle();
    EXPECT_EQ(hasChinese(screens.textsOf("start-new")), other == "zh");
    touch("start-language-" + language());
    EXPECT_EQ(settings.language(), language());
}

TEST(QuickTaps, CountTwiceOnAStepper) {
    Screens screens;
    EXPECT_TRUE(screens.newGame());
    ASSERT_TRUE(screens.finger().waitFor("setup-threshold"));
    screens.settle();
    const QQuickItem* plus = screens.finger().find("setup-threshold-plus");
    ASSERT_NE(plus, nullptr);
    tapTwiceQuickly(screens.window(), *plus);
    EXPECT_EQ(screens.setup().threshold(), 11);
    tapTwiceQuickly(screens.window(), *plus);
    EXPECT_EQ(screens.setup().threshold(), 13);
}

TEST(QuickTaps, CountTwiceOnUndo) {
    Screens screens;
    screens.openBattlefield();
    const std::size_t acts = screens.game().played();
    const QQuickItem* undo = screens.finger().find("act-undo");
    ASSERT_NE(undo, nullptr);
    tapTwiceQuickly(screens.window(), *undo);
    EXPECT_EQ(screens.game().played(), acts - 2);
}

}  // namespace
