// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/game.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

/// What happened in a game, from its beginning to where it stands: for charts, reports and statistics.
namespace basekeeper::all_your_base {

struct Course {
    /// A base that changed hands. Acts are counted from 0 in the line of play, turns from 1 in the order in which they
    /// were played, whoever's they were and whatever a ruling made of them.
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

    /// The bases that count (0.4) by turn and seat. Turn 0 is the beginning, with the position that was declared then
    /// (7.2); the last one is how the game stands or ended, be its turn over or not. Always `turns` + 1 of them.
    std::vector<std::vector<int>> heldAfterTurn;
    /// How many acts of the line of play led there.
    std::vector<std::size_t> playedAfterTurn;
    std::vector<Capture> captures;  ///< by an attack that was let through (3B.2)
    std::vector<Capture> thefts;    ///< by RED ALERT 10 (5.10)
    std::vector<Counterattack> counterattacks;
    std::vector<std::size_t> rulings;  ///< which acts were rulings (7.1); what they gave and took is no capture
    int turns = 1;                     ///< as many as were begun
    bool over = false;
    std::optional<SeatId> winner;
    /// How many bases the winner was ahead of the best of the others at the end; without a winner, the first of the
    /// second. Below 0 where somebody won who held fewer.
    int lead = 0;

    friend bool operator==(const Course&, const Course&) = default;
};

/// Follows a game act by act, in one pass.
class CourseReader {
public:
    /// `setup` must be valid.
    explicit CourseReader(const Setup& setup);

    /// The next act of the line of play; it must be accepted.
    void add(const Action& act);

    /// The course up to here.
    [[nodiscard]] Course course() const;

private:
    void note(const Action& act);
    void closeTurn();
    [[nodiscard]] std::vector<int> held() const;

    State m_state;
    Course m_course;
    std::size_t m_played = 0;
    bool m_begun = false;  ///< something other than a ruling has been done
};

/// The course of a line of play whose every act is accepted.
[[nodiscard]] Course courseOf(const Setup& setup, std::span<const Action> line);
[[nodiscard]] Course courseOf(const Session<AllYourBase>& session);

}  // namespace basekeeper::all_your_base
