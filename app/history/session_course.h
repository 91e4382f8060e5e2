// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/seat.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// How a session went, in what all games have: for the chart, the lists, the statistics and what goes out.
namespace basekeeper {

/// What a game counts to find its winner, or beside it, and by what its course is counted.
enum class ScoreKind : std::uint8_t { Bases, Points, Zones, Fuel };
enum class StageKind : std::uint8_t { Turns, Boats };
/// What is told of a seat beside its score.
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

/// What the courses of a game have in common.
struct CourseKinds {
    ScoreKind score = ScoreKind::Bases;
    StageKind stage = StageKind::Turns;
    bool captures = false;  ///< bases are captured, and captures countered
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

    /// What is charted beside the score, in the same form.
    struct Measure {
        ScoreKind kind = ScoreKind::Fuel;
        std::vector<std::vector<int>> afterStage;
        friend bool operator==(const Measure&, const Measure&) = default;
    };

    CourseKinds kinds;
    /// by stage and seat; 0 is the beginning, the last one how it stands or ended
    std::vector<std::vector<int>> scoreAfterStage;
    std::vector<Measure> further;
    std::vector<std::size_t> playedAfterStage;  ///< how many acts of the line of play led there
    std::vector<Mark> marks;
    std::vector<std::vector<Figure>> figures;  ///< by seat: the same kinds for all of them, in the same order
    std::vector<std::size_t> rulings;          ///< which acts were rulings
    int stages = 0;
    bool over = false;
    std::vector<SeatId> winners;  ///< empty where nobody has won
    /// score of the first less that of the best of the others; none: there are none
    std::optional<int> lead = 0;
    std::optional<int> goal;  ///< the score that wins

    [[nodiscard]] int scoreOf(SeatId seat) const { return scoreAfterStage.back()[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] bool hasWon(SeatId seat) const;
    /// 0 for a kind that the game does not have.
    [[nodiscard]] int figure(SeatId seat, FigureKind kind) const;
    [[nodiscard]] int sumOf(FigureKind kind) const;
    /// The kinds of what is charted: the score, and what stands beside it.
    [[nodiscard]] std::vector<ScoreKind> measures() const;
    /// The same course with one of `measures`, counted from 0, in place of its score: what a chart of it shows.
    [[nodiscard]] SessionCourse charted(std::size_t measure) const;
    /// The stage to which the act belongs, counted from 1; 0 for those with which the game was laid out. `act` counts
    /// from 1, and 0 is the beginning.
    [[nodiscard]] int stageOfAct(std::size_t act) const;
};

}  // namespace basekeeper
