// SPDX-License-Identifier: GPL-3.0-or-later

// A ruling that is written on the table of All Your Base itself.
#include "tests/qml/screens.h"

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;

namespace {

class RulingScreen : public InEachLanguage {
protected:
    RulingScreen() { screens.openBattlefield(); }

    void touch(const QString& name) { EXPECT_TRUE(screens.tap(name)) << name.toStdString(); }
    [[nodiscard]] const State& edited() { return screens.table().overrule()->edited(); }

    Screens screens{language()};
};

TEST_P(RulingScreen, CardsAndBasesAreDragged) {
    touch("act-menu");
    touch("menu-overrule");
    screens.drag("piece-4", "base-5");
    EXPECT_EQ(edited().piece(4_P)->at, 5_B);
    screens.drag("base-5", "seat-0");
    EXPECT_EQ(edited().base(5_B)->owner, 0);
    screens.drag("piece-4", "overrule-enter");
    EXPECT_EQ(edited().piece(4_P)->at, 5_B) << "dropped beside the table";
    screens.drag("piece-4", "base-3", Pointer::Mouse);
    EXPECT_EQ(edited().piece(4_P)->at, 3_B);
    EXPECT_EQ(screens.game().state().base(5_B)->owner, 2) << "nothing has happened yet";
}

TEST_P(RulingScreen, NothingIsDraggedWhileThePlayGoesOn) {
    screens.drag("piece-4", "base-5");
    screens.drag("base-5", "seat-0");
    EXPECT_EQ(screens.table().overrule()->edits()->rowCount(), 0);
}

TEST_P(RulingScreen, AHeldBaseIsFixedWhereItStands) {
    EXPECT_TRUE(screens.finger().hold("base-4"));
    touch("inspect-overrule");
    EXPECT_TRUE(screens.finger().waitFor("overrule-remove"));
    EXPECT_EQ(screens.table().ruling()->base(), 4);
    touch("overrule-remove");
    EXPECT_EQ(edited().base(4_B), nullptr);
    EXPECT_TRUE(screens.finger().waitFor("overrule-close")) << "it is chosen no longer";
    touch("act-undo");
    EXPECT_NE(edited().base(4_B), nullptr);
    EXPECT_TRUE(screens.finger().pressKey(Qt::Key_Escape));
    EXPECT_TRUE(screens.finger().waitUntilGone("overrule-enter"));
}

TEST_P(RulingScreen, IsPutAwayWhereTheTableIsLeftAndBeginsAnewAtItsTop) {
    touch("act-menu");
    touch("menu-overrule");
    touch("overrule-enter");
    ASSERT_TRUE(screens.finger().waitFor("overrule-missing"));
    touch("overrule-part-game");
    touch("overrule-close");
    EXPECT_TRUE(screens.finger().waitUntilGone("overrule-enter"));
    touch("act-menu");
    touch("menu-overrule");
    ASSERT_TRUE(screens.finger().waitFor("overrule-kind-base"));
    EXPECT_EQ(screens.finger().find("overrule-missing"), nullptr);
    touch("overrule-kind-base");
    touch("seat-0");
    touch("act-menu");
    touch("menu-leave");
    ASSERT_TRUE(screens.finger().waitFor("start-resume"));
    touch("start-resume");
    ASSERT_TRUE(screens.finger().waitFor("seat-0"));
    EXPECT_FALSE(screens.table().ruling()->isOpen()) << "the table as it is";
}

TEST_P(RulingScreen, WhatTheRulesForbidIsSaidAtOnce) {
    touch("act-menu");
    touch("menu-overrule");
    touch("overrule-part-game");
    touch("overrule-end-0");
    EXPECT_EQ(screens.finger().find("overrule-missing"), nullptr);
    touch("overrule-part-turn");
    touch("overrule-turn-anew");
    EXPECT_TRUE(screens.finger().waitFor("overrule-missing")) << "the game has ended";
}

TEST_P(RulingScreen, TheLanguageIsWithinReachAtEveryWidth) {
    for (const int percent : {100, 200})
        for (const int width : {390, 560, 700, 960, 1280}) {
            screens.app().model().settings()->setTextPercent(percent);
            screens.resize({width, 800});
            const bool inBar = screens.finger().find("act-language") != nullptr;
            touch("act-menu");
            ASSERT_TRUE(screens.finger().waitFor("menu-close"));
            EXPECT_NE(inBar, screens.finger().find("menu-language") != nullptr) << width << " at " << percent << " %";
            touch("menu-close");
            ASSERT_TRUE(screens.finger().waitUntilGone("menu-close"));
        }
}

TEST_P(RulingScreen, ThePileGivesItsCardsBack) {
    touch("act-menu");
    touch("menu-overrule");
    touch("piece-4");
    touch("overrule-to-pile");
    touch("overrule-pile-4");
    touch("base-1");
    EXPECT_EQ(edited().piece(4_P)->at, 1_B);
}

INSTANTIATE_TEST_SUITE_P(Table, RulingScreen, inOneLanguage("es"), languageName);

}  // namespace
