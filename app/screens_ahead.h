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
    /// Returns when the main thread is not needed any more. The engine must outlive this.
    explicit ScreensAhead(QQmlEngine& engine);

private:
    QQmlComponent m_main;
    QQmlComponent m_start;
};

}  // namespace basekeeper
