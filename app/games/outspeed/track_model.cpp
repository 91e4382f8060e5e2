// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/outspeed/track_model.h"

#include "app/language/joined.h"
#include "app/session/seat_names.h"

#include <QStringList>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace basekeeper {

using namespace outspeed;

namespace {

int timesIn(const std::vector<int>& zones, int zone) { return static_cast<int>(std::ranges::count(zones, zone)); }

bool isIn(const std::vector<int>& things, int thing) { return std::ranges::find(things, thing) != things.end(); }

/// A ship that drops out is still shown in its zone during that step.
bool isInZone(const TrackShipRow& ship, int zone) { return ship.zone == zone && (!ship.eliminated || ship.dropsOut); }

/// Whether nothing lies in the zone and no ship has just entered or left it; nor does a ship lie, or came from, so many
/// zones beside it.
bool isEmpty(const TrackZoneRow& zone, const std::vector<TrackShipRow>& ships, int within) {
    const auto near = [&](int other) { return std::abs(other - zone.zone) <= within; };
    return zone.fields == 0 && !zone.entered && std::ranges::none_of(ships, [&](const TrackShipRow& ship) {
               return (!ship.eliminated || ship.dropsOut) && (near(ship.zone) || near(ship.from));
           });
}

/// The first zone of the section that contains `zone`.
int beginOf(int zone, const std::vector<Section>& sections) {
    const auto found = std::ranges::find_if(
        sections, [zone](const Section& section) { return zone >= section.first && zone <= section.last; });
    return found == sections.end() ? zone : found->first;
}

}  // namespace

TrackModel::TrackModel(QObject* parent) : QObject(parent) {}

int TrackModel::rear() const { return m_zones.rows().empty() ? 0 : m_zones.rows().front().zone; }

int TrackModel::mostTogether() const {
    int most = 0;
    for (const TrackZoneRow& zone : m_zones.rows()) most = std::max(most, zone.ships);
    return most;
}

QList<int> TrackModel::zonesWith(bool TrackZoneRow::*what) const {
    QList<int> zones;
    for (const TrackZoneRow& zone : m_zones.rows())
        if (zone.*what) zones << zone.zone;
    return zones;
}
QList<int> TrackModel::quietZones() const { return zonesWith(&TrackZoneRow::quiet); }
QList<int> TrackModel::emptyZones() const { return zonesWith(&TrackZoneRow::empty); }

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

void TrackModel::show(const State& state, const Setup& setup, const State* before, const std::vector<SeatId>& meant) {
    // A section that has just gone is still shown during that step.
    int drawnFrom = before != nullptr ? std::min(before->track.rear, state.track.rear) : state.track.rear;
    const std::vector<Section> sections = outspeed::sections(state);
    m_front = state.track.front;

    std::vector<TrackShipRow> ships;
    int out = 0;
    for (SeatId seat = 0; seat < state.seatCount(); ++seat) {
        const SeatState& now = seatOf(state, seat);
        const SeatState& was = before != nullptr && isSeat(*before, seat) ? seatOf(*before, seat) : now;
        TrackShipRow row;
        row.seat = seat;
        row.name = seatName(setup.seats, seat);
        row.zone = now.zone;
        row.from = was.zone;
        row.fuel = now.fuel;
        row.fuelBefore = was.fuel;
        row.eliminated = now.eliminated;
        row.dropsOut = now.eliminated && !was.eliminated;
        row.first = leads(state, seat);
        row.last = isLast(state, seat);
        row.meant = isIn(meant, seat);
        if (row.dropsOut) drawnFrom = std::min(drawnFrom, beginOf(now.zone, sections));
        if (now.eliminated && !row.dropsOut) row.place = out++;
        row.spoken = now.eliminated ? tr("%1: eliminated in zone %2").arg(row.name).arg(now.zone)
                                    : tr("%1: zone %2, %n fuel", "", now.fuel).arg(row.name).arg(now.zone);
        ships.push_back(std::move(row));
    }

    std::vector<TrackZoneRow> zones;
    std::vector<TrackSectionRow> parts;
    for (const Section& section : sections) {
        if (section.last < drawnFrom) continue;
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
            row.empty = isEmpty(row, ships, 0);
            row.quiet = isEmpty(row, ships, 1);
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
    m_sections.setRows({});
    m_zones.setRows({});
    m_ships.setRows({});
    emit changed();
}

}  // namespace basekeeper
