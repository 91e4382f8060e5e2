// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlComponent>
#include <QQmlEngine>
#include <QUrl>

namespace basekeeper {

/// The window with its screens.
inline const QUrl mainScreen(QStringLiteral("qrc:/qt/qml/Basekeeper/Shell/Main.qml"));

/// Reads what a start shows in Qt's own thread, so that the main thread is free to open the store meanwhile: each takes
/// as long as the other. Whoever needs a screen before it was read waits as if nothing had been read ahead.
class ScreensAhead {
public:
    /// Returns when the main thread is not needed any more and the fonts of the device are known. The engine must
    /// outlive this, and Qt's default locale must not change meanwhile.
    explicit ScreensAhead(QQmlEngine& engine);

    /// Both screens were read, and nothing is wrong with them.
    [[nodiscard]] bool areRead() const { return m_main.isReady() && m_start.isReady(); }

private:
    QQmlComponent m_main;
    QQmlComponent m_start;
};

}  // namespace basekeeper
