// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace basekeeper {

class Finger;
class TablePlayer;
class WindowApp;

/// The second game of the tour: all sixteen RED ALERT cards, each led through its choices by touch.
class AlertTour {
public:
    using Picture = std::function<void(const QString& name)>;

    AlertTour(WindowApp& app, Finger& finger, TablePlayer& player, Picture picture);

    /// From the start screen on. What failed: see the finger, or empty.
    [[nodiscard]] QString play();

private:
    bool begin();
    bool playAll();

    WindowApp& m_app;
    Finger& m_finger;
    TablePlayer& m_player;
    Picture m_picture;
};

}  // namespace basekeeper
