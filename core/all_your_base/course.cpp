// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/course.h"

#include <algorithm>

namespace basekeeper::all_your_base {

namespace {

/// The lead of the winner, or without a winner of whoever is ahead.
int leadOf(std::vector<int> held, const std::optional<SeatId>& winner) {
    const auto first = winner ? held.begin() + *winner : std::ranges::max_element(held);
    const int best = *first;
    held.erase(first);
    return best - *std::ranges::max_element(held);
}

}  // namespace

CourseReader::CourseReader(const Setup& setup) : m_state(initial(setup)) {
    m_course.heldAfterTurn.push_back(held());
    m_course.playedAfterTurn.push_back(0);
}

void CourseReader::add(const Action& act) {
    note(act);
    const int turn = m_state.turn.number;
    if (kindOf(act) != ActKind::Overrule) m_begun = true;
    applyInPlace(m_state, act);
    ++m_played;
    if (!m_begun) {
        m_course.heldAfterTurn.front() = held();
        m_course.playedAfterTurn.front() = m_played;
    } else if (m_state.turn.number != turn) {
        closeTurn();
    }
}

/// Records what can only be seen in the state before the act.
void CourseReader::note(const Action& act) {
    const int turn = m_state.turn.number;
    const SeatId seat = m_state.turn.seat;
    switch (kindOf(act)) {
        case ActKind::Overrule: m_course.overrides.push_back(m_played); break;
        case ActKind::ResolveAttack: {
            const BaseId target = std::get<PendingAttack>(m_state.pending).target;
            m_course.captures.push_back({turn, m_played, seat, m_state.base(target)->owner, target});
            break;
        }
        case ActKind::Counterattack: {
            const BaseId target = std::get<PendingAttack>(m_state.pending).target;
            m_course.counterattacks.push_back({turn, m_played, m_state.base(target)->owner, seat});
            break;
        }
        case ActKind::RedAlert:
            if (const auto* told = std::get_if<red_alert::TwoBases>(&std::get<RedAlert>(act)))
                for (const BaseId base : told->bases)
                    m_course.thefts.push_back({turn, m_played, seat, m_state.base(base)->owner, base});
            break;
        default: break;
    }
}

void CourseReader::closeTurn() {
    m_course.heldAfterTurn.push_back(held());
    m_course.playedAfterTurn.push_back(m_played);
}

std::vector<int> CourseReader::held() const {
    std::vector<int> bases;
    bases.reserve(static_cast<std::size_t>(m_state.rules.seats));
    for (SeatId seat = 0; seat < m_state.rules.seats; ++seat) bases.push_back(basesHeld(m_state, seat));
    return bases;
}

Course CourseReader::course() const {
    Course course = m_course;
    course.heldAfterTurn.push_back(held());
    course.playedAfterTurn.push_back(m_played);
    course.turns = m_state.turn.number;
    course.over = m_state.over;
    course.winner = m_state.winner;
    course.lead = leadOf(held(), m_state.winner);
    return course;
}

Course courseOf(const Setup& setup, std::span<const Action> line) {
    CourseReader reader(setup);
    for (const Action& act : line) reader.add(act);
    return reader.course();
}

Course courseOf(const Session<AllYourBase>& session) {
    CourseReader reader(session.setup());
    for (std::size_t i = 0; i < session.played(); ++i) reader.add(session.act(i));
    return reader.course();
}

}  // namespace basekeeper::all_your_base
