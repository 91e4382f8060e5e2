// SPDX-License-Identifier: GPL-3.0-or-later

// How the screens are loaded.
#include "app/screens_ahead.h"
#include "tests/qml/item_walk.h"
#include "tests/qml/screens.h"
#include "tests/tour/wait.h"

#include <QAccessible>
#include <QQmlEngine>

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

/// There are none, and to look for some takes half of the time in which a screen is drawn.
TEST(Engine, LooksForNoVariantsOfFiles) {
    Screens screens;
    const QQmlEngine* engine = qmlEngine(&screens.window());
    ASSERT_NE(engine, nullptr);
    EXPECT_EQ(engine->urlInterceptors().size(), 1) << "the one that refuses what is not ours";
}

/// What is read ahead must be what is shown: else the start would only be slower.
TEST(Engine, ReadsTheFirstScreensAhead) {
    Screens screens;
    const ScreensAhead ahead(*qmlEngine(&screens.window()));
    EXPECT_TRUE(waitUntilSo([&] { return ahead.areRead(); }));
}

/// Numbers like words, and anew when the screen's language changes.
TEST(Engine, JoinsWhatIsSpokenInTheLanguageOfTheScreen) {
    QAccessible::setActive(true);
    Screens screens;
    ASSERT_TRUE(screens.newGame());
    const QQuickItem* threshold = screens.finger().find("setup-threshold");
    ASSERT_NE(threshold, nullptr);
    const QString number = QString::number(screens.setup().threshold());
    EXPECT_EQ(accessibleName(*threshold), "Bases to win " + number);
    screens.app().model().settings()->setLanguage("zh");
    screens.settle();
    EXPECT_EQ(accessibleName(*screens.finger().find("setup-threshold")), "获胜所需基地数" + number);
}

}  // namespace
