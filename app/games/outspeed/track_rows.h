// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QString>

namespace basekeeper {

/// The rows of the race track and of the show, as plain values made from the state.

/// A zone, from the rear to the front.
struct TrackZoneRow {
    Q_GADGET
    Q_PROPERTY(int zone MEMBER zone FINAL)
    Q_PROPERTY(int section MEMBER section FINAL)  ///< counted from 1
    Q_PROPERTY(int place MEMBER place FINAL)      ///< in its section, from 0
    /// Of the section: "laid", "new" (arrived this turn), "goes" (leaves at the end of the turn), "gone" (left in the
    /// shown step) or "beyond" (no section is there).
    Q_PROPERTY(QString stand MEMBER stand FINAL)
    Q_PROPERTY(int ships MEMBER ships FINAL)
    Q_PROPERTY(int fields MEMBER fields FINAL)     ///< force fields
    Q_PROPERTY(bool entered MEMBER entered FINAL)  ///< a ship entered it this turn
    Q_PROPERTY(bool first MEMBER first FINAL)      ///< ships here lead
    Q_PROPERTY(bool last MEMBER last FINAL)        ///< ships here are last
    Q_PROPERTY(bool inspected MEMBER inspected FINAL)
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)

public:
    int zone = 1;
    int section = 1;
    int place = 0;
    QString stand;
    int ships = 0;
    int fields = 0;
    bool entered = false;
    bool first = false;
    bool last = false;
    bool inspected = false;
    QString spoken;

    [[nodiscard]] int key() const { return zone; }
    friend bool operator==(const TrackZoneRow&, const TrackZoneRow&) = default;
};

/// A section of the track, from the rear to the front.
struct TrackSectionRow {
    Q_GADGET
    Q_PROPERTY(int section MEMBER section FINAL)  ///< counted from 1
    Q_PROPERTY(int zones MEMBER zones FINAL)      ///< how many it has
    Q_PROPERTY(QString stand MEMBER stand FINAL)  ///< see `TrackZoneRow`
    Q_PROPERTY(QString text MEMBER text FINAL)    ///< `stand` in words, or empty

public:
    int section = 1;
    int zones = 0;
    QString stand;
    QString text;

    [[nodiscard]] int key() const { return section; }
    friend bool operator==(const TrackSectionRow&, const TrackSectionRow&) = default;
};

/// A ship, by seat, including eliminated ones.
struct TrackShipRow {
    Q_GADGET
    Q_PROPERTY(int seat MEMBER seat FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(int zone MEMBER zone FINAL)
    /// Among the ships of its zone, from 0; an eliminated one among those.
    Q_PROPERTY(int place MEMBER place FINAL)
    Q_PROPERTY(int together MEMBER together FINAL)  ///< how many ships share the zone
    Q_PROPERTY(int fuel MEMBER fuel FINAL)
    Q_PROPERTY(int fuelBefore MEMBER fuelBefore FINAL)
    Q_PROPERTY(int from MEMBER from FINAL)  ///< the zone that it came from, or its own
    Q_PROPERTY(bool eliminated MEMBER eliminated FINAL)
    Q_PROPERTY(bool dropsOut MEMBER dropsOut FINAL)  ///< in the shown step
    Q_PROPERTY(bool first MEMBER first FINAL)        ///< see `RaceSeatRow::leads`
    Q_PROPERTY(bool last MEMBER last FINAL)          ///< see `RaceSeatRow`
    Q_PROPERTY(bool meant MEMBER meant FINAL)        ///< the shown step is about it
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)

public:
    int seat = 0;
    QString name;
    int zone = 1;
    int place = 0;
    int together = 1;
    int fuel = 0;
    int fuelBefore = 0;
    int from = 1;
    bool eliminated = false;
    bool dropsOut = false;
    bool first = false;
    bool last = false;
    bool meant = false;
    QString spoken;

    [[nodiscard]] int key() const { return seat; }
    friend bool operator==(const TrackShipRow&, const TrackShipRow&) = default;
};

/// A step in the show of a turn.
struct RaceStepRow {
    Q_GADGET
    Q_PROPERTY(int number MEMBER number FINAL)        ///< counted from 1
    Q_PROPERTY(int beat MEMBER beat FINAL)            ///< from 1; the same for simultaneous steps
    Q_PROPERTY(QString heading MEMBER heading FINAL)  ///< of its beat
    Q_PROPERTY(QString kind MEMBER kind FINAL)        ///< see `kindOf` in happening_words.h
    Q_PROPERTY(bool bad MEMBER bad FINAL)             ///< it harms somebody
    Q_PROPERTY(QList<int> seats MEMBER seats FINAL)   ///< whom it is about
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString clause MEMBER clause FINAL)
    Q_PROPERTY(bool first MEMBER first FINAL)  ///< of its beat
    Q_PROPERTY(bool told MEMBER told FINAL)    ///< it has been shown
    Q_PROPERTY(bool current MEMBER current FINAL)

public:
    int number = 1;
    int beat = 1;
    QString heading;
    QString kind;
    bool bad = false;
    QList<int> seats;
    QString text;
    QString clause;
    bool first = false;
    bool told = true;
    bool current = false;

    [[nodiscard]] int key() const { return number; }
    friend bool operator==(const RaceStepRow&, const RaceStepRow&) = default;
};

}  // namespace basekeeper
