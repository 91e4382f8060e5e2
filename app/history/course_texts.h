// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/session_course.h"

#include <QString>

/// The words for the course of a session, in the screen's language.
namespace basekeeper {

struct CourseTexts {
    /// The unit of the score below a number ("bases"), and as the heading of a column ("Bases held").
    [[nodiscard]] static QString score(ScoreKind kind);
    [[nodiscard]] static QString scoreColumn(ScoreKind kind);
    /// Such as "Bases held, turn by turn".
    [[nodiscard]] static QString chart(const SessionCourse& course);
    /// Such as "14 turns" and "Turn 3".
    [[nodiscard]] static QString stages(StageKind kind, int count);
    [[nodiscard]] static QString stage(StageKind kind, int number);
    /// Such as "A turn back" and "A turn forward".
    [[nodiscard]] static QString stageBack(StageKind kind);
    [[nodiscard]] static QString stageForward(StageKind kind);
    /// Such as "Before the first turn".
    [[nodiscard]] static QString beforeStages(StageKind kind);
    /// Such as "2 bases ahead of the next"; empty without a winner.
    [[nodiscard]] static QString closeness(const SessionCourse& course);
    [[nodiscard]] static QString closeness(ScoreKind kind, int lead);
    /// The heading of a column ("Captures made"), and a seat's figure in words ("captures 3"), which is empty for a
    /// figure not worth showing.
    [[nodiscard]] static QString figureColumn(FigureKind kind);
    [[nodiscard]] static QString figure(const SessionCourse::Figure& figure);
    [[nodiscard]] static QLatin1StringView markName(MarkKind kind);
    /// Such as "capture".
    [[nodiscard]] static QString mark(MarkKind kind);
    /// The marks that games with that score can have.
    [[nodiscard]] static std::vector<MarkKind> markKinds(ScoreKind kind);
    /// In print, where marks have the seat's own shape: whether the shape is filled, and what that means.
    [[nodiscard]] static bool isFilled(MarkKind kind);
    [[nodiscard]] static QString marks(ScoreKind kind);
    /// The label of the axis, such as "turn".
    [[nodiscard]] static QString stageAxis(StageKind kind);
};

}  // namespace basekeeper
