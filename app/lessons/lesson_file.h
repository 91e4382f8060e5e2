// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/formats/json_reader.h"

#include <QJsonObject>
#include <QString>
#include <QStringView>

#include <cstddef>
#include <cstdint>
#include <vector>

/// A lesson is a session file (db/SESSION-FILE.md) in which lines have a field `lesson` besides: a list of stops that
/// are made before the line. Everything else that reads session files ignores the field.
///   says  the name of a sentence of the game (`GameUi<G>::lesson`)
///   at    the `objectName` of what it is about; left out where it is about no place
///   on    "button": the reader goes on by a button; "refusal": when something has been refused; left out, by doing the
///         act of the line. Those without `on` are the last ones of their line, one for each tap that the act takes.
/// Where no stop of a line is left to the reader, the lesson makes the act. A question (`ask`) carries stops after
/// which nothing is played.
namespace basekeeper {

struct LessonStop {
    enum class GoesOn : std::uint8_t { ByAct, ByButton, ByRefusal };

    QString says;
    QString at = {};
    GoesOn goesOn = GoesOn::ByAct;
};

struct LessonLine {
    QJsonObject entry;  ///< as a session file of this version has it; empty for a question
    std::vector<LessonStop> stops;
};

struct LessonFile {
    QString game;
    QJsonObject setup;
    std::vector<LessonLine> lines;

    /// How many stops come before that one.
    [[nodiscard]] int stopsBefore(std::size_t line, std::size_t stop) const;
    [[nodiscard]] int stops() const { return stopsBefore(lines.size(), 0); }
};

/// Whether the program brings a lesson for that game.
[[nodiscard]] bool hasLesson(QStringView game);
/// Does not check whether the acts are allowed.
[[nodiscard]] Read<LessonFile> readLesson(QStringView game);

}  // namespace basekeeper
