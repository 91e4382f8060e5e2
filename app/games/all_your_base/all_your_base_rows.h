// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/row_field.h"
#include "core/all_your_base/moment.h"

#include <QAbstractItemModel>
#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace basekeeper {

/// The phase of a turn, as in the core.
namespace TurnPhase {
Q_NAMESPACE
QML_ELEMENT
enum class Phase { RedAlert, Defense, Attack, Regroup };
Q_ENUM_NS(Phase)
static_assert(static_cast<int>(Phase::Regroup) == static_cast<int>(all_your_base::Phase::Regroup));
}  // namespace TurnPhase

/// What has just happened at the table, as in the core.
namespace GameMoment {
Q_NAMESPACE
QML_ELEMENT
enum class Kind { Capture, Counterattack, ExtraTurn };
Q_ENUM_NS(Kind)
static_assert(static_cast<int>(Kind::ExtraTurn) == static_cast<int>(all_your_base::Moment::Kind::ExtraTurn));
}  // namespace GameMoment

/// The rows of the lists on the screens of All Your Base, as plain values made from the state.

struct PieceRow {
    Q_GADGET
    ROW_FIELD(int, pieceId) = 0;
    ROW_FIELD(QString, card);  ///< "zig", "crew", ...
    ROW_FIELD(int, attack) = 0;
    ROW_FIELD(int, defense) = 0;
    ROW_FIELD(bool, chosen) = false;    ///< in the force, or about to be moved
    ROW_FIELD(bool, tappable) = false;  ///< shown as what is asked for now; others may be tapped, too
    ROW_FIELD(bool, leaving) = false;   ///< the prepared RED ALERT will discard it
    ROW_FIELD(QString, spoken);         ///< its accessible name
    ROW_FIELD(QString, spokenToOwner);  ///< the same in the language of its owner, where the owner is spoken to

    [[nodiscard]] int key() const { return pieceId; }
    friend bool operator==(const PieceRow&, const PieceRow&) = default;
};

struct BaseRow {
    Q_GADGET
    ROW_FIELD(int, baseId) = 0;
    ROW_FIELD(QString, label);    ///< such as "B3"
    ROW_FIELD(int, defense) = 0;  ///< including its cards
    ROW_FIELD(bool, gained) = false;
    ROW_FIELD(bool, tappable) = false;  ///< shown as what is asked for now; others may be tapped, too
    ROW_FIELD(bool, target) = false;    ///< of the attack that is declared or weighed
    ROW_FIELD(bool, chosen) = false;    ///< for the prepared RED ALERT
    ROW_FIELD(bool, taken) = false;     ///< the prepared RED ALERT will bring it to the seat where it is shown
    ROW_FIELD(bool, leaving) = false;   ///< the prepared RED ALERT will destroy it
    ROW_FIELD(bool, aside) = false;     ///< something else on the table is asked for
    /// The attack points with which the seat in turn can capture it; 0 if it cannot now.
    ROW_FIELD(int, takeWith) = 0;
    ROW_FIELD(QAbstractItemModel*, pieces) = nullptr;
    ROW_FIELD(QString, spoken);

    [[nodiscard]] int key() const { return baseId; }
    friend bool operator==(const BaseRow&, const BaseRow&) = default;
};

struct SeatRow {
    Q_GADGET
    ROW_FIELD(int, seat) = 0;
    ROW_FIELD(QString, name);
    ROW_FIELD(QString, language);
    ROW_FIELD(int, attack) = 0;
    ROW_FIELD(int, defense) = 0;
    ROW_FIELD(int, held) = 0;
    ROW_FIELD(bool, playing) = false;
    ROW_FIELD(bool, waits) = false;  ///< it is its turn, and somebody else must answer first
    ROW_FIELD(bool, mayDeclare) = false;
    ROW_FIELD(bool, lacksOne) = false;  ///< it needs one more base to declare
    ROW_FIELD(bool, isAsked) = false;   ///< it must act out of turn: defend or choose
    ROW_FIELD(bool, tappable) = false;  ///< it is a possible answer for the prepared RED ALERT
    ROW_FIELD(QAbstractItemModel*, bases) = nullptr;
    ROW_FIELD(int, mostCards) = 0;  ///< on one of its bases
    ROW_FIELD(QString, spoken);

    [[nodiscard]] int key() const { return seat; }
    friend bool operator==(const SeatRow&, const SeatRow&) = default;
};

/// A seat that can be chosen.
struct AlertSeatRow {
    Q_GADGET
    ROW_FIELD(int, seat) = 0;
    ROW_FIELD(QString, name);

    [[nodiscard]] int key() const { return seat; }
    friend bool operator==(const AlertSeatRow&, const AlertSeatRow&) = default;
};

/// A ship that can be chosen, and where it is.
struct AlertShipRow {
    Q_GADGET
    ROW_FIELD(int, pieceId) = 0;
    ROW_FIELD(QString, card);
    ROW_FIELD(int, attack) = 0;
    ROW_FIELD(int, defense) = 0;
    ROW_FIELD(int, owner) = 0;
    ROW_FIELD(QString, base);  ///< its label
    ROW_FIELD(QString, spoken);

    [[nodiscard]] int key() const { return pieceId; }
    friend bool operator==(const AlertShipRow&, const AlertShipRow&) = default;
};

/// A base that can be chosen.
struct AlertBaseRow {
    Q_GADGET
    ROW_FIELD(int, baseId) = 0;
    ROW_FIELD(QString, label);
    ROW_FIELD(int, owner) = 0;
    ROW_FIELD(QString, ownerName);
    ROW_FIELD(int, defense) = 0;

    [[nodiscard]] int key() const { return baseId; }
    friend bool operator==(const AlertBaseRow&, const AlertBaseRow&) = default;
};

/// As screens know them.
[[nodiscard]] QList<int> numbersOf(const std::vector<all_your_base::PieceId>& pieces);

/// A card as a row, on a base or in a list.
[[nodiscard]] PieceRow pieceRow(const all_your_base::Piece& piece, bool chosen, bool tappable);
/// The same with words that are known already.
[[nodiscard]] PieceRow pieceRow(const all_your_base::Piece& piece, bool chosen, bool tappable, const QString& spoken);
/// Cards that are only shown. All must exist.
[[nodiscard]] std::vector<PieceRow> shownPieces(const all_your_base::State& state,
                                                const std::vector<all_your_base::PieceId>& pieces);

/// A kind of card with the points that it has unless others are entered.
struct CardRow {
    Q_GADGET
    ROW_FIELD(QString, card);
    ROW_FIELD(QString, name);
    ROW_FIELD(QString, ownName);  ///< in the language of the seat that plays it
    ROW_FIELD(int, attack) = 0;
    ROW_FIELD(int, defense) = 0;
    ROW_FIELD(bool, ship) = true;
    ROW_FIELD(bool, chosen) = false;
    ROW_FIELD(bool, possible) = false;  ///< it can be played now, or discarded while a card is chosen for that

    [[nodiscard]] const QString& key() const { return card; }
    friend bool operator==(const CardRow&, const CardRow&) = default;
};

/// A base of another seat in the list of the ATTACK phase.
struct ReachRow {
    Q_GADGET
    ROW_FIELD(int, baseId) = 0;
    ROW_FIELD(QString, label);
    ROW_FIELD(int, owner) = 0;
    ROW_FIELD(QString, ownerName);
    ROW_FIELD(int, defense) = 0;
    ROW_FIELD(int, needed) = 0;
    ROW_FIELD(bool, within) = false;
    ROW_FIELD(int, sent) = 0;     ///< attack points of the proposed force
    ROW_FIELD(int, surplus) = 0;  ///< of them beyond those needed

    [[nodiscard]] int key() const { return baseId; }
    friend bool operator==(const ReachRow&, const ReachRow&) = default;
};

/// A base in the matrix of who can capture what, with one cell per seat.
struct MatrixRow {
    Q_GADGET
    ROW_FIELD(int, baseId) = 0;
    ROW_FIELD(QString, label);
    ROW_FIELD(int, owner) = 0;
    ROW_FIELD(int, needed) = 0;
    /// For each seat in order: {seat, own, can, available}.
    ROW_FIELD(QVariantList, cells);

    [[nodiscard]] int key() const { return baseId; }
    friend bool operator==(const MatrixRow&, const MatrixRow&) = default;
};

/// A SHIP card of the discard pile that can be taken as change.
struct ChangeRow {
    Q_GADGET
    ROW_FIELD(int, pieceId) = 0;
    ROW_FIELD(QString, card);
    ROW_FIELD(QString, name);
    ROW_FIELD(int, attack) = 0;
    ROW_FIELD(int, defense) = 0;
    ROW_FIELD(bool, chosen) = false;
    ROW_FIELD(bool, within) = true;  ///< the surplus suffices for it alone
    ROW_FIELD(QString, baseLabel);   ///< where it goes if chosen
    ROW_FIELD(int, baseId) = 0;

    [[nodiscard]] int key() const { return pieceId; }
    friend bool operator==(const ChangeRow&, const ChangeRow&) = default;
};

}  // namespace basekeeper
