// SPDX-License-Identifier: GPL-3.0-or-later

// How the screens are loaded.
#include "tests/qml/screens.h"

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

}  // namespace
