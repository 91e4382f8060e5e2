// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace basekeeper {

class Finger;
class Lesson;
class WindowApp;

/// Does on the screens what a lesson asks for.
class LessonPlayer {
public:
    LessonPlayer(WindowApp& app, Finger& finger);

    /// From the start screen into the lesson of that game.
    bool begin(const char* game);
    /// To the next stop. False: the finger knows why not.
    bool follow();

private:
    Lesson& m_lesson;
    Finger& m_finger;
};

}  // namespace basekeeper
