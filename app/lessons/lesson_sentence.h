// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace basekeeper {

/// One thing that a lesson says: its name in the lesson's file, and the text, to be translated in the context "Lesson".
struct LessonSentence {
    const char* id;
    const char* text;
};

}  // namespace basekeeper
