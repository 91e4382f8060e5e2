// SPDX-License-Identifier: GPL-3.0-or-later

// The past corrected with a finger, in each language.
#include "tests/qml/every_size.h"

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;

namespace {

class CorrectionScreen : public InEachLanguage {
protected:
    void SetUp() override {
        screens.openTable();
        for (int seat = 0; seat < 3; ++seat) {
            game.play(PlayBase{});
            game.play(EndTurn{});
        }
        game.play(ship(Card::Zig, 1_B));
        game.play(EndTurn{});
    }
    void touch(const char* name) { EXPECT_TRUE(screens.tap(name)) << name; }
    void openAct(const char* act) {
        touch("log-last");
        ASSERT_TRUE(finger.waitFor("log-list"));
        touch(act);
        ASSERT_TRUE(finger.waitFor("log-act-delete"));
    }

    Screens screens{language()};
    Finger& finger = screens.finger();
    PlayedGame& game = screens.game();
    CorrectionModel& correction = *screens.table().correction();
};

INSTANTIATE_TEST_SUITE_P(, CorrectionScreen, inOneLanguageAndTheMadeUp("es"), languageName);

TEST_P(CorrectionScreen, AnActIsReplacedOnTheTableAsItWas) {
    openAct("log-act-7");
    touch("log-act-replace");
    ASSERT_TRUE(finger.waitFor("correction-leave"));
    EXPECT_FALSE(screens.textsOf("log-last").contains(screens.table().log()->lastText())) << "it has not happened yet";
    touch("card-destroyer");
    ASSERT_TRUE(finger.waitFor("correction-enter"));
    EXPECT_EQ(screens.textsOf("correction-becomes"), correction.newAct());
    touch("correction-enter");
    EXPECT_TRUE(
        finger.waitUntil([&] { return game.state().piece(1_P)->card == Card::Destroyer; }, "the Zig is a Destroyer"));
    EXPECT_EQ(game.played(), 8U);
    touch("act-undo");
    EXPECT_TRUE(finger.waitUntil([&] { return game.state().piece(1_P)->card == Card::Zig; }, "one undo takes it back"));
}

TEST_P(CorrectionScreen, AForgottenActIsPutIn) {
    openAct("log-act-7");
    touch("log-act-insert");
    ASSERT_TRUE(finger.waitFor("correction-leave"));
    // On the smallest phones with large text there is no room for the banner and the buttons at once.
    expectNoFaultsInEverySize(screens, "correction", language(), {390, 640});
    touch("act-pass-defense");
    ASSERT_TRUE(finger.waitFor("correction-enter"));
    EXPECT_EQ(correction.refusedCount(), 1) << "the card that was played after all";
    touch("correction-enter");
    EXPECT_TRUE(finger.waitUntil([&] { return !correction.open(); }, "the act is there"));
    EXPECT_EQ(game.played(), 8U);
    EXPECT_TRUE(std::holds_alternative<PassDefense>(screens.app().controller().play<AllYourBase>().act(6)));
}

TEST_P(CorrectionScreen, LaterActsAreDroppedOrKept) {
    openAct("log-act-1");
    touch("log-act-delete");
    ASSERT_TRUE(finger.waitFor("correction-enter"));
    const int before = correction.refusedCount();
    EXPECT_GT(before, 0);
    expectNoFaultsInEverySize(screens, "correction-preview", language());
    touch("refused-why-2");
    ASSERT_TRUE(finger.waitFor("refused-reason-2"));
    EXPECT_TRUE(screens.textsOf("refused-reason-2").contains("6.1")) << "which clause forbids it";
    touch("refused-keep-2");
    EXPECT_TRUE(finger.waitUntil([&] { return correction.kept() == 1; }, "act 2 is kept"));
    EXPECT_LT(correction.refusedCount(), before);
    touch("correction-enter");
    EXPECT_TRUE(finger.waitUntil([&] { return !correction.open(); }, "it is entered"));
    EXPECT_TRUE(std::holds_alternative<Overrule>(screens.app().controller().play<AllYourBase>().act(0)));
}

TEST_P(CorrectionScreen, ClosingThePreviewAsksForAnotherAct) {
    openAct("log-act-7");
    touch("log-act-replace");
    ASSERT_TRUE(finger.waitFor("correction-leave"));
    touch("card-destroyer");
    ASSERT_TRUE(finger.waitFor("correction-enter"));
    touch("correction-close");
    EXPECT_TRUE(finger.waitUntilGone("correction-enter"));
    ASSERT_TRUE(correction.picking());
    touch("card-battlecruiser");
    ASSERT_TRUE(finger.waitFor("correction-enter"));
    touch("correction-enter");
    EXPECT_TRUE(finger.waitUntil([&] { return game.state().piece(1_P)->card == Card::BattleCruiser; }, "it counts"));
}

TEST_P(CorrectionScreen, ItCanBeLeftAtAnyMoment) {
    openAct("log-act-7");
    touch("log-act-replace");
    ASSERT_TRUE(finger.waitFor("correction-leave"));
    touch("correction-leave");
    EXPECT_TRUE(finger.waitUntil([&] { return !correction.picking(); }, "the table is that of now"));
    openAct("log-act-7");
    touch("log-act-delete");
    ASSERT_TRUE(finger.waitFor("correction-enter"));
    touch("correction-close");
    EXPECT_TRUE(finger.waitUntil([&] { return !correction.open(); }, "nothing is corrected"));
    EXPECT_EQ(game.played(), 8U);
}

}  // namespace
