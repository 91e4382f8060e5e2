// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1StringView>
#include <QtGlobal>

#include <optional>
#include <vector>

/// What a game counts, with the words for it: data of the game that is the same for all of its sessions, for charts,
/// lists, statistics and exports. The words are translated in the context "Course".
namespace basekeeper {

/// The unit of a game's stages.
struct StageKind {
    const char* count = nullptr;    ///< "%n turn(s)"
    const char* number = nullptr;   ///< "Turn %1"
    const char* back = nullptr;     ///< "A turn back"
    const char* forward = nullptr;  ///< "A turn forward"
    const char* before = nullptr;   ///< "Before the first turn"
    const char* axis = nullptr;     ///< below a chart: "turn"
    const char* inRound = nullptr;  ///< "Round %1, boat %2", where `SessionCourse::inRounds` tells them
};

/// For games that go by turns.
inline constexpr StageKind turnByTurn{
    QT_TRANSLATE_N_NOOP("Course", "%n turn(s)"), QT_TRANSLATE_NOOP("Course", "Turn %1"),
    QT_TRANSLATE_NOOP("Course", "One turn back"), QT_TRANSLATE_NOOP("Course", "One turn forward"),
    QT_TRANSLATE_NOOP("Course", "Before the first turn"),
    //: below a chart, along which the turns go by
    QT_TRANSLATE_NOOP("Course", "turn")};

/// A figure that each seat has after each stage, for charts.
struct MeasureKind {
    const char* name = nullptr;    ///< below the number: "bases"
    const char* column = nullptr;  ///< the heading of a column: "Bases held"
    const char* chart = nullptr;   ///< "Bases held, turn by turn"
};

/// How close the game was: the winner's score compared with the next.
struct LeadKind {
    const char* ahead = nullptr;   ///< "%n base(s) ahead of the runner-up"
    const char* level = nullptr;   ///< "tied on bases with the runner-up"
    const char* behind = nullptr;  ///< "%n base(s) behind the leader"
};

/// A further figure of a seat at the end, besides its score.
struct CountKind {
    /// For figures that the statistics of players sum up.
    struct Sum {
        const char* label = nullptr;  ///< before the number: "captures"
        const char* told = nullptr;   ///< "%n capture(s)"
        bool ofAll = false;           ///< also shown for all players together
    };

    QLatin1StringView name = {};   ///< in the store and in exports; must never change
    const char* column = nullptr;  ///< the heading of a column: "Captures made"
    const char* told = nullptr;    ///< "%n capture(s)"
    bool toldOfNone = true;        ///< also shown if it is 0
    bool exported = false;         ///< has a column in the table of all sessions (db/EXPORTS.md)
    std::optional<Sum> sum = {};
};

/// What is marked on a seat's line in the chart.
struct MarkKind {
    QLatin1StringView name = {};
    QLatin1StringView icon = {};
    const char* text = nullptr;  ///< "capture"
    bool filled = true;          ///< in print, where marks have the seat's own shape
};

struct CourseKinds {
    StageKind stage = {};
    MeasureKind score = {};
    std::vector<MeasureKind> extraSeries = {};  ///< can be charted instead of the score
    LeadKind lead = {};
    const char* goal = nullptr;          ///< "Bases needed to win: %1", empty if no score wins
    std::vector<CountKind> counts = {};  ///< in the order in which they are shown
    std::vector<MarkKind> marks = {};    ///< in the order of the chart's legend
    const char* marksOnPaper = nullptr;  ///< what the filled shapes mean, and the open ones
};

}  // namespace basekeeper
