// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/outspeed/track_model.h"

#include "app/list_in_words.h"
#include "app/seat_names.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace basekeeper {

using namespace outspeed;

namespace {

constexpr int sections = 3;

int sectionOf(int zone) { return (zone - 1) / zonesPerSection + 1; }

int timesIn(const std::vector<int>& zones, int zone) { return static_cast<int>(std::ranges::count(zones, zone)); }

bool isIn(const std::vector<int>& things, int thing) { return std::ranges::find(things, thing) != things.end(); }

/// Of the section with that zone, in what is shown.
QString standOf(int zone, const State& state) {
    if (zone > sections * zonesPerSection || zone > state.track.front) return QStringLiteral("beyond");
    if (zone < state.track.rear) return QStringLiteral("gone");
    if (state.third != ThirdSection::Arrives) return QStringLiteral("laid");
    return sectionOf(zone) == sections ? QStringLiteral("new") : sectionOf(zone) == 1 ? QStringLiteral("goes") : QStringLiteral("laid");
}

/// One that drops out is still seen where it was, for as long as that is what is shown.
bool isInZone(const TrackShipRow& ship, int zone) { return ship.zone == zone && (!ship.eliminated || ship.dropsOut); }

int farthestShip(const State& state) {
    int farthest = 0;
    for (const SeatId seat : seatsInRace(state)) farthest = std::max(farthest, seatOf(state, seat).zone);
    return farthest;
}

}  // namespace

TrackModel::TrackModel(QObject* parent) : QObject(parent) {}

int TrackModel::rear() const { return m_zones.rows().empty() ? 0 : m_zones.rows().front().zone; }

int TrackModel::mostTogether() const {
    int most = 0;
    for (const TrackZoneRow& zone : m_zones.rows()) most = std::max(most, zone.ships);
    return most;
}

int TrackModel::out() const {
    return static_cast<int>(std::ranges::count_if(m_ships.rows(), [](const TrackShipRow& ship) { return ship.eliminated && !ship.dropsOut; }));
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
    for (auto zone = m_zones.rows().rbegin(); zone != m_zones.rows().rend(); ++zone)
        if (zone->ships > 0) ahead << zone->spoken;
    return ahead.join(QStringLiteral(". "));
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

void TrackModel::show(const State& state, const Setup& setup, const State* before, const std::vector<SeatId>& meant) {
    const int foremost = frontOccupied(state);
    const int rearmost = rearOccupied(state);
    // What has just gone is seen going, for as long as that is what is shown.
    int drawnFrom = before != nullptr ? std::min(before->track.rear, state.track.rear) : state.track.rear;
    const int drawnTo = std::max(state.track.front, farthestShip(state));
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
        row.first = !now.eliminated && now.zone == foremost;
        row.last = !now.eliminated && now.zone == rearmost && rearmost != foremost;
        row.meant = isIn(meant, seat);
        if (row.dropsOut && now.zone < drawnFrom) drawnFrom = (sectionOf(now.zone) - 1) * zonesPerSection + 1;
        if (now.eliminated && !row.dropsOut) row.place = out++;
        row.spoken = now.eliminated ? tr("%1: eliminated, last in zone %2").arg(row.name).arg(now.zone)
                                    : tr("%1: zone %2, %n fuel", "", now.fuel).arg(row.name).arg(now.zone);
        ships.push_back(std::move(row));
    }

    std::vector<TrackZoneRow> zones;
    std::vector<TrackSectionRow> parts;
    for (int zone = drawnFrom; zone <= drawnTo; ++zone) {
        TrackZoneRow row;
        row.zone = zone;
        row.section = sectionOf(zone);
        row.place = (zone - 1) % zonesPerSection;
        row.stand = standOf(zone, state);
        row.fields = timesIn(state.forceFields, zone);
        row.entered = isIn(state.entered, zone);
        QStringList words;
        for (TrackShipRow& ship : ships) {
            if (!isInZone(ship, zone)) continue;
            ship.place = row.ships++;
            words << (ship.dropsOut ? tr("%1 drops out").arg(ship.name) : tr("%1 (%n fuel)", "", ship.fuel).arg(ship.name));
        }
        for (TrackShipRow& ship : ships)
            if (isInZone(ship, zone)) ship.together = row.ships;
        row.first = row.ships > 0 && zone == foremost;
        row.last = row.ships > 0 && zone == rearmost && rearmost != foremost;
        if (row.fields > 0) words << tr("%n force field(s)", "", row.fields);
        if (row.stand == QLatin1StringView("goes")) words << tr("goes at the end of the turn");
        row.spoken = words.isEmpty() ? tr("Zone %1: empty").arg(zone) : tr("Zone %1: %2").arg(QString::number(zone), listInWords(words));

        if (parts.empty() || parts.back().section != row.section) {
            TrackSectionRow part{row.section, 0, row.stand, {}};
            if (part.stand == QLatin1StringView("new")) part.text = tr("New section");
            else if (part.stand == QLatin1StringView("goes")) part.text = tr("Goes at the end of the turn");
            else if (part.stand == QLatin1StringView("gone")) part.text = tr("The section has gone");
            else if (part.stand == QLatin1StringView("beyond")) part.text = tr("Beyond the track");
            parts.push_back(std::move(part));
        }
        ++parts.back().zones;
        zones.push_back(std::move(row));
    }

    if (m_zone && (*m_zone < drawnFrom || *m_zone > drawnTo)) m_zone.reset();
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
