// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace basekeeper {

class Finger;
class WindowApp;

/// The tour's score sheet: three seats and four agreed rounds, with a number that is corrected by undo, a ruling, and a
/// look at the chart; every act by touch.
class ScoreTour {
public:
    using Picture = std::function<void(const QString& name)>;

    ScoreTour(WindowApp& app, Finger& finger, Picture picture);

    /// From the start screen on, to the victory and a look back. What failed: see the finger, or empty.
    [[nodiscard]] QString play();

private:
    /// Types the number and writes it down.
    void enter(const char* points);
    [[nodiscard]] std::size_t played() const;
    void picture(const char* name) const { m_picture(QStringLiteral("score-sheet-%1").arg(QLatin1StringView(name))); }

    WindowApp& m_app;
    Finger& m_finger;
    Picture m_picture;
};

}  // namespace basekeeper
