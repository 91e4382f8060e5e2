// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_app.h"

#include <QApplication>

#include <gtest/gtest.h>

int main(int argc, char** argv) {
    testing::InitGoogleTest(&argc, argv);
    const QApplication application(argc, argv);
    basekeeper::WindowApp::prepareLooks();
    return RUN_ALL_TESTS();
}
