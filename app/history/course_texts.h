// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/session_course.h"

#include <QString>

/// The words for the course of a session, in the screen's language.
namespace basekeeper {

struct CourseTexts {
    /// What the score counts, below the number: "bases"; and as the head of a column: "Bases held".
    [[nodiscard]] static QString score(ScoreKind kind);
    [[nodiscard]] static QString scoreColumn(ScoreKind kind);
    /// "Bases held, turn by turn"
    [[nodiscard]] static QString chart(const SessionCourse& course);
    /// "14 turns", "Turn 3"
    [[nodiscard]] static QString stages(StageKind kind, int count);
    [[nodiscard]] static QString stage(StageKind kind, int number);
    /// "A turn back", "A turn forward"
    [[nodiscard]] static QString stageBack(StageKind kind);
    [[nodiscard]] static QString stageForward(StageKind kind);
    /// "Before the first turn"
    [[nodiscard]] static QString beforeStages(StageKind kind);
    /// "2 bases ahead of the next"; nothing where nobody has won.
    [[nodiscard]] static QString closeness(const SessionCourse& course);
    [[nodiscard]] static QString closeness(ScoreKind kind, int lead);
    /// As the head of a column: "Captures made"; and told of a seat: "captures 3", nothing where it is not worth
    /// telling.
    [[nodiscard]] static QString figureColumn(FigureKind kind);
    [[nodiscard]] static QString figure(const SessionCourse::Figure& figure);
    [[nodiscard]] static QLatin1StringView markName(MarkKind kind);
    /// "capture"
    [[nodiscard]] static QString mark(MarkKind kind);
    /// Which marks there can be where such a score is counted.
    [[nodiscard]] static std::vector<MarkKind> markKinds(ScoreKind kind);
    /// On paper, where marks have the seat's own shape: whether it is filled, and what that says.
    [[nodiscard]] static bool isFilled(MarkKind kind);
    [[nodiscard]] static QString marks(ScoreKind kind);
    /// Below the axis: "turn"
    [[nodiscard]] static QString stageAxis(StageKind kind);
};

}  // namespace basekeeper
