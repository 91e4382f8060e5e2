// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/session_course.h"

#include <QString>
#include <QStringList>

namespace basekeeper {

/// The words for the course of a session, in the screen's language.
struct CourseTexts {
    /// Translates words of a game's `CourseKinds`; `n` as in `QCoreApplication::translate`.
    [[nodiscard]] static QString text(const char* words, int n = -1);
    /// "Turn 3", "Before the first turn"
    [[nodiscard]] static QString stage(const SessionCourse& course, int number);
    /// "2 bases ahead of the runner-up"; empty without a winner.
    [[nodiscard]] static QString closeness(const SessionCourse& course);
    [[nodiscard]] static QString closeness(const LeadKind& kind, int lead);
    /// "Ana has won.", or that the game is not over, or that nobody has won; `names` by seat.
    [[nodiscard]] static QString outcome(const SessionCourse& course, const QStringList& names);
    /// Of a session that came from a file with a broken chain.
    [[nodiscard]] static QString unverified();
    /// What turned the game for its only winner, in the order in which it came: "Turn 5: Ana, 3 bases behind the
    /// leader", "Turn 9: Ana, in the lead for good". Empty where nothing did. `names`: by seat.
    [[nodiscard]] static QStringList turningPoints(const SessionCourse& course, const QStringList& names);
};

}  // namespace basekeeper
