// SPDX-License-Identifier: GPL-3.0-or-later

// What a finger can do, a pen can, and no more than that.
#include "tests/qml/screens.h"

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;

namespace {

class Pen : public testing::Test {
protected:
    void touch(const char* name) { EXPECT_TRUE(screens.tap(name)) << name; }

    Screens screens{QStringLiteral("en"), landscape, Pointer::Pen};
};

TEST_F(Pen, PlaysFromTheStart) {
    touch("start-new");
    touch("game-all-your-base");
    touch("setup-name-0");
    EXPECT_TRUE(screens.finger().type(QStringLiteral("Ana")));
    touch("setup-begin");
    touch("act-play-base");
    EXPECT_TRUE(
        screens.finger().waitUntil([&] { return screens.app().controller().hasGame() && screens.game().played() == 1; },
                                   QStringLiteral("a BASE lay there")));
    EXPECT_EQ(screens.table().playingName(), "Ana");
}

TEST_F(Pen, ReachesNothingUnderASheet) {
    screens.openBattlefield();
    screens.game().turnOf(0, Phase::RedAlert);
    touch("act-red-alert");
    // Below some of these lie bases.
    for (int card = 1; card <= 16; ++card) EXPECT_TRUE(screens.finger().hold(QStringLiteral("red-alert-%1").arg(card)));
    EXPECT_FALSE(screens.table().bench()->isOpen());
    EXPECT_TRUE(screens.finger().find(QStringLiteral("red-alert-16")));
}

TEST_F(Pen, HoldsWhatIsHeld) {
    screens.openBattlefield();
    EXPECT_TRUE(screens.finger().hold("base-4"));
    EXPECT_TRUE(screens.finger().waitFor("inspect-close"));
}

}  // namespace
