// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/tour/lesson_player.h"

#include <QString>

#include <functional>

namespace basekeeper {

/// The tour's lessons: of each game the first steps by touch, up to a picture of what a lesson points at.
class LessonTour {
public:
    using Picture = std::function<void(const QString& name)>;

    LessonTour(WindowApp& app, Finger& finger, Picture picture);

    /// From the start screen on, and back to it. What failed: see the finger, or empty.
    [[nodiscard]] QString play();

private:
    void show(const char* game, const char* place);

    Lesson& m_lesson;
    Finger& m_finger;
    LessonPlayer m_player;
    Picture m_picture;
};

}  // namespace basekeeper
