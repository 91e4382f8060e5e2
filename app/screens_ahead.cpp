// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/screens_ahead.h"

#include <QFontDatabase>

#include <future>

namespace basekeeper {

namespace {

/// Modules with code are loaded with the help of the main thread, so this comes first.
void loadModulesWithCode(QQmlEngine& engine) {
    QQmlComponent modules(&engine);
    modules.setData("import QtQuick\n"
                    "import QtQuick.Layouts\n"
                    "import QtQuick.Templates\n"
                    "import Basekeeper.App\n"
                    "QtObject {}\n",
                    QUrl());
}

}  // namespace

ScreensAhead::ScreensAhead(QQmlEngine& engine) : m_main(&engine), m_start(&engine) {
    // The first text would wait for the list of the device's fonts. It takes no longer than the modules.
    const auto fonts = std::async(std::launch::async, [] { static_cast<void>(QFontDatabase::families()); });
    loadModulesWithCode(engine);
    m_main.loadUrl(mainScreen, QQmlComponent::Asynchronous);
    m_start.loadUrl(QUrl(QStringLiteral("qrc:/qt/qml/Basekeeper/Shell/StartScreen.qml")), QQmlComponent::Asynchronous);
    fonts.wait();
}

}  // namespace basekeeper
