// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/tour/aboard_player.h"

#include <QString>

#include <functional>

namespace basekeeper {

/// The tour's game of All aboard!: five seats, four rounds, every boat sailed by touch.
class AboardTour {
public:
    using Picture = std::function<void(const QString& name)>;

    AboardTour(WindowApp& app, Finger& finger, Picture picture);

    /// From the start screen on, to the victory and a look back. What failed: see the finger, or empty.
    [[nodiscard]] QString play();

private:
    void setUp();
    void beforeAct(const all_aboard::Action& act);
    void afterAct(const all_aboard::Action& act);
    void showSailing();
    void whatIf();
    void undoInTheMiddle();
    void end();
    [[nodiscard]] const all_aboard::State& state() const;
    void picture(const char* name) const { m_picture(QStringLiteral("all-aboard-%1").arg(QLatin1StringView(name))); }

    WindowApp& m_app;
    Finger& m_finger;
    AboardPlayer m_player;
    Picture m_picture;
};

}  // namespace basekeeper
