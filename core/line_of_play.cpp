// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/line_of_play.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

namespace basekeeper {

namespace {

constexpr std::size_t everything = std::numeric_limits<std::size_t>::max();

}  // namespace

void LineOfPlay::add(ActPlace act) {
    m_takenBack.clear();
    m_redoableSteps = 0;
    m_acts.resize(m_played);
    m_acts.push_back(act);
    ++m_played;
    ++m_steps;
}

std::vector<std::uint32_t> LineOfPlay::amendments() const {
    std::vector<std::uint32_t> entries;
    entries.reserve(m_standing.size());
    for (const Amendment& amendment : m_standing) entries.push_back(amendment.entry);
    return entries;
}

std::optional<std::uint32_t> LineOfPlay::redoableAmendment() const {
    if (m_takenBack.empty()) return {};
    return m_takenBack.back().entry;
}

void LineOfPlay::amend(std::uint32_t entry, std::size_t from, std::vector<ActPlace> tail) {
    m_takenBack.clear();
    m_redoableSteps = 0;
    m_acts.resize(m_played);
    Amendment amendment{entry, from, std::move(tail), m_played, 0};
    amendment.playedAfter = from + amendment.other.size();
    exchange(amendment);
    m_played = amendment.playedAfter;
    m_standing.push_back(std::move(amendment));
    ++m_steps;
}

std::size_t LineOfPlay::undo(std::size_t steps) {
    std::size_t same = everything;
    for (std::size_t i = 0; i < steps; ++i) {
        // The latest step is an amendment if no act was added after it; an act would have lengthened the line.
        if (m_standing.empty() || m_played != m_standing.back().playedAfter) {
            --m_played;
            continue;
        }
        const Amendment& takenBack = cross(m_standing, m_takenBack);
        m_played = takenBack.playedBefore;
        same = std::min(same, takenBack.from);
    }
    m_steps -= steps;
    m_redoableSteps += steps;
    return same;
}

std::size_t LineOfPlay::redo(std::size_t steps) {
    std::size_t same = everything;
    for (std::size_t i = 0; i < steps; ++i) {
        if (m_played < m_acts.size()) {
            ++m_played;
            continue;
        }
        const Amendment& broughtBack = cross(m_takenBack, m_standing);
        m_played = broughtBack.playedAfter;
        same = std::min(same, broughtBack.from);
    }
    m_steps += steps;
    m_redoableSteps -= steps;
    return same;
}

const LineOfPlay::Amendment& LineOfPlay::cross(std::vector<Amendment>& from, std::vector<Amendment>& to) {
    to.push_back(std::move(from.back()));
    from.pop_back();
    exchange(to.back());
    return to.back();
}

void LineOfPlay::exchange(Amendment& amendment) {
    const auto from = std::next(m_acts.begin(), static_cast<std::ptrdiff_t>(amendment.from));
    std::vector<ActPlace> tail(from, m_acts.end());
    m_acts.erase(from, m_acts.end());
    m_acts.insert(m_acts.end(), amendment.other.begin(), amendment.other.end());
    amendment.other = std::move(tail);
}

}  // namespace basekeeper
