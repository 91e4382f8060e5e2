// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/row_field.h"

#include <QAbstractItemModel>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace basekeeper {

/// The rows of the lists on the screens of All aboard!, as plain values made from the state.

/// The states that the rows and view models tell.
namespace AboardState {
Q_NAMESPACE
QML_ELEMENT
Q_CLASSINFO("RegisterEnumClassesUnscoped", "false")
enum class Phase { RevealBoats, Boarding, Reveal, Sailing, Over };  ///< as in the core
Q_ENUM_NS(Phase)
enum class Result { None, Sailed, Sunk };  ///< of a boat
Q_ENUM_NS(Result)
enum class Part { None, Acts, Struck };  ///< of an animal in the shown step
Q_ENUM_NS(Part)
enum class Fate { None, Saved, Lost, Gone };  ///< of an animal aboard; `Gone` has just left
Q_ENUM_NS(Fate)
enum class Place { Left, Aboard, Saved, Lost };  ///< of an animal of a seat
Q_ENUM_NS(Place)
enum class Value { None, Weight, InLove, Points };  ///< of an animal's card
Q_ENUM_NS(Value)
/// What happens in a step, in the order of `all_aboard::Step`.
enum class Kind {
    None,
    Love,
    Fight,
    Fright,
    Replaced,
    Thrown,
    Eaten,
    Nothing,
    Weighed,
    Sails,
    Sinks,
    Saved,
    Lost,
    Jumped,
};
Q_ENUM_NS(Kind)
}  // namespace AboardState

/// A boat on the table.
struct BoatRow {
    Q_GADGET
    ROW_FIELD(int, boat) = 1;    ///< from 1, leftmost first
    ROW_FIELD(QString, number);  ///< the weight that it bears; empty until it is revealed
    ROW_FIELD(QString, weight);  ///< of the known animals aboard
    ROW_FIELD(int, weightHalves) = 0;
    ROW_FIELD(double, fill) = 0;  ///< the filled part of the gauge
    ROW_FIELD(bool, tooHeavy) = false;
    ROW_FIELD(int, aboard) = 0;
    ROW_FIELD(int, room) = 0;  ///< how many more animals fit
    ROW_FIELD(int, faceDown) = 0;
    ROW_FIELD(basekeeper::AboardState::Result, result) = {};
    ROW_FIELD(bool, replaced) = false;
    ROW_FIELD(bool, waiting) = false;   ///< for another number
    ROW_FIELD(bool, next) = false;      ///< it sails next, or is sailing
    ROW_FIELD(bool, tappable) = false;  ///< a tap boards it or selects its number
    ROW_FIELD(bool, love) = false;      ///< two aboard are in love
    ROW_FIELD(bool, fight) = false;
    ROW_FIELD(QString, spoken);

    [[nodiscard]] int key() const { return boat; }
    friend bool operator==(const BoatRow&, const BoatRow&) = default;
};

/// An animal aboard a boat. One list holds all boats, so that an animal that changes boats keeps its row.
struct PassengerRow {
    Q_GADGET
    ROW_FIELD(int, card) = 0;  ///< identifies the seat's animal
    ROW_FIELD(int, seat) = 0;
    ROW_FIELD(QString, animal);  ///< "mouse", ...; empty if face down
    ROW_FIELD(QString, name);
    ROW_FIELD(QString, weight);
    ROW_FIELD(int, boat) = 1;
    ROW_FIELD(int, place) = 0;  ///< among those aboard, from 0
    ROW_FIELD(bool, inLove) = false;
    ROW_FIELD(bool, fights) = false;
    ROW_FIELD(basekeeper::AboardState::Part, part) = {};
    ROW_FIELD(basekeeper::AboardState::Result, result) = {};  ///< of the boat
    ROW_FIELD(basekeeper::AboardState::Fate, fate) = {};
    ROW_FIELD(QString, spoken);

    [[nodiscard]] int key() const { return card; }
    friend bool operator==(const PassengerRow&, const PassengerRow&) = default;
};

/// One of a seat's twelve animals, and where it is.
struct SetAnimalRow {
    Q_GADGET
    ROW_FIELD(QString, animal);
    ROW_FIELD(basekeeper::AboardState::Place, place) = {};

    [[nodiscard]] const QString& key() const { return animal; }
    friend bool operator==(const SetAnimalRow&, const SetAnimalRow&) = default;
};

struct AboardSeatRow {
    Q_GADGET
    ROW_FIELD(int, seat) = 0;
    ROW_FIELD(QString, name);
    ROW_FIELD(QString, language);
    ROW_FIELD(int, points) = 0;
    ROW_FIELD(int, cupids) = 0;
    ROW_FIELD(int, saved) = 0;
    ROW_FIELD(int, left) = 0;                           ///< animals that it has not played
    ROW_FIELD(bool, asked) = false;                     ///< to place an animal or to name one
    ROW_FIELD(bool, starts) = false;                    ///< places first in this round
    ROW_FIELD(QAbstractItemModel*, animals) = nullptr;  ///< SetAnimalRow
    ROW_FIELD(QString, spoken);

    [[nodiscard]] int key() const { return seat; }
    friend bool operator==(const AboardSeatRow&, const AboardSeatRow&) = default;
};

/// An animal that the asked seat can or cannot choose.
struct AnimalChoiceRow {
    Q_GADGET
    ROW_FIELD(QString, animal);
    ROW_FIELD(QString, name);
    ROW_FIELD(QString, weight);
    ROW_FIELD(int, points) = 0;
    ROW_FIELD(bool, possible) = true;
    ROW_FIELD(bool, chosen) = false;
    ROW_FIELD(basekeeper::AboardState::Place, place) = {};  ///< where it is, if it has been played

    [[nodiscard]] const QString& key() const { return animal; }
    friend bool operator==(const AnimalChoiceRow&, const AnimalChoiceRow&) = default;
};

/// A step of a sailing boat.
struct SailingStepRow {
    Q_GADGET
    ROW_FIELD(int, number) = 1;  ///< counted from 1
    ROW_FIELD(int, boat) = 1;
    ROW_FIELD(basekeeper::AboardState::Kind, kind) = {};
    ROW_FIELD(QString, text);
    ROW_FIELD(QString, clause);
    ROW_FIELD(QString, clauseNumber);  ///< as it is shown: "3" for "3.mouse"
    ROW_FIELD(bool, first) = false;    ///< of its boat
    ROW_FIELD(bool, told) = true;      ///< it has been shown
    ROW_FIELD(bool, current) = false;

    [[nodiscard]] int key() const { return number; }
    friend bool operator==(const SailingStepRow&, const SailingStepRow&) = default;
};

/// An animal in the picture of a step.
struct StepAnimalRow {
    Q_GADGET
    ROW_FIELD(int, number) = 0;  ///< from the left, counted from 0
    ROW_FIELD(QString, animal);
    ROW_FIELD(int, seat) = 0;

    [[nodiscard]] int key() const { return number; }
    friend bool operator==(const StepAnimalRow&, const StepAnimalRow&) = default;
};

/// A seat's score and its parts.
struct StandingRow {
    Q_GADGET
    ROW_FIELD(int, seat) = 0;
    ROW_FIELD(QString, name);
    ROW_FIELD(int, place) = 1;
    ROW_FIELD(int, points) = 0;
    ROW_FIELD(int, animalPoints) = 0;
    ROW_FIELD(int, cupids) = 0;
    ROW_FIELD(int, cupidPoints) = 0;
    ROW_FIELD(int, saved) = 0;
    ROW_FIELD(bool, won) = false;
    ROW_FIELD(QStringList, animals);  ///< the saved ones

    [[nodiscard]] int key() const { return seat; }
    friend bool operator==(const StandingRow&, const StandingRow&) = default;
};

/// A number that is being typed.
struct TypedNumberRow {
    Q_GADGET
    ROW_FIELD(int, place) = 0;  ///< counted from 0
    ROW_FIELD(QString, text);   ///< empty if nothing is typed
    ROW_FIELD(bool, current) = false;

    [[nodiscard]] int key() const { return place; }
    friend bool operator==(const TypedNumberRow&, const TypedNumberRow&) = default;
};

}  // namespace basekeeper
