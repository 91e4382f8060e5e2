// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/languages.h"
#include "app/window_app.h"
#include "tests/qml/screens.h"

#include <QApplication>

#include <gtest/gtest.h>

int main(int argc, char** argv) {
    testing::InitGoogleTest(&argc, argv);
    const QApplication application(argc, argv);
    basekeeper::WindowApp::prepareLooks();
    basekeeper::Languages::add(QLatin1String(basekeeper::test::madeUpLanguage));
    return RUN_ALL_TESTS();
}
