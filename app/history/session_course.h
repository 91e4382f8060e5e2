// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/course_kinds.h"
#include "core/seat.h"

#include <cstddef>
#include <optional>
#include <vector>

/// A projection of a session in terms that all games share, for charts, lists, statistics and exports.
namespace basekeeper {

struct SessionCourse {
    struct Mark {
        MarkKind kind;
        SeatId seat = 0;
        int stage = 1;
    };
    struct InRound {
        int round = 1;
        int number = 1;
    };
    struct Setback {
        int stage = 1;
        int behind = 0;  ///< the best of the others, in the unit of the score; at least `leastSetback`
        friend bool operator==(const Setback&, const Setback&) = default;
    };
    /// Whoever plays later in a round is behind by one as a matter of course.
    static constexpr int leastSetback = 2;
    /// By stage and seat; the first entry is the beginning, the last one the present state or the end.
    using Series = std::vector<std::vector<int>>;

    CourseKinds kinds;
    Series scoreAfterStage;
    std::vector<Series> extraSeries;            ///< the further series of `kinds`, in the same order
    std::vector<std::size_t> playedAfterStage;  ///< how many acts of the line of play led to each entry
    std::vector<Mark> marks;
    std::vector<std::vector<int>> counts;  ///< by seat; what `kinds` counts, in the same order
    std::vector<std::size_t> overrides;    ///< which acts were overrides
    int stages = 0;
    /// For kinds that are told by round and by what each of them has, by stage: from 1.
    std::vector<InRound> inRounds;
    bool over = false;
    std::vector<SeatId> winners;  ///< empty without a winner
    /// By seat: the stage at which it dropped out for good; empty where no seat can.
    std::vector<std::optional<int>> outAfter;
    /// Score of the winner, or without a winner of the leader, minus the best of the others; empty if there are no
    /// others.
    std::optional<int> lead = 0;
    std::optional<int> goal;  ///< the score that wins, if there is one
    bool fewestWins = false;  ///< the lowest score does

    [[nodiscard]] int scoreOf(SeatId seat) const { return scoreAfterStage.back()[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] bool hasWon(SeatId seat) const;
    /// All seats: the winners first, then by score, and last who has dropped out, the latest first; among equals in the
    /// order of play.
    [[nodiscard]] std::vector<SeatId> standing() const;
    /// The stage at which the seat dropped out for good; empty while it is in the game.
    [[nodiscard]] std::optional<int> outAfterOf(SeatId seat) const;
    /// The last stage that a seat was in the game.
    [[nodiscard]] int lastStageOf(SeatId seat) const;
    /// 0 for a kind that the game does not count.
    [[nodiscard]] int countOf(SeatId seat, QLatin1StringView kind) const;
    [[nodiscard]] int sumOf(QLatin1StringView kind) const;
    /// Where the winner was furthest behind at the end of a stage, the last time that it was so far; empty if it never
    /// was behind, or did not win alone.
    [[nodiscard]] std::optional<Setback> furthestBehind() const;
    /// The stage at whose end the winner was ahead of all others and stayed so to the end; empty if it was so from the
    /// first one on, is not ahead at the end, or did not win alone.
    [[nodiscard]] std::optional<int> aheadForGoodSince() const;
    /// What can be charted: the score and the further series.
    [[nodiscard]] std::vector<MeasureKind> measures() const;
    /// The same course with one of `measures` (by index) in place of its score, for a chart of it.
    [[nodiscard]] SessionCourse charted(std::size_t measure) const;
    /// The stage of an act, counted from 1; 0 for the acts that lay out the game. `act` counts from 1, and 0 is the
    /// beginning.
    [[nodiscard]] int stageOfAct(std::size_t act) const;

private:
    /// How far the only winner is ahead of the best of the others after a stage; negative if it is behind.
    [[nodiscard]] int winnersLead(std::size_t stage) const;
    [[nodiscard]] bool hasOneWinnerOfSeveral() const;
};

}  // namespace basekeeper
