// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/outspeed/tile_rows.h"

#include <QAbstractItemModel>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>

namespace basekeeper {

/// The rows of the lists on the screens of Outspeed, as plain values made from the state.

/// A route that a seat can or cannot choose.
struct RouteChoiceRow {
    Q_GADGET
    Q_PROPERTY(int route MEMBER route FINAL)
    Q_PROPERTY(basekeeper::RouteRow face MEMBER face FINAL)  ///< the route as on the tile
    Q_PROPERTY(int leastCost MEMBER leastCost FINAL)
    Q_PROPERTY(bool possible MEMBER possible FINAL)
    Q_PROPERTY(bool chosen MEMBER chosen FINAL)

public:
    int route = 0;
    RouteRow face;
    int leastCost = 0;
    bool possible = true;
    bool chosen = false;

    [[nodiscard]] int key() const { return route; }
    friend bool operator==(const RouteChoiceRow&, const RouteChoiceRow&) = default;
};

/// A seat at the table. What it holds and programs is secret; see `known` and `route`.
struct RaceSeatRow {
    Q_GADGET
    Q_PROPERTY(int seat MEMBER seat FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString language MEMBER language FINAL)
    Q_PROPERTY(int zone MEMBER zone FINAL)
    Q_PROPERTY(int fuel MEMBER fuel FINAL)
    Q_PROPERTY(int tokens MEMBER tokens FINAL)  ///< how many, including an announced one
    /// "nitro", ...; empty if unknown. Only to be shown while somebody holds the button.
    Q_PROPERTY(QStringList known MEMBER known FINAL)
    Q_PROPERTY(QString knownText MEMBER knownText FINAL)  ///< `known` in words
    Q_PROPERTY(bool eliminated MEMBER eliminated FINAL)
    Q_PROPERTY(QString outBy MEMBER outBy FINAL)         ///< the reason in words; empty if unknown
    Q_PROPERTY(bool announced MEMBER announced FINAL)    ///< it has a token face down
    Q_PROPERTY(bool programmed MEMBER programmed FINAL)  ///< in the phase Programming
    Q_PROPERTY(QString route MEMBER route FINAL)         ///< its name, once all are revealed
    Q_PROPERTY(bool asked MEMBER asked FINAL)
    Q_PROPERTY(bool leads MEMBER leads FINAL)  ///< in the front zone; false if all are in one zone
    Q_PROPERTY(bool last MEMBER last FINAL)    ///< in the rearmost zone; false if all are in one zone
    Q_PROPERTY(int place MEMBER place FINAL)
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)

public:
    int seat = 0;
    QString name;
    QString language;
    int zone = 1;
    int fuel = 0;
    int tokens = 0;
    QStringList known;
    QString knownText;
    bool eliminated = false;
    QString outBy;
    bool announced = false;
    bool programmed = false;
    QString route;
    bool asked = false;
    bool leads = false;
    bool last = false;
    int place = 1;
    QString spoken;

    [[nodiscard]] int key() const { return seat; }
    friend bool operator==(const RaceSeatRow&, const RaceSeatRow&) = default;
};

/// A seat that may play a bonus token, in the order in which they are asked.
struct BonusSeatRow {
    Q_GADGET
    Q_PROPERTY(int seat MEMBER seat FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString language MEMBER language FINAL)
    Q_PROPERTY(int zone MEMBER zone FINAL)
    Q_PROPERTY(int tokens MEMBER tokens FINAL)         ///< in its hand
    Q_PROPERTY(bool announced MEMBER announced FINAL)  ///< it plays one, whether named or not

public:
    int seat = 0;
    QString name;
    QString language;
    int zone = 1;
    int tokens = 0;
    bool announced = false;

    [[nodiscard]] int key() const { return seat; }
    friend bool operator==(const BonusSeatRow&, const BonusSeatRow&) = default;
};

/// A kind of bonus token that a seat can or cannot play or take.
struct TokenKindRow {
    Q_GADGET
    Q_PROPERTY(QString token MEMBER token FINAL)  ///< "ion-cannon", ...; empty to keep it secret
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(int held MEMBER held FINAL)  ///< how many the seat is known to hold
    Q_PROPERTY(bool possible MEMBER possible FINAL)

public:
    QString token;
    QString name;
    int held = 0;
    bool possible = true;

    [[nodiscard]] const QString& key() const { return token; }
    friend bool operator==(const TokenKindRow&, const TokenKindRow&) = default;
};

/// A step in the preview of the bonus tokens.
struct BonusStepRow {
    Q_GADGET
    Q_PROPERTY(int number MEMBER number FINAL)  ///< counted from 1
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString clause MEMBER clause FINAL)
    Q_PROPERTY(QString token MEMBER token FINAL)       ///< the token played or lost; empty for none
    Q_PROPERTY(bool heads MEMBER heads FINAL)          ///< begins a group of simultaneous steps
    Q_PROPERTY(QList<int> seats MEMBER seats FINAL)    ///< who acts
    Q_PROPERTY(QList<int> struck MEMBER struck FINAL)  ///< who is affected
    Q_PROPERTY(bool current MEMBER current FINAL)      ///< the table is shown after this step

public:
    int number = 1;
    QString text;
    QString clause;
    QString token;
    bool heads = false;
    QList<int> seats;
    QList<int> struck;
    bool current = false;

    [[nodiscard]] int key() const { return number; }
    friend bool operator==(const BonusStepRow&, const BonusStepRow&) = default;
};

/// The result of the bonus tokens for a seat.
struct TouchedRow {
    Q_GADGET
    Q_PROPERTY(int seat MEMBER seat FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(int zoneBefore MEMBER zoneBefore FINAL)
    Q_PROPERTY(int zone MEMBER zone FINAL)
    Q_PROPERTY(int fuelBefore MEMBER fuelBefore FINAL)
    Q_PROPERTY(int fuel MEMBER fuel FINAL)
    Q_PROPERTY(bool eliminated MEMBER eliminated FINAL)

public:
    int seat = 0;
    QString name;
    int zoneBefore = 0;
    int zone = 0;
    int fuelBefore = 0;
    int fuel = 0;
    bool eliminated = false;

    [[nodiscard]] int key() const { return seat; }
    friend bool operator==(const TouchedRow&, const TouchedRow&) = default;
};

/// A seat in the grid of revealed wheels.
struct GridSeatRow {
    Q_GADGET
    Q_PROPERTY(int seat MEMBER seat FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(int fuel MEMBER fuel FINAL)
    Q_PROPERTY(bool programmed MEMBER programmed FINAL)      ///< in secret: its routes are not offered
    Q_PROPERTY(int route MEMBER route FINAL)                 ///< the chosen one; -1 for none
    Q_PROPERTY(QVariantList possible MEMBER possible FINAL)  ///< for every route, whether the seat can choose it
    Q_PROPERTY(bool asksWheel MEMBER asksWheel FINAL)
    Q_PROPERTY(int wheel MEMBER wheel FINAL)  ///< -1 if not set
    Q_PROPERTY(int highestWheel MEMBER highestWheel FINAL)

public:
    int seat = 0;
    QString name;
    int fuel = 0;
    bool programmed = false;
    int route = -1;
    QVariantList possible;
    bool asksWheel = false;
    int wheel = -1;
    int highestWheel = 0;

    [[nodiscard]] int key() const { return seat; }
    friend bool operator==(const GridSeatRow&, const GridSeatRow&) = default;
};

/// Rolls or tokens that a seat owes.
struct DueRow {
    Q_GADGET
    Q_PROPERTY(int seat MEMBER seat FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(int owed MEMBER owed FINAL)
    Q_PROPERTY(QList<int> rolls MEMBER rolls FINAL)  ///< entered so far in this stage
    Q_PROPERTY(bool asked MEMBER asked FINAL)

public:
    int seat = 0;
    QString name;
    int owed = 1;
    QList<int> rolls;
    bool asked = false;

    [[nodiscard]] int key() const { return seat; }
    friend bool operator==(const DueRow&, const DueRow&) = default;
};

/// A seat's position in the race (5.1).
struct RaceStandingRow {
    Q_GADGET
    Q_PROPERTY(int seat MEMBER seat FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(int place MEMBER place FINAL)
    Q_PROPERTY(int zone MEMBER zone FINAL)
    Q_PROPERTY(int fuel MEMBER fuel FINAL)
    Q_PROPERTY(int tokens MEMBER tokens FINAL)
    Q_PROPERTY(bool eliminated MEMBER eliminated FINAL)
    Q_PROPERTY(QString outBy MEMBER outBy FINAL)  ///< in words; empty if unknown
    Q_PROPERTY(int outTurn MEMBER outTurn FINAL)  ///< the turn of elimination; 0 for none
    Q_PROPERTY(bool won MEMBER won FINAL)

public:
    int seat = 0;
    QString name;
    int place = 1;
    int zone = 0;
    int fuel = 0;
    int tokens = 0;
    bool eliminated = false;
    QString outBy;
    int outTurn = 0;
    bool won = false;

    [[nodiscard]] int key() const { return seat; }
    friend bool operator==(const RaceStandingRow&, const RaceStandingRow&) = default;
};

}  // namespace basekeeper
