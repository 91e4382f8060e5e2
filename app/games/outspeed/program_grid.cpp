// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/outspeed/program_grid.h"

#include "app/games/outspeed/outspeed_texts.h"
#include "core/outspeed/rules.h"

#include <algorithm>
#include <utility>

namespace basekeeper {

using namespace outspeed;

namespace {

bool isWhole(const State& state, const Choice& choice) {
    return !usesWheel(state.tile->routes[choice.route]) || choice.wheel;
}

}  // namespace

ProgramGrid::ProgramGrid(QObject* parent) : QObject(parent) {}

int ProgramGrid::missing() const {
    if (m_state.phase != Phase::Programming) return 0;
    const std::vector<SeatId> seats = yetToProgram(m_state);
    if (m_single)
        return std::ranges::any_of(m_choices, [this](const auto& each) { return isWhole(m_state, each.second); }) ? 0
                                                                                                                  : 1;
    return static_cast<int>(std::ranges::count_if(seats, [this](SeatId seat) {
        const auto found = m_choices.find(seat);
        return found == m_choices.end() || !isWhole(m_state, found->second);
    }));
}

void ProgramGrid::show(const State& state, const Setup& setup, bool single) {
    if (single && !m_single) m_aside = Collected{m_state, m_setup, m_choices};
    if (m_single && !single && m_aside) {
        m_state = std::move(m_aside->state);
        m_setup = std::move(m_aside->setup);
        m_choices = std::move(m_aside->choices);
        m_single = false;
        m_aside.reset();
    }
    const bool same = m_state.phase == Phase::Programming && state.phase == Phase::Programming &&
                      m_state.turn == state.turn && m_state.tile == state.tile && m_setup == setup &&
                      m_single == single;
    m_single = single;
    m_state = state;
    m_setup = setup;
    if (!same) m_choices.clear();
    // Drops seats that have programmed in another way or cannot choose the route any more.
    std::erase_if(m_choices, [&](const auto& each) {
        return whyNot(m_state, Program{each.first, m_state.tile->routes[each.second.route].name,
                                       isWhole(m_state, each.second) ? each.second.wheel : std::optional(0)})
            .has_value();
    });
    refresh();
}

void ProgramGrid::clear() {
    m_state = {};
    m_choices.clear();
    m_aside.reset();
    refresh();
}

std::optional<Violation> ProgramGrid::choose(SeatId seat, int route) {
    const std::vector<RouteChoice> choices =
        m_state.phase == Phase::Programming ? routeChoices(m_state, seat) : std::vector<RouteChoice>();
    if (route < 0 || route >= static_cast<int>(choices.size())) return {};
    const auto index = static_cast<std::size_t>(route);
    if (choices[index].refusal) return choices[index].refusal;
    const auto found = m_choices.find(seat);
    const bool again = found != m_choices.end() && found->second.route == index;
    if (m_single) m_choices.clear();
    else if (again) m_choices.erase(found);
    if (!again) m_choices[seat] = Choice{index, {}};
    refresh();
    return {};
}

std::optional<Violation> ProgramGrid::setWheel(SeatId seat, int wheel) {
    const auto found = m_choices.find(seat);
    if (found == m_choices.end()) return {};
    if (auto refusal = whyNot(m_state, Program{seat, m_state.tile->routes[found->second.route].name, wheel}))
        return refusal;
    found->second.wheel = wheel;
    refresh();
    return {};
}

void ProgramGrid::refresh() {
    std::vector<GridSeatRow> rows;
    if (m_state.phase == Phase::Programming && m_state.tile)
        for (const SeatId seat : seatsInRace(m_state)) {
            const SeatState& held = seatOf(m_state, seat);
            GridSeatRow row;
            row.seat = seat;
            row.name = OutspeedTexts::seatName(m_setup, seat);
            row.fuel = held.fuel;
            row.programmed = held.choice.has_value();
            const std::vector<RouteChoice> choices = routeChoices(m_state, seat);
            for (const RouteChoice& choice : choices) row.possible << !choice.refusal.has_value();
            if (const auto found = m_choices.find(seat); found != m_choices.end()) {
                row.route = static_cast<int>(found->second.route);
                row.asksWheel = usesWheel(m_state.tile->routes[found->second.route]);
                row.wheel = found->second.wheel.value_or(-1);
                row.highestWheel = choices[found->second.route].highestWheel;
            }
            rows.push_back(row);
        }
    m_seats.setRows(std::move(rows));
    emit changed();
}

}  // namespace basekeeper
