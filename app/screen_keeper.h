// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <optional>

namespace basekeeper {

/// Asks the desktop to keep the screen on while a game is at the table. Qt has no call for it; Linux desktops share the
/// D-Bus service org.freedesktop.ScreenSaver.
class ScreenKeeper : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    ~ScreenKeeper() override;

    /// Asks for the screen to stay on, or withdraws that. Repeating the present wish has no effect.
    void keepOn(bool keep);

signals:
    /// Whether the desktop grants the wish.
    void answered(bool granted);

private:
    void ask();
    void giveUp();

    bool m_wanted = false;
    std::optional<unsigned> m_cookie;
};

}  // namespace basekeeper
