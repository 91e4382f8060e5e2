// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/state.h"

#include <QAbstractItemModel>
#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace basekeeper {

/// The phase of a turn, as in the core.
namespace TurnPhase {
Q_NAMESPACE
QML_ELEMENT
enum class Phase { RedAlert, Defense, Attack, Regroup };
Q_ENUM_NS(Phase)
static_assert(static_cast<int>(Phase::Regroup) == static_cast<int>(all_your_base::Phase::Regroup));
}  // namespace TurnPhase

/// The rows of the lists on the screens of All Your Base, as plain values made from the state.

struct PieceRow {
    Q_GADGET
    Q_PROPERTY(int pieceId MEMBER pieceId FINAL)
    Q_PROPERTY(QString card MEMBER card FINAL)  ///< "zig", "crew", ...
    Q_PROPERTY(int attack MEMBER attack FINAL)
    Q_PROPERTY(int defense MEMBER defense FINAL)
    Q_PROPERTY(bool chosen MEMBER chosen FINAL)      ///< in the force, or about to be moved
    Q_PROPERTY(bool tappable MEMBER tappable FINAL)  ///< a tap on it does something now
    Q_PROPERTY(bool leaving MEMBER leaving FINAL)    ///< the prepared RED ALERT will discard it
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)   ///< its accessible name

public:
    int pieceId = 0;
    QString card;
    int attack = 0;
    int defense = 0;
    bool chosen = false;
    bool tappable = false;
    bool leaving = false;
    QString spoken;

    [[nodiscard]] int key() const { return pieceId; }
    friend bool operator==(const PieceRow&, const PieceRow&) = default;
};

struct BaseRow {
    Q_GADGET
    Q_PROPERTY(int baseId MEMBER baseId FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL)  ///< such as "B3"
    Q_PROPERTY(int defense MEMBER defense FINAL)  ///< including its cards
    Q_PROPERTY(bool gained MEMBER gained FINAL)
    Q_PROPERTY(bool open MEMBER open FINAL)          ///< no card is on it
    Q_PROPERTY(bool tappable MEMBER tappable FINAL)  ///< a tap on it does something now
    Q_PROPERTY(bool target MEMBER target FINAL)      ///< of the attack that is declared or weighed
    Q_PROPERTY(bool chosen MEMBER chosen FINAL)      ///< for the prepared RED ALERT
    Q_PROPERTY(bool leaving MEMBER leaving FINAL)    ///< the prepared RED ALERT will destroy it
    /// The attack points with which the seat in turn can capture it; 0 if it cannot now.
    Q_PROPERTY(int takeWith MEMBER takeWith FINAL)
    Q_PROPERTY(QAbstractItemModel* pieces MEMBER pieces FINAL)
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)

public:
    int baseId = 0;
    QString label;
    int defense = 0;
    bool gained = false;
    bool open = true;
    bool tappable = false;
    bool target = false;
    bool chosen = false;
    bool leaving = false;
    int takeWith = 0;
    QAbstractItemModel* pieces = nullptr;
    QString spoken;

    [[nodiscard]] int key() const { return baseId; }
    friend bool operator==(const BaseRow&, const BaseRow&) = default;
};

struct SeatRow {
    Q_GADGET
    Q_PROPERTY(int seat MEMBER seat FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString language MEMBER language FINAL)
    Q_PROPERTY(QString languageName MEMBER languageName FINAL)
    Q_PROPERTY(int attack MEMBER attack FINAL)
    Q_PROPERTY(int defense MEMBER defense FINAL)
    Q_PROPERTY(int held MEMBER held FINAL)
    Q_PROPERTY(bool playing MEMBER playing FINAL)
    Q_PROPERTY(bool mayDeclare MEMBER mayDeclare FINAL)
    Q_PROPERTY(bool lacksOne MEMBER lacksOne FINAL)  ///< it needs one more base to declare
    Q_PROPERTY(bool isAsked MEMBER isAsked FINAL)    ///< it must act out of turn: defend or choose
    Q_PROPERTY(bool tappable MEMBER tappable FINAL)  ///< it is a possible answer for the prepared RED ALERT
    Q_PROPERTY(QAbstractItemModel* bases MEMBER bases FINAL)
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)

public:
    int seat = 0;
    QString name;
    QString language;
    QString languageName;
    int attack = 0;
    int defense = 0;
    int held = 0;
    bool playing = false;
    bool mayDeclare = false;
    bool lacksOne = false;
    bool isAsked = false;
    bool tappable = false;
    QAbstractItemModel* bases = nullptr;
    QString spoken;

    [[nodiscard]] int key() const { return seat; }
    friend bool operator==(const SeatRow&, const SeatRow&) = default;
};

/// A seat that can be chosen.
struct AlertSeatRow {
    Q_GADGET
    Q_PROPERTY(int seat MEMBER seat FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)

public:
    int seat = 0;
    QString name;

    [[nodiscard]] int key() const { return seat; }
    friend bool operator==(const AlertSeatRow&, const AlertSeatRow&) = default;
};

/// A ship that can be chosen, and where it is.
struct AlertShipRow {
    Q_GADGET
    Q_PROPERTY(int pieceId MEMBER pieceId FINAL)
    Q_PROPERTY(QString card MEMBER card FINAL)
    Q_PROPERTY(int attack MEMBER attack FINAL)
    Q_PROPERTY(int defense MEMBER defense FINAL)
    Q_PROPERTY(int owner MEMBER owner FINAL)
    Q_PROPERTY(QString base MEMBER base FINAL)  ///< its label
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)

public:
    int pieceId = 0;
    QString card;
    int attack = 0;
    int defense = 0;
    int owner = 0;
    QString base;
    QString spoken;

    [[nodiscard]] int key() const { return pieceId; }
    friend bool operator==(const AlertShipRow&, const AlertShipRow&) = default;
};

/// A base that can be chosen.
struct AlertBaseRow {
    Q_GADGET
    Q_PROPERTY(int baseId MEMBER baseId FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(int owner MEMBER owner FINAL)
    Q_PROPERTY(QString ownerName MEMBER ownerName FINAL)
    Q_PROPERTY(int defense MEMBER defense FINAL)

public:
    int baseId = 0;
    QString label;
    int owner = 0;
    QString ownerName;
    int defense = 0;

    [[nodiscard]] int key() const { return baseId; }
    friend bool operator==(const AlertBaseRow&, const AlertBaseRow&) = default;
};

/// A card as a row, on a base or in a list.
[[nodiscard]] PieceRow pieceRow(const all_your_base::Piece& piece, bool chosen, bool tappable);

/// A kind of card with the points that it has unless others are entered.
struct CardRow {
    Q_GADGET
    Q_PROPERTY(QString card MEMBER card FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString ownName MEMBER ownName FINAL)  ///< in the language of the seat that plays it
    Q_PROPERTY(int attack MEMBER attack FINAL)
    Q_PROPERTY(int defense MEMBER defense FINAL)
    Q_PROPERTY(bool ship MEMBER ship FINAL)
    Q_PROPERTY(bool chosen MEMBER chosen FINAL)

public:
    QString card;
    QString name;
    QString ownName;
    int attack = 0;
    int defense = 0;
    bool ship = true;
    bool chosen = false;

    [[nodiscard]] const QString& key() const { return card; }
    friend bool operator==(const CardRow&, const CardRow&) = default;
};

/// A base of another seat in the list of the ATTACK phase.
struct ReachRow {
    Q_GADGET
    Q_PROPERTY(int baseId MEMBER baseId FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(int owner MEMBER owner FINAL)
    Q_PROPERTY(QString ownerName MEMBER ownerName FINAL)
    Q_PROPERTY(int defense MEMBER defense FINAL)
    Q_PROPERTY(int needed MEMBER needed FINAL)
    Q_PROPERTY(bool within MEMBER within FINAL)
    Q_PROPERTY(int surplus MEMBER surplus FINAL)  ///< of the proposed force

public:
    int baseId = 0;
    QString label;
    int owner = 0;
    QString ownerName;
    int defense = 0;
    int needed = 0;
    bool within = false;
    int surplus = 0;

    [[nodiscard]] int key() const { return baseId; }
    friend bool operator==(const ReachRow&, const ReachRow&) = default;
};

/// A base in the matrix of who can capture what, with one cell per seat.
struct MatrixRow {
    Q_GADGET
    Q_PROPERTY(int baseId MEMBER baseId FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(int owner MEMBER owner FINAL)
    Q_PROPERTY(int needed MEMBER needed FINAL)
    /// For each seat in order: {seat, own, can, available}.
    Q_PROPERTY(QVariantList cells MEMBER cells FINAL)

public:
    int baseId = 0;
    QString label;
    int owner = 0;
    int needed = 0;
    QVariantList cells;

    [[nodiscard]] int key() const { return baseId; }
    friend bool operator==(const MatrixRow&, const MatrixRow&) = default;
};

/// A SHIP card of the discard pile that can be taken as change.
struct ChangeRow {
    Q_GADGET
    Q_PROPERTY(int pieceId MEMBER pieceId FINAL)
    Q_PROPERTY(QString card MEMBER card FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(int attack MEMBER attack FINAL)
    Q_PROPERTY(int defense MEMBER defense FINAL)
    Q_PROPERTY(bool chosen MEMBER chosen FINAL)
    Q_PROPERTY(bool within MEMBER within FINAL)           ///< the surplus suffices for it alone
    Q_PROPERTY(QString baseLabel MEMBER baseLabel FINAL)  ///< where it goes if chosen
    Q_PROPERTY(int baseId MEMBER baseId FINAL)

public:
    int pieceId = 0;
    QString card;
    QString name;
    int attack = 0;
    int defense = 0;
    bool chosen = false;
    bool within = true;
    QString baseLabel;
    int baseId = 0;

    [[nodiscard]] int key() const { return pieceId; }
    friend bool operator==(const ChangeRow&, const ChangeRow&) = default;
};

}  // namespace basekeeper
