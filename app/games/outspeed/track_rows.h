// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/outspeed/race_state.h"
#include "app/row_field.h"

#include <QList>
#include <QObject>
#include <QString>

namespace basekeeper {

/// The rows of the race track and of the show, as plain values made from the state.

/// A zone, from the rear to the front.
struct TrackZoneRow {
    Q_GADGET
    ROW_FIELD(int, zone) = 1;
    ROW_FIELD(int, section) = 1;                          ///< counted from 1
    ROW_FIELD(int, place) = 0;                            ///< in its section, from 0
    ROW_FIELD(basekeeper::RaceState::Stand, stand) = {};  ///< of the section
    ROW_FIELD(int, ships) = 0;
    ROW_FIELD(int, fields) = 0;        ///< force fields
    ROW_FIELD(bool, entered) = false;  ///< a ship entered it this turn
    ROW_FIELD(bool, first) = false;    ///< ships here lead
    ROW_FIELD(bool, last) = false;     ///< ships here are last
    ROW_FIELD(bool, inspected) = false;
    ROW_FIELD(QString, spoken);

    [[nodiscard]] int key() const { return zone; }
    friend bool operator==(const TrackZoneRow&, const TrackZoneRow&) = default;
};

/// A section of the track, from the rear to the front.
struct TrackSectionRow {
    Q_GADGET
    ROW_FIELD(int, section) = 1;  ///< counted from 1
    ROW_FIELD(int, zones) = 0;    ///< how many it has
    ROW_FIELD(basekeeper::RaceState::Stand, stand) = {};
    ROW_FIELD(QString, text);  ///< `stand` in words, or empty

    [[nodiscard]] int key() const { return section; }
    friend bool operator==(const TrackSectionRow&, const TrackSectionRow&) = default;
};

/// A ship, by seat, including eliminated ones.
struct TrackShipRow {
    Q_GADGET
    ROW_FIELD(int, seat) = 0;
    ROW_FIELD(QString, name);
    ROW_FIELD(int, zone) = 1;
    /// Among the ships of its zone, from 0; an eliminated one among those.
    ROW_FIELD(int, place) = 0;
    ROW_FIELD(int, together) = 1;  ///< how many ships share the zone
    ROW_FIELD(int, fuel) = 0;
    ROW_FIELD(int, fuelBefore) = 0;
    ROW_FIELD(int, from) = 1;  ///< the zone that it came from, or its own
    ROW_FIELD(bool, eliminated) = false;
    ROW_FIELD(bool, dropsOut) = false;  ///< in the shown step
    ROW_FIELD(bool, first) = false;     ///< see `RaceSeatRow::leads`
    ROW_FIELD(bool, last) = false;      ///< see `RaceSeatRow`
    ROW_FIELD(bool, meant) = false;     ///< the shown step is about it
    ROW_FIELD(QString, spoken);

    [[nodiscard]] int key() const { return seat; }
    friend bool operator==(const TrackShipRow&, const TrackShipRow&) = default;
};

/// A step in the show of a turn.
struct RaceStepRow {
    Q_GADGET
    ROW_FIELD(int, number) = 1;   ///< counted from 1
    ROW_FIELD(int, beat) = 1;     ///< from 1; the same for simultaneous steps
    ROW_FIELD(QString, heading);  ///< of its beat
    ROW_FIELD(basekeeper::RaceState::Kind, kind) = {};
    ROW_FIELD(bool, bad) = false;  ///< it harms somebody
    ROW_FIELD(QList<int>, seats);  ///< whom it is about
    ROW_FIELD(QString, text);
    ROW_FIELD(QString, clause);
    ROW_FIELD(bool, first) = false;  ///< of its beat
    ROW_FIELD(bool, told) = true;    ///< it has been shown
    ROW_FIELD(bool, current) = false;

    [[nodiscard]] int key() const { return number; }
    friend bool operator==(const RaceStepRow&, const RaceStepRow&) = default;
};

}  // namespace basekeeper
