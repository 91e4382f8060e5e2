// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/outspeed/track_model.h"

#include "app/language/joined.h"
#include "app/session/seat_names.h"

#include <QStringList>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace basekeeper {

using namespace outspeed;

namespace {

int timesIn(const std::vector<int>& zones, int zone) { return static_cast<int>(std::ranges::count(zones, zone)); }

bool isIn(const std::vector<int>& things, int thing) { return std::ranges::find(things, thing) != things.end(); }

/// A ship that drops out is still shown in its zone during that step.
bool isInZone(const TrackShipRow& ship, int zone) { return ship.zone == zone && (!ship.eliminated || ship.dropsOut); }

/// The first zone of the section that contains `zone`.
int beginOf(int zone, const std::vector<Section>& sections) {
    const auto found = std::ranges::find_if(
        sections, [zone](const Section& section) { return zone >= section.first && zone <= section.last; });
    return found == sections.end() ? zone : found->first;
}

/// A ship at a moment of what is told: where it came from and where it is.
struct Way {
    int from;
    int to;
    bool out;       ///< it lies beside the track
    bool dropsOut;  ///< at this moment; it is still seen in its zone
};

Way wayOf(const State& state, const State& before, SeatId seat) {
    const SeatState& now = seatOf(state, seat);
    const SeatState& was = isSeat(before, seat) ? seatOf(before, seat) : now;
    const bool dropsOut = now.eliminated && !was.eliminated;
    return {was.zone, now.zone, now.eliminated && !dropsOut, dropsOut};
}

/// The first zone that is drawn: a section that has just gone is still shown during that step.
int drawnFrom(const State& state, const State& before) {
    int first = std::min(before.track.rear, state.track.rear);
    const std::vector<Section> sections = outspeed::sections(state);
    for (SeatId seat = 0; seat < state.seatCount(); ++seat)
        if (const Way way = wayOf(state, before, seat); way.dropsOut)
            first = std::min(first, beginOf(way.to, sections));
    return first;
}

}  // namespace

TrackModel::TrackModel(QObject* parent) : QObject(parent) {}

int TrackModel::rear() const { return m_zones.rows().empty() ? 0 : m_zones.rows().front().zone; }

int TrackModel::mostTogether() const {
    int most = 0;
    for (const TrackZoneRow& zone : m_zones.rows()) most = std::max(most, zone.ships);
    return most;
}

TrackModel::Told TrackModel::toldBy(const std::vector<const State*>& states) {
    Told told;
    std::vector<int> used;    // zones in which something lies or happens
    std::vector<int> beside;  // and those beside a ship, or its way
    const auto add = [](std::vector<int>& zones, int first, int last) {
        for (int zone = first; zone <= last; ++zone) zones.push_back(zone);
    };
    for (std::size_t i = 0; i < states.size(); ++i) {
        const State& now = *states[i];
        const State& before = *states[i > 0 ? i - 1 : 0];
        const std::vector<Section> sections = outspeed::sections(now);
        const int first = beginOf(drawnFrom(now, before), sections);
        told.rear = i == 0 ? first : std::min(told.rear, first);
        told.front = std::max(told.front, sections.back().last);
        int out = 0;
        for (SeatId seat = 0; seat < now.seatCount(); ++seat) {
            const Way way = wayOf(now, before, seat);
            if (way.out) {
                ++out;
                continue;
            }
            const auto [low, high] = std::minmax(way.from, way.to);
            add(used, low, high);
            add(beside, low - 1, high + 1);
        }
        told.out = std::max(told.out, out);
        used.insert(used.end(), now.forceFields.begin(), now.forceFields.end());
        used.insert(used.end(), now.entered.begin(), now.entered.end());
    }
    for (int zone = told.rear; zone <= told.front; ++zone) {
        if (isIn(used, zone)) continue;
        told.empty << zone;
        if (!isIn(beside, zone)) told.quiet << zone;
    }
    return told;
}

int TrackModel::out() const {
    return static_cast<int>(std::ranges::count_if(
        m_ships.rows(), [](const TrackShipRow& ship) { return ship.eliminated && !ship.dropsOut; }));
}

QString TrackModel::inspection() const {
    if (m_seat) {
        const auto ship = std::ranges::find(m_ships.rows(), *m_seat, &TrackShipRow::seat);
        return ship == m_ships.rows().end() ? QString() : ship->spoken;
    }
    const auto zone = std::ranges::find(m_zones.rows(), m_zone.value_or(0), &TrackZoneRow::zone);
    return zone == m_zones.rows().end() ? QString() : zone->spoken;
}

QString TrackModel::spoken() const {
    QStringList ahead;
    for (const TrackZoneRow& zone : m_zones.rows())
        if (zone.ships > 0) ahead.prepend(zone.spoken);
    return Joined::sentences(ahead);
}

void TrackModel::inspectZone(int zone) {
    m_seat.reset();
    m_zone = m_zone == zone ? std::nullopt : std::optional(zone);
    mark();
}

void TrackModel::inspectShip(int seat) {
    const auto ship = std::ranges::find(m_ships.rows(), seat, &TrackShipRow::seat);
    if (ship == m_ships.rows().end()) return;
    if (!ship->eliminated) return inspectZone(ship->zone);
    m_zone.reset();
    m_seat = m_seat == seat ? std::nullopt : std::optional(seat);
    mark();
}

void TrackModel::endInspection() {
    m_zone.reset();
    m_seat.reset();
    mark();
}

void TrackModel::mark() {
    std::vector<TrackZoneRow> rows = m_zones.rows();
    for (TrackZoneRow& row : rows) row.inspected = row.zone == m_zone;
    m_zones.setRows(std::move(rows));
    emit changed();
}

QString TrackModel::textOf(SectionStatus stand) {
    switch (stand) {
        case SectionStatus::Gone: return tr("Section removed");
        case SectionStatus::Goes: return tr("Removed at the end of the turn");
        case SectionStatus::Laid: return {};
        case SectionStatus::New: return tr("New section");
        case SectionStatus::Beyond: return tr("Beyond the track");
    }
    return {};
}

void TrackModel::show(const State& state, const Setup& setup, const State* before, const std::vector<SeatId>& meant,
                      std::vector<const State*> told) {
    const State& came = before != nullptr ? *before : state;
    if (told.empty()) told = {&came, &state};
    m_told = toldBy(told);
    const int rear = drawnFrom(state, came);
    const std::vector<Section> sections = outspeed::sections(state);
    m_front = state.track.front;

    std::vector<TrackShipRow> ships;
    int out = 0;
    for (SeatId seat = 0; seat < state.seatCount(); ++seat) {
        const SeatState& now = seatOf(state, seat);
        const Way way = wayOf(state, came, seat);
        TrackShipRow row;
        row.seat = seat;
        row.name = seatName(setup.seats, seat);
        row.zone = now.zone;
        row.from = way.from;
        row.fuel = now.fuel;
        row.fuelBefore = isSeat(came, seat) ? seatOf(came, seat).fuel : now.fuel;
        row.eliminated = now.eliminated;
        row.dropsOut = way.dropsOut;
        row.first = leads(state, seat);
        row.last = isLast(state, seat);
        row.meant = isIn(meant, seat);
        if (way.out) row.place = out++;
        row.spoken = now.eliminated ? tr("%1: eliminated in zone %2").arg(row.name).arg(now.zone)
                                    : tr("%1: zone %2, %n fuel", "", now.fuel).arg(row.name).arg(now.zone);
        ships.push_back(std::move(row));
    }

    std::vector<TrackZoneRow> zones;
    std::vector<TrackSectionRow> parts;
    for (const Section& section : sections) {
        if (section.last < rear) continue;
        parts.push_back({section.number, section.last - section.first + 1, static_cast<RaceState::Stand>(section.stand),
                         textOf(section.stand)});
        for (int zone = section.first; zone <= section.last; ++zone) {
            TrackZoneRow row;
            row.zone = zone;
            row.section = section.number;
            row.place = zone - section.first;
            row.stand = static_cast<RaceState::Stand>(section.stand);
            row.fields = timesIn(state.forceFields, zone);
            row.entered = isIn(state.entered, zone);
            QStringList words;
            for (TrackShipRow& ship : ships) {
                if (!isInZone(ship, zone)) continue;
                ship.place = row.ships++;
                row.first = row.first || ship.first;
                row.last = row.last || ship.last;
                words << (ship.dropsOut ? tr("%1 is eliminated").arg(ship.name)
                                        : tr("%1 (%n fuel)", "", ship.fuel).arg(ship.name));
            }
            for (TrackShipRow& ship : ships)
                if (isInZone(ship, zone)) ship.together = row.ships;
            if (row.fields > 0) words << tr("%n force field(s)", "", row.fields);
            if (section.stand == SectionStatus::Goes) words << tr("removed at the end of the turn");
            row.spoken = words.isEmpty() ? tr("Zone %1: empty").arg(zone)
                                         : tr("Zone %1: %2").arg(QString::number(zone), Joined::list(words));
            zones.push_back(std::move(row));
        }
    }

    if (m_zone && std::ranges::find(zones, *m_zone, &TrackZoneRow::zone) == zones.end()) m_zone.reset();
    if (m_seat && !(isSeat(state, *m_seat) && seatOf(state, *m_seat).eliminated)) m_seat.reset();
    for (TrackZoneRow& row : zones) row.inspected = row.zone == m_zone;
    m_sections.setRows(std::move(parts));
    m_zones.setRows(std::move(zones));
    m_ships.setRows(std::move(ships));
    emit changed();
}

void TrackModel::clear() {
    m_zone.reset();
    m_seat.reset();
    m_front = 0;
    m_told = {};
    m_sections.setRows({});
    m_zones.setRows({});
    m_ships.setRows({});
    emit changed();
}

}  // namespace basekeeper
