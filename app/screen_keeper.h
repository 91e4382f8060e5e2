// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <optional>

namespace basekeeper {

/// Asks the desktop to leave the screen on while a game is at the table. Qt has no call for it; desktops on Linux
/// share the D-Bus service org.freedesktop.ScreenSaver.
class ScreenKeeper : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    ~ScreenKeeper() override;

    /// Asks for it, or gives it up. What is already so is not asked again.
    void keepOn(bool keep);

signals:
    /// Whether the desktop does what it was asked.
    void answered(bool granted);

private:
    void ask();
    void giveUp();

    bool m_wanted = false;
    std::optional<unsigned> m_cookie;
};

}  // namespace basekeeper
