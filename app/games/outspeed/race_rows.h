// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/outspeed/tile_rows.h"
#include "app/row_field.h"

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
    ROW_FIELD(int, route) = 0;
    ROW_FIELD(basekeeper::RouteRow, face);  ///< the route as on the tile
    ROW_FIELD(int, leastCost) = 0;
    ROW_FIELD(int, fuelAfter) = -1;     ///< -1 where it depends on dice, the wheel or others
    ROW_FIELD(bool, lowAfter) = false;  ///< `fuelAfter` is known, and little
    ROW_FIELD(QString, spoken);         ///< the route, and what it leaves in the tank
    ROW_FIELD(bool, possible) = true;
    ROW_FIELD(bool, chosen) = false;

    [[nodiscard]] int key() const { return route; }
    friend bool operator==(const RouteChoiceRow&, const RouteChoiceRow&) = default;
};

/// A seat at the table. What it holds and programs is secret; see `known` and `route`.
struct RaceSeatRow {
    Q_GADGET
    ROW_FIELD(int, seat) = 0;
    ROW_FIELD(QString, name);
    ROW_FIELD(QString, language);
    ROW_FIELD(int, zone) = 1;
    ROW_FIELD(int, fuel) = 0;
    ROW_FIELD(bool, fuelLow) = false;
    /// Before what is told or previewed, or what the latest phase has changed; the same as now if nothing has.
    ROW_FIELD(int, zoneBefore) = 1;
    ROW_FIELD(int, fuelBefore) = 0;
    ROW_FIELD(int, tokens) = 0;  ///< how many, including an announced one
    /// "nitro", ...; empty if unknown. Only to be shown while somebody holds the button.
    ROW_FIELD(QStringList, known);
    ROW_FIELD(QString, knownText);  ///< `known` in words
    ROW_FIELD(bool, eliminated) = false;
    ROW_FIELD(QString, outBy);            ///< the reason in words; empty if unknown
    ROW_FIELD(bool, announced) = false;   ///< it has a token face down
    ROW_FIELD(bool, programmed) = false;  ///< in the phase Programming
    ROW_FIELD(QString, route);            ///< its name, once all are revealed
    ROW_FIELD(bool, asked) = false;
    ROW_FIELD(bool, leads) = false;  ///< in the front zone; false if all are in one zone
    ROW_FIELD(bool, last) = false;   ///< in the rearmost zone; false if all are in one zone
    ROW_FIELD(QString, spoken);

    [[nodiscard]] int key() const { return seat; }
    friend bool operator==(const RaceSeatRow&, const RaceSeatRow&) = default;
};

/// A seat that may play a bonus token, in the order in which they are asked.
struct BonusSeatRow {
    Q_GADGET
    ROW_FIELD(int, seat) = 0;
    ROW_FIELD(QString, name);
    ROW_FIELD(QString, language);
    ROW_FIELD(int, zone) = 1;
    ROW_FIELD(int, tokens) = 0;          ///< in its hand
    ROW_FIELD(bool, announced) = false;  ///< it plays one, whether named or not
    ROW_FIELD(bool, possible) = false;   ///< it has one to play, or plays one

    [[nodiscard]] int key() const { return seat; }
    friend bool operator==(const BonusSeatRow&, const BonusSeatRow&) = default;
};

/// A kind of bonus token that a seat can or cannot play or take.
struct TokenKindRow {
    Q_GADGET
    ROW_FIELD(QString, token);  ///< "ion-cannon", ...; empty to keep it secret
    ROW_FIELD(QString, name);
    ROW_FIELD(int, held) = 0;  ///< how many the seat is known to hold
    ROW_FIELD(bool, possible) = true;

    [[nodiscard]] const QString& key() const { return token; }
    friend bool operator==(const TokenKindRow&, const TokenKindRow&) = default;
};

/// The result of the bonus tokens for a seat.
struct TouchedRow {
    Q_GADGET
    ROW_FIELD(int, seat) = 0;
    ROW_FIELD(QString, name);
    ROW_FIELD(int, zoneBefore) = 0;
    ROW_FIELD(int, zone) = 0;
    ROW_FIELD(int, fuelBefore) = 0;
    ROW_FIELD(int, fuel) = 0;
    ROW_FIELD(bool, eliminated) = false;

    [[nodiscard]] int key() const { return seat; }
    friend bool operator==(const TouchedRow&, const TouchedRow&) = default;
};

/// What a token does, in the preview of the bonus tokens; or what follows from all of them.
struct BonusStepRow {
    Q_GADGET
    ROW_FIELD(int, number) = 1;  ///< of the step after which the table is shown; counted from 1
    ROW_FIELD(QString, text);
    ROW_FIELD(QString, clause);
    ROW_FIELD(QString, token);             ///< the token played or lost; empty for none
    ROW_FIELD(QString, played);            ///< the name of the one played to some effect; else empty
    ROW_FIELD(bool, startsGroup) = false;  ///< the first of those that take effect at the same moment
    ROW_FIELD(QList<int>, seats);          ///< who acts
    ROW_FIELD(QList<int>, affected);       ///< who is affected
    /// TouchedRow: what it comes to for each ship, told with the last token of those that take effect at the same
    /// moment.
    ROW_FIELD(QVariantList, results);
    ROW_FIELD(bool, current) = false;  ///< the table is shown after this step

    [[nodiscard]] int key() const { return number; }
    friend bool operator==(const BonusStepRow&, const BonusStepRow&) = default;
};

/// A seat in the grid of revealed wheels.
struct GridSeatRow {
    Q_GADGET
    ROW_FIELD(int, seat) = 0;
    ROW_FIELD(QString, name);
    ROW_FIELD(int, fuel) = 0;
    ROW_FIELD(bool, programmed) = false;  ///< in secret: its routes are not offered
    ROW_FIELD(int, route) = -1;           ///< the chosen one; -1 for none
    ROW_FIELD(QVariantList, possible);    ///< for every route, whether the seat can choose it
    ROW_FIELD(bool, asksWheel) = false;
    ROW_FIELD(int, wheel) = -1;  ///< -1 if not set
    ROW_FIELD(int, highestWheel) = 0;

    [[nodiscard]] int key() const { return seat; }
    friend bool operator==(const GridSeatRow&, const GridSeatRow&) = default;
};

/// Rolls or tokens that a seat owes.
struct DueRow {
    Q_GADGET
    ROW_FIELD(int, seat) = 0;
    ROW_FIELD(QString, name);
    ROW_FIELD(int, owed) = 1;
    ROW_FIELD(QList<int>, rolls);  ///< entered so far in this stage
    ROW_FIELD(bool, asked) = false;

    [[nodiscard]] int key() const { return seat; }
    friend bool operator==(const DueRow&, const DueRow&) = default;
};

/// A seat's position in the race (5.1).
struct RaceStandingRow {
    Q_GADGET
    ROW_FIELD(int, seat) = 0;
    ROW_FIELD(QString, name);
    ROW_FIELD(int, place) = 1;
    ROW_FIELD(int, zone) = 0;
    ROW_FIELD(int, fuel) = 0;
    ROW_FIELD(int, tokens) = 0;
    ROW_FIELD(bool, eliminated) = false;
    ROW_FIELD(QString, outBy);    ///< in words; empty if unknown
    ROW_FIELD(int, outTurn) = 0;  ///< the turn of elimination; 0 for none
    ROW_FIELD(bool, won) = false;

    [[nodiscard]] int key() const { return seat; }
    friend bool operator==(const RaceStandingRow&, const RaceStandingRow&) = default;
};

}  // namespace basekeeper
