// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/game.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

/// A projection of a game, from its beginning to its present state, for charts, reports and statistics.
namespace basekeeper::all_your_base {

struct Course {
    /// A base that changed hands. Acts count from 0 in the line of play; turns count from 1 as they were played,
    /// whatever number an override gave them.
    struct Capture {
        int turn = 1;
        std::size_t act = 0;
        SeatId by = 0;
        SeatId from = 0;
        BaseId base = BaseId::None;
        friend bool operator==(const Capture&, const Capture&) = default;
    };
    struct Counterattack {
        int turn = 1;
        std::size_t act = 0;
        SeatId by = 0;
        SeatId against = 0;
        friend bool operator==(const Counterattack&, const Counterattack&) = default;
    };

    /// The bases that count (0.4) by turn and seat, `turns` + 1 entries. Entry 0 is the beginning, including the
    /// position that overrides declared (7.2). The last entry is the present state or the end, even in the middle of a
    /// turn.
    std::vector<std::vector<int>> heldAfterTurn;
    /// How many acts of the line of play led to each entry.
    std::vector<std::size_t> playedAfterTurn;
    std::vector<Capture> captures;  ///< by an attack that was not countered (3B.2)
    std::vector<Capture> thefts;    ///< by RED ALERT 10 (5.10)
    std::vector<Counterattack> counterattacks;
    std::vector<std::size_t> overrides;  ///< which acts were overrides (7.1); what they give and take is no capture
    int turns = 1;                       ///< the number of turns that were begun
    bool over = false;
    std::optional<SeatId> winner;
    /// The winner's bases, or without a winner the leader's, minus those of the best other seat. Negative if a seat won
    /// with fewer bases.
    int lead = 0;

    friend bool operator==(const Course&, const Course&) = default;
};

/// Folds a game act by act, in one pass.
class CourseReader {
public:
    /// `setup` must be valid.
    explicit CourseReader(const Setup& setup);

    /// Adds the next act of the line of play; the rules must accept it.
    void add(const Action& act);

    /// The course so far.
    [[nodiscard]] Course course() const;

private:
    void note(const Action& act);
    void closeTurn();
    [[nodiscard]] std::vector<int> held() const;

    State m_state;
    Course m_course;
    std::size_t m_played = 0;
    bool m_begun = false;  ///< an act other than an override has been made
};

/// The course of a line of play. Every act must be one that the rules accept.
[[nodiscard]] Course courseOf(const Setup& setup, std::span<const Action> line);
[[nodiscard]] Course courseOf(const Session<AllYourBase>& session);

}  // namespace basekeeper::all_your_base
