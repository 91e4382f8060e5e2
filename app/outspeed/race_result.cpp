// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/outspeed/race_result.h"

#include "app/list_in_words.h"
#include "app/seat_names.h"

#include <algorithm>
#include <utility>

namespace basekeeper {

using namespace outspeed;

namespace {

std::vector<RaceStandingRow> rowsOf(const State& state, const Setup& setup) {
    std::vector<RaceStandingRow> rows;
    for (const Standing& stands : outspeed::standings(state)) {
        const bool won = std::ranges::find(state.winners, stands.seat) != state.winners.end();
        rows.push_back({stands.seat, seatName(setup.seats, stands.seat), stands.place, stands.zone, stands.fuel, stands.tokens, stands.eliminated, won});
    }
    return rows;
}

}  // namespace

RaceResult::RaceResult(QObject* parent) : QObject(parent) {}

QString RaceResult::endedBy() const {
    if (!m_state.endedBy) return {};
    switch (*m_state.endedBy) {
        case EndedBy::Finish: return QStringLiteral("finish");
        case EndedBy::LastOneLeft: return QStringLiteral("last-left");
        case EndedBy::NobodyLeft: return QStringLiteral("nobody");
        case EndedBy::Ruling: return QStringLiteral("ruling");
    }
    return {};
}

QString RaceResult::endText() const {
    if (!m_state.endedBy) return {};
    switch (*m_state.endedBy) {
        case EndedBy::Finish: return tr("The finish tile has gone: the front ship wins.");
        case EndedBy::LastOneLeft: return tr("All others are eliminated: the last ship in the race wins at once.");
        case EndedBy::NobodyLeft: return tr("All ships are eliminated: nobody wins.");
        case EndedBy::Ruling: return m_state.winners.empty() ? tr("It was ended by a ruling; nobody has won.") : tr("It was ended by a ruling.");
    }
    return {};
}

QString RaceResult::decidedBy() const {
    // Only at the finish is somebody ahead who could be tied.
    if (m_state.endedBy != EndedBy::Finish) return {};
    switch (outspeed::decidedBy(outspeed::standings(m_state))) {
        case DecidedBy::Zone: return tr("Decided by the zone: nobody is as far ahead.");
        case DecidedBy::Fuel: return tr("Tied in the front zone; decided by the fuel.");
        case DecidedBy::Tokens: return tr("Tied in the front zone and in fuel; decided by the bonus tokens.");
        case DecidedBy::Nothing: return tr("Tied in the front zone, in fuel and in bonus tokens: they share the victory.");
    }
    return {};
}

QStringList RaceResult::winners() const {
    QStringList names;
    for (const SeatId seat : m_state.winners) names << seatName(m_setup.seats, seat);
    return names;
}

QString RaceResult::winnerNames() const { return listInWords(winners()); }
QList<int> RaceResult::winnerSeats() const { return {m_state.winners.begin(), m_state.winners.end()}; }

void RaceResult::show(const State& state, const Setup& setup) {
    m_state = state;
    m_setup = setup;
    m_standings.setRows(rowsOf(state, setup));
    emit changed();
}

void RaceResult::clear() {
    m_state = {};
    m_setup = {};
    m_standings.setRows({});
    emit changed();
}

}  // namespace basekeeper
