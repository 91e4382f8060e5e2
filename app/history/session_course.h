// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/seat.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// A projection of a session in terms that all games share, for charts, lists, statistics and exports.
namespace basekeeper {

/// What a game counts to find its winner or besides, and the unit of its stages.
enum class ScoreKind : std::uint8_t { Bases, Points, Zones, Fuel };
enum class StageKind : std::uint8_t { Turns, Boats };
/// Further figures of a seat besides its score.
enum class FigureKind : std::uint8_t {
    Captures,
    Suffered,
    Thefts,
    Counterattacks,
    Saved,
    Cupids,
    Lost,
    FuelSpent,
    Bonuses,
    LostTurns
};
/// What is marked on a seat's line in the chart.
enum class MarkKind : std::uint8_t { Capture, Theft, Counterattack, Cupid, Bonus, Out };

/// What is the same for all sessions of a game.
struct CourseKinds {
    ScoreKind score = ScoreKind::Bases;
    StageKind stage = StageKind::Turns;
    bool captures = false;  ///< bases can be captured, and captures countered
};

struct SessionCourse {
    struct Mark {
        MarkKind kind = MarkKind::Capture;
        SeatId seat = 0;
        int stage = 1;
        friend bool operator==(const Mark&, const Mark&) = default;
    };
    struct Figure {
        FigureKind kind = FigureKind::Captures;
        int value = 0;
        friend bool operator==(const Figure&, const Figure&) = default;
    };

    /// A further series for the chart, in the form of the score.
    struct Measure {
        ScoreKind kind = ScoreKind::Fuel;
        std::vector<std::vector<int>> afterStage;
        friend bool operator==(const Measure&, const Measure&) = default;
    };

    CourseKinds kinds;
    /// By stage and seat; the first entry is the beginning, the last one the present state or the end.
    std::vector<std::vector<int>> scoreAfterStage;
    std::vector<Measure> further;
    std::vector<std::size_t> playedAfterStage;  ///< how many acts of the line of play led to each entry
    std::vector<Mark> marks;
    std::vector<std::vector<Figure>> figures;  ///< by seat; the same kinds in the same order for all seats
    std::vector<std::size_t> rulings;          ///< which acts were overrides
    int stages = 0;
    bool over = false;
    std::vector<SeatId> winners;  ///< empty without a winner
    /// Score of the winner, or without a winner of the leader, minus the best of the others; empty if there are no
    /// others.
    std::optional<int> lead = 0;
    std::optional<int> goal;  ///< the score that wins, if there is one

    [[nodiscard]] int scoreOf(SeatId seat) const { return scoreAfterStage.back()[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] bool hasWon(SeatId seat) const;
    /// 0 for a kind that the game does not have.
    [[nodiscard]] int figure(SeatId seat, FigureKind kind) const;
    [[nodiscard]] int sumOf(FigureKind kind) const;
    /// What can be charted: the score and the further series.
    [[nodiscard]] std::vector<ScoreKind> measures() const;
    /// The same course with one of `measures` (by index) in place of its score, for a chart of it.
    [[nodiscard]] SessionCourse charted(std::size_t measure) const;
    /// The stage of an act, counted from 1; 0 for the acts that lay out the game. `act` counts from 1, and 0 is the
    /// beginning.
    [[nodiscard]] int stageOfAct(std::size_t act) const;
};

}  // namespace basekeeper
