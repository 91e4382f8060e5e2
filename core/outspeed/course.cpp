// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/outspeed/course.h"

#include "core/overload.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace basekeeper::outspeed {

namespace {

/// The lead of the winner, or without a winner of whoever is ahead.
std::optional<int> leadOf(const State& state) {
    const SeatId first = state.winners.empty() ? standings(state).front().seat : state.winners.front();
    std::vector<int> others;
    for (const SeatId seat : seatsInRace(state))
        if (seat != first) others.push_back(seatOf(state, seat).zone);
    if (others.empty()) return {};
    return seatOf(state, first).zone - *std::ranges::max_element(others);
}

/// Folds a game act by act, in one pass.
class CourseReader {
public:
    explicit CourseReader(const Setup& setup) : m_state(initial(setup)) {
        m_course.seats.resize(setup.seats.size());
        m_course.zoneAfterStage.emplace_back();
        m_course.fuelAfterStage.emplace_back();
        m_course.playedAfterStage.push_back(0);
        standsNow();
    }

    void add(const Action& act) {
        const bool rules = std::holds_alternative<Overrule>(act);
        if (rules) m_course.overrides.push_back(m_played);
        // Overrides before the first turn count towards the beginning, those after the end towards the last stage.
        if (!m_open && !m_state.over() && (m_course.stages > 0 || !rules)) open();
        countSteps(act);
        const std::vector<SeatState> before = m_state.seats;
        const int turn = m_state.turn;
        applyInPlace(m_state, act);
        ++m_played;
        compareAfterOverride(before, turn);
        standsNow();
        if (m_state.turn > turn || m_state.over()) m_open = false;
    }

    [[nodiscard]] Course course() {
        m_course.over = m_state.over();
        m_course.winners = m_state.winners;
        m_course.lead = leadOf(m_state);
        return std::move(m_course);
    }

private:
    void countSteps(const Action& act) {
        const bool resolves = !std::holds_alternative<ApplyBonuses>(act);
        for (const StepResult& moment : stepsOf(m_state, act)) {
            std::visit(Overload{
                           [&](const step::Plays& plays) {
                               m_course.bonuses.push_back({m_state.turn, m_course.stages, plays.seat, plays.token});
                               ++totals(plays.seat).bonuses;
                           },
                           [&](const step::LosesFuel& loses) {
                               if (resolves) totals(loses.seat).fuelSpent += loses.from - loses.to;
                           },
                           [&](const step::Shared& shared) {
                               if (!shared.tooMany) return;
                               for (const SeatId seat : shared.seats) ++totals(seat).lostTurns;
                           },
                           [&](const step::Eliminated& out) {
                               m_course.eliminations.push_back({m_state.turn, m_course.stages, out.seat, out.by});
                           },
                           [](const auto&) {},
                       },
                       moment.step);
        }
    }

    /// Records whom an override took out of the race, or brought back into it.
    void compareAfterOverride(const std::vector<SeatState>& before, int turn) {
        for (SeatId seat = 0; seat < m_state.seatCount(); ++seat) {
            const bool was = before[static_cast<std::size_t>(seat)].eliminated;
            const bool is = seatOf(m_state, seat).eliminated;
            if (was && !is)
                std::erase_if(m_course.eliminations,
                              [seat](const Course::Elimination& each) { return each.seat == seat; });
            const bool told = std::ranges::count(m_course.eliminations, seat, &Course::Elimination::seat) > 0;
            if (!was && is && !told) m_course.eliminations.push_back({turn, m_course.stages, seat, {}});
        }
    }

    void open() {
        m_open = true;
        ++m_course.stages;
        m_course.zoneAfterStage.emplace_back();
        m_course.fuelAfterStage.emplace_back();
        m_course.playedAfterStage.push_back(m_played);
    }

    /// Updates the last stage to the present state.
    void standsNow() {
        std::vector<int> zones;
        std::vector<int> fuel;
        for (const SeatState& seat : m_state.seats) {
            zones.push_back(seat.zone);
            fuel.push_back(seat.fuel);
        }
        m_course.zoneAfterStage.back() = std::move(zones);
        m_course.fuelAfterStage.back() = std::move(fuel);
        m_course.playedAfterStage.back() = m_played;
    }

    [[nodiscard]] Course::SeatTotals& totals(SeatId seat) { return m_course.seats[static_cast<std::size_t>(seat)]; }

    State m_state;
    Course m_course;
    std::size_t m_played = 0;
    bool m_open = false;  ///< the last stage is still being played
};

}  // namespace

Course courseOf(const Setup& setup, std::span<const Action> line) {
    CourseReader reader(setup);
    for (const Action& act : line) reader.add(act);
    return reader.course();
}

Course courseOf(const Session<Outspeed>& session) {
    CourseReader reader(session.setup());
    for (std::size_t i = 0; i < session.played(); ++i) reader.add(session.act(i));
    return reader.course();
}

std::vector<Standing> standingsOf(const State& state, const std::vector<Course::Elimination>& eliminations) {
    std::vector<Standing> all = standings(state);
    const auto heldOut = [&eliminations](const Standing& standing) {
        int stage = 0;
        for (const Course::Elimination& each : eliminations)
            if (each.seat == standing.seat) stage = each.stage;
        return stage;
    };
    const auto out = std::ranges::find_if(all, &Standing::eliminated);
    std::sort(out, all.end(), [&](const Standing& one, const Standing& other) {
        return std::pair(-heldOut(one), one.seat) < std::pair(-heldOut(other), other.seat);
    });
    for (auto each = out; each != all.end(); ++each)
        each->place = each != out && heldOut(*each) == heldOut(*std::prev(each))
                          ? std::prev(each)->place
                          : static_cast<int>(each - all.begin()) + 1;
    return all;
}

}  // namespace basekeeper::outspeed
