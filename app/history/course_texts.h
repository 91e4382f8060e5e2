// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/session_course.h"

#include <QString>

namespace basekeeper {

/// The words for the course of a session, in the screen's language.
struct CourseTexts {
    /// Translates words of a game's `CourseKinds`; `n` as in `QCoreApplication::translate`.
    [[nodiscard]] static QString text(const char* words, int n = -1);
    /// "Turn 3", "Before the first turn"
    [[nodiscard]] static QString stage(const StageKind& kind, int number);
    /// "2 bases ahead of the next"; empty without a winner.
    [[nodiscard]] static QString closeness(const SessionCourse& course);
    [[nodiscard]] static QString closeness(const LeadKind& kind, int lead);
};

}  // namespace basekeeper
