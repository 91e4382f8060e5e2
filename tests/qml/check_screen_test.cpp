// SPDX-License-Identifier: GPL-3.0-or-later

// "Check an attack": opened from the start, tapped together, read aloud, turned, and played on.
#include "tests/qml/every_size.h"

#include <QTest>

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;

namespace {

constexpr QSize smallPhone{640, 360};

class CheckScreen : public InEachLanguage {
protected:
    void touch(const QString& name) { EXPECT_TRUE(screens.tap(name)) << name.toStdString(); }
    void touch(std::initializer_list<const char*> names) {
        for (const char* name : names) touch(QString::fromLatin1(name));
    }
    void openCheck() {
        touch({"start-check"});
        ASSERT_TRUE(screens.finger().waitFor("check-attacks-zig"));
    }
    void hears(const QString& text, const QString& spoken) {
        EXPECT_TRUE(screens.finger().waitUntil(
            [&] { return !screens.speech().said.isEmpty() && screens.speech().said.constLast().text == text; },
            "\"" + text + "\" was said"));
        if (!screens.speech().said.isEmpty()) { EXPECT_EQ(screens.speech().said.constLast().voice.language, spoken); }
    }

    Screens screens{language()};
    AttackCheckModel& check = *screens.setup().check();
};

INSTANTIATE_TEST_SUITE_P(, CheckScreen, inOneLanguage("zh"), languageName);

TEST_P(CheckScreen, ThreeAgainstThreeTakesATapACard) {
    openCheck();
    const int before = screens.finger().taps();
    touch({"check-attacks-zig", "check-attacks-zig", "check-attacks-battlecruiser", "check-stands-crew",
           "check-stands-destroyer", "check-stands-zig"});
    if (pointerOfTheRun() == Pointer::Touch) { EXPECT_EQ(screens.finger().taps() - before, 6); }
    EXPECT_EQ(check.attack(), 5);
    EXPECT_EQ(check.defense(), 3);
    EXPECT_TRUE(screens.textsOf("check-answer").contains("5"));
    EXPECT_TRUE(screens.textsOf("check-answer").contains("3"));
    EXPECT_TRUE(screens.textsOf("check-answer").contains(check.verdict()));
    EXPECT_FALSE(screens.app().controller().hasGame()) << "nothing was begun";
}

TEST_P(CheckScreen, TwoQuickTapsAreTwoCardsAndTheOtherPlaceTakesThemOff) {
    openCheck();
    EXPECT_TRUE(screens.finger().tapTwice("check-attacks-zig"));
    EXPECT_EQ(check.attack(), 2);
    EXPECT_TRUE(screens.finger().tapTwice("check-attacks-zig-less"));
    EXPECT_EQ(check.attack(), 0);
    EXPECT_TRUE(screens.finger().waitUntilGone("check-attacks-zig-less"));
    touch({"check-attacks-cats", "check-stands-zig", "check-clear"});
    EXPECT_TRUE(check.untouched());
    EXPECT_TRUE(screens.finger().waitUntilGone("check-clear"));
}

TEST_P(CheckScreen, TheQuestionIsTurnedRound) {
    openCheck();
    touch({"check-attacks-dreadnought", "check-attacks-destroyer", "check-stands-zig", "check-turn-round"});
    EXPECT_TRUE(check.turnedRound());
    EXPECT_EQ(screens.textsOf("check-answer").count("6"), 2) << "the attack, and what holds against it";
    EXPECT_TRUE(screens.textsOf("check-answer").contains(check.verdict()));
    touch({"check-stands-dreadnought", "check-stands-destroyer"});
    EXPECT_TRUE(check.enough());
    touch({"check-turn-round"});
    EXPECT_FALSE(check.enough());
}

TEST_P(CheckScreen, ThePileIsUnfoldedWhenItIsWanted) {
    openCheck();
    EXPECT_EQ(screens.finger().find("check-pile-zig"), nullptr);
    touch({"check-attacks-crew", "check-attacks-crew", "check-pile", "check-pile-zig"});
    EXPECT_EQ(check.change().words, AllYourBaseTexts::cardName(Card::Zig));
    touch({"check-pile-zig-less"});
    EXPECT_EQ(check.pileCount(), 0);
    touch({"check-pile"});
    EXPECT_TRUE(screens.finger().waitUntilGone("check-pile-zig"));
}

TEST_P(CheckScreen, PointsAreChangedInPlaceAndASetIsChosen) {
    openCheck();
    touch({"check-attacks-zig"});
    EXPECT_TRUE(screens.finger().hold("check-attacks-zig"));
    ASSERT_TRUE(screens.finger().waitFor("check-points-done"));
    touch({"check-points-attack-number-plus", "check-points-defense-number-plus", "check-points-done"});
    EXPECT_TRUE(screens.finger().waitUntilGone("check-points-done"));
    EXPECT_EQ(check.attack(), 2);
    touch({"check-base"});
    ASSERT_TRUE(screens.finger().waitFor("check-points-done"));
    touch({"check-points-base-number-plus"});
    EXPECT_EQ(check.defense(), 1);
    touch({"check-points-reset", "check-points-done"});
    EXPECT_TRUE(screens.finger().waitUntilGone("check-points-done"));
    EXPECT_EQ(check.attack(), 1);
    EXPECT_EQ(check.defense(), 0);
    touch({"check-set", "values-new", "values-attack-zig-number-plus", "values-save"});
    EXPECT_TRUE(screens.finger().waitUntil([&] { return check.attack() == 2; }, "the new points count"));
}

TEST_P(CheckScreen, IsReadAloudInTheLanguageOfWhoeverAsks) {
    openCheck();
    touch({"check-attacks-zig", "speak-check"});
    hears(check.summary().section(u'\n', 0, 0), language());
    touch({"check-attacks-zig"});
    EXPECT_TRUE(
        screens.finger().waitUntil([&] { return screens.app().model().speaker()->state() == Speaker::State::Idle; },
                                   "what is no longer so is silent"));
    const QString before = check.language();
    // There is no voice for the made-up one.
    do touch({"check-language"});
    while (check.language() == QLatin1String(madeUpLanguage));
    EXPECT_NE(check.language(), before);
    EXPECT_EQ(screens.app().model().settings()->language(), before) << "the screen's own stays";
    touch({"speak-check"});
    hears(check.summary().section(u'\n', 0, 0), check.language());
}

TEST_P(CheckScreen, TurnsToEachSideOfTheTable) {
    openCheck();
    touch({"check-attacks-zig"});
    for (int side = 0; side < 4; ++side) {
        touch({"check-attacks-zig", "check-stands-crew", "check-turn"});
        // Sideways it scrolls to the side, which is no fault.
        if (side % 2 == 1) {
            EXPECT_TRUE(screens.finger().waitUntil([&] { return faultsOf(screens.window()).isEmpty(); },
                                                   "all was in its place"))
                << faultsOf(screens.window()).join(u'\n').toStdString();
        }
    }
    EXPECT_EQ(check.attack(), 5);
}

TEST_P(CheckScreen, IsPlayedOnAsANewGame) {
    openCheck();
    EXPECT_EQ(screens.finger().find("check-begin"), nullptr) << "there is nothing to begin from";
    touch({"check-attacks-zero-wing", "check-stands-zig", "check-begin"});
    ASSERT_TRUE(
        screens.finger().waitUntil([&] { return screens.app().controller().hasGame() && screens.game().played() == 1; },
                                   "the position lay there"));
    EXPECT_EQ(screens.game().state().turn.phase, Phase::Attack);
    touch({"base-2", "act-attack"});
    EXPECT_TRUE(screens.finger().waitUntil([&] { return screens.game().played() == 2; }, "the attack was declared"));
}

TEST_P(CheckScreen, IsLeftTheWayItWasEnteredAndRemembersItsCards) {
    openCheck();
    touch({"check-attacks-zig", "check-back"});
    ASSERT_TRUE(screens.finger().waitFor("start-check"));
    openCheck();
    EXPECT_EQ(check.attack(), 1);
    EXPECT_TRUE(screens.finger().pressKey(Qt::Key_Escape));
    EXPECT_TRUE(screens.finger().waitFor("start-check"));
}

/// With a thumb: everything that is tapped for an answer is in sight at once.
/// Whatever was scrolled to for the last card, the numbers stand, and what the surplus buys is next to them.
TEST_P(CheckScreen, LargeTextKeepsTheNumbersAndTheChangeInSight) {
    screens.app().model().settings()->setTextPercent(200);
    openCheck();
    touch({"check-attacks-zig", "check-attacks-battlecruiser", "check-attacks-cats", "check-stands-zig",
           "check-stands-cats"});
    screens.settle();
    ASSERT_GT(check.surplus(), 0);
    const std::vector<Shown> all = shownIn(screens.window());
    for (const char* name : {"check-answer", "check-change"}) {
        const auto found =
            std::ranges::find(all, QLatin1String(name), [](const Shown& one) { return one.item->objectName(); });
        ASSERT_NE(found, all.end()) << name;
        EXPECT_TRUE(found->clip.adjusted(-1, -1, 1, 1).contains(found->rect)) << name;
    }
}

TEST_P(CheckScreen, IsAnsweredWithoutScrollingOnAPhone) {
    for (const QSize size : {phone, smallPhone}) {
        screens.open("openStart");
        screens.resize(size);
        openCheck();
        check.clear();
        check.add(AttackCheckModel::Side::Attackers, "zig");
        screens.settle();
        int places = 0;
        for (const Shown& one : shownIn(screens.window())) {
            const QString name = one.item->objectName();
            if (!name.startsWith(u"check-attacks-") && !name.startsWith(u"check-stands-") && name != u"check-answer")
                continue;
            ++places;
            EXPECT_TRUE(one.clip.adjusted(-1, -1, 1, 1).contains(one.rect))
                << nameOf(*one.item).toStdString() << " must be scrolled to at " << size.width();
        }
        EXPECT_EQ(places, 16) << "seven kinds on each side, one of them to be taken off, and the answer";
    }
}

/// How words fit, in every language.
class CheckLayouts : public InEachLanguage {
protected:
    void look(const char* place) {
        expectNoFaultsInEverySize(screens, place, language());
        screens.resize(smallPhone);
        EXPECT_EQ(faultsOf(screens.window()), QStringList()) << place << " at 640x360";
        screens.resize(landscape);
    }

    Screens screens{language()};
    AttackCheckModel& check = *screens.setup().check();
};

INSTANTIATE_TEST_SUITE_P(, CheckLayouts, inAllLanguages(), languageName);

TEST_P(CheckLayouts, OfTheCheckOfAnAttack) {
    using Side = AttackCheckModel::Side;
    for (const int percent : {100, 200}) {
        screens.app().model().settings()->setTextPercent(percent);
        check.clear();
        check.setTurnedRound(false);
        screens.open("openCheck");
        look("check");
        for (const Card card : allCards) check.add(Side::Attackers, QString(AllYourBaseCodec::cardName(card)));
        for (const Card card : allCards) check.add(Side::Pile, QString(AllYourBaseCodec::cardName(card)));
        check.add(Side::Defenders, "dreadnought");
        look("check, enough");
        for (int i = 0; i < 7; ++i) check.add(Side::Defenders, "zero-wing");
        look("check, missing");
        check.setTurnedRound(true);
        look("check, holds");
        check.clear();
        check.add(Side::Attackers, "zero-wing");
        check.add(Side::Defenders, "zig");
        check.setPoints("zig", 99, 1);
        look("check, what must stand");
        EXPECT_TRUE(screens.finger().hold("check-attacks-zig"));
        ASSERT_TRUE(screens.finger().waitFor("check-points-close"));
        look("check, points");
        EXPECT_TRUE(screens.tap("check-points-close"));
        EXPECT_TRUE(screens.finger().waitUntilGone("check-points-close"));
    }
}

/// Without a pointer: Tab leads to every card, and Return adds it.
TEST(CheckByKeys, ThreeAgainstThree) {
    Screens screens(QStringLiteral("en"), landscape, Pointer::Keys);
    AttackCheckModel& check = *screens.setup().check();
    for (const char* name : {"start-check", "check-attacks-zig", "check-attacks-zig", "check-attacks-destroyer",
                             "check-stands-zig", "check-stands-crew", "check-stands-zig", "check-stands-zig-less"})
        EXPECT_TRUE(screens.tap(name)) << name;
    EXPECT_EQ(check.attack(), 4);
    EXPECT_EQ(check.defense(), 1);
    EXPECT_TRUE(screens.tap("check-turn-round"));
    EXPECT_TRUE(check.turnedRound());
}

}  // namespace
