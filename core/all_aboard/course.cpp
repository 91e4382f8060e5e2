// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_aboard/course.h"

#include "core/all_aboard/sailing.h"
#include "core/all_aboard/whereabouts.h"

#include <algorithm>

namespace basekeeper::all_aboard {

namespace {

/// The lead of the winner, or without a winner of whoever is ahead.
int leadOf(std::vector<int> points, const std::vector<SeatId>& winners) {
    const auto first = winners.empty() ? std::ranges::max_element(points) : points.begin() + winners.front();
    const int best = *first;
    points.erase(first);
    return best - *std::ranges::max_element(points);
}

/// Folds a game act by act, in one pass.
class CourseReader {
public:
    explicit CourseReader(const Setup& setup) : m_state(initial(setup)) {
        m_course.seats.resize(setup.seats.size());
        close();
    }

    void add(const Action& act) {
        const bool sails = std::holds_alternative<Sail>(act) || std::holds_alternative<ReplaceBoat>(act);
        const std::vector<Boat> before = m_state.boats;
        const int round = m_state.round;
        if (std::holds_alternative<Overrule>(act)) m_course.overrides.push_back(m_played);
        else m_begun = true;
        if (sails) countCupids(act);
        applyInPlace(m_state, act);
        ++m_played;
        if (!m_begun) standsNow();
        if (!m_begun) return;
        // An override can give several boats a result at once.
        for (std::size_t i = 0; i < before.size() && i < m_state.boats.size(); ++i) {
            if (before[i].result || !m_state.boats[i].result) continue;
            m_course.voyages.push_back(
                {++m_course.boats, round, static_cast<int>(i) + 1, m_played - 1, *m_state.boats[i].result});
            close();
        }
    }

    [[nodiscard]] Course course() {
        standsNow();
        for (SeatId seat = 0; seat < m_state.seatCount(); ++seat) {
            const SeatState& has = seatOf(m_state, seat);
            Course::SeatTotals& totals = m_course.seats[static_cast<std::size_t>(seat)];
            totals.saved = static_cast<int>(has.saved.size());
            totals.cupids = has.cupids;
            totals.lost = static_cast<int>(has.discarded.size());
        }
        m_course.over = m_state.over();
        m_course.winners = m_state.winners;
        m_course.lead = leadOf(pointsBySeat(m_state), m_state.winners);
        return std::move(m_course);
    }

private:
    void countCupids(const Action& act) {
        for (const SailingMoment& moment : sailingOf(m_state, act)) {
            if (const auto* love = std::get_if<step::InLove>(&moment.step))
                for (const SeatId seat : love->seats) m_course.cupids.push_back({m_course.boats + 1, seat});
        }
    }
    void close() {
        m_course.pointsAfterBoat.push_back(pointsBySeat(m_state));
        m_course.playedAfterBoat.push_back(m_played);
    }
    void standsNow() {
        m_course.pointsAfterBoat.back() = pointsBySeat(m_state);
        m_course.playedAfterBoat.back() = m_played;
    }

    State m_state;
    Course m_course;
    std::size_t m_played = 0;
    bool m_begun = false;  ///< an act other than an override has been made
};

}  // namespace

Course courseOf(const Setup& setup, std::span<const Action> line) {
    CourseReader reader(setup);
    for (const Action& act : line) reader.add(act);
    return reader.course();
}

Course courseOf(const Session<AllAboard>& session) {
    CourseReader reader(session.setup());
    for (std::size_t i = 0; i < session.played(); ++i) reader.add(session.act(i));
    return reader.course();
}

}  // namespace basekeeper::all_aboard
