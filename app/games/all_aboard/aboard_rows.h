// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QObject>
#include <QString>
#include <QStringList>

namespace basekeeper {

/// The rows of the lists on the screens of All aboard!, as plain values made from the state.

/// A boat on the table.
struct BoatRow {
    Q_GADGET
    Q_PROPERTY(int boat MEMBER boat FINAL)          ///< from 1, leftmost first
    Q_PROPERTY(QString number MEMBER number FINAL)  ///< the weight that it bears; empty until it is revealed
    Q_PROPERTY(QString weight MEMBER weight FINAL)  ///< of the known animals aboard
    Q_PROPERTY(int weightHalves MEMBER weightHalves FINAL)
    Q_PROPERTY(double fill MEMBER fill FINAL)  ///< the filled part of the gauge
    Q_PROPERTY(bool tooHeavy MEMBER tooHeavy FINAL)
    Q_PROPERTY(int aboard MEMBER aboard FINAL)
    Q_PROPERTY(int room MEMBER room FINAL)  ///< how many more animals fit
    Q_PROPERTY(int faceDown MEMBER faceDown FINAL)
    Q_PROPERTY(QString result MEMBER result FINAL)  ///< "", "sailed" or "sunk"
    Q_PROPERTY(bool replaced MEMBER replaced FINAL)
    Q_PROPERTY(bool waiting MEMBER waiting FINAL)  ///< for another number
    Q_PROPERTY(bool next MEMBER next FINAL)        ///< it sails next, or is sailing
    Q_PROPERTY(bool lit MEMBER lit FINAL)          ///< a tap boards it or selects its number
    Q_PROPERTY(bool love MEMBER love FINAL)        ///< two aboard are in love
    Q_PROPERTY(bool fight MEMBER fight FINAL)
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)

public:
    int boat = 1;
    QString number;
    QString weight;
    int weightHalves = 0;
    double fill = 0;
    bool tooHeavy = false;
    int aboard = 0;
    int room = 0;
    int faceDown = 0;
    QString result;
    bool replaced = false;
    bool waiting = false;
    bool next = false;
    bool lit = false;
    bool love = false;
    bool fight = false;
    QString spoken;

    [[nodiscard]] int key() const { return boat; }
    friend bool operator==(const BoatRow&, const BoatRow&) = default;
};

/// An animal aboard a boat. One list holds all boats, so that an animal that changes boats keeps its row.
struct PassengerRow {
    Q_GADGET
    Q_PROPERTY(int card MEMBER card FINAL)  ///< identifies the seat's animal
    Q_PROPERTY(int seat MEMBER seat FINAL)
    Q_PROPERTY(QString animal MEMBER animal FINAL)  ///< "mouse", ...; empty if face down
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString weight MEMBER weight FINAL)
    Q_PROPERTY(int boat MEMBER boat FINAL)
    Q_PROPERTY(int place MEMBER place FINAL)  ///< among those aboard, from 0
    Q_PROPERTY(bool inLove MEMBER inLove FINAL)
    Q_PROPERTY(bool fights MEMBER fights FINAL)
    Q_PROPERTY(QString part MEMBER part FINAL)      ///< in the shown step: "", "acts" or "struck"
    Q_PROPERTY(QString result MEMBER result FINAL)  ///< of the boat: "", "sailed" or "sunk"
    Q_PROPERTY(QString fate MEMBER fate FINAL)      ///< "", "saved", "lost", or "gone" (has just left)
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)

public:
    int card = 0;
    int seat = 0;
    QString animal;
    QString name;
    QString weight;
    int boat = 1;
    int place = 0;
    bool inLove = false;
    bool fights = false;
    QString part;
    QString result;
    QString fate;
    QString spoken;

    [[nodiscard]] int key() const { return card; }
    friend bool operator==(const PassengerRow&, const PassengerRow&) = default;
};

/// One of a seat's twelve animals, and where it is.
struct SetAnimalRow {
    Q_GADGET
    Q_PROPERTY(QString animal MEMBER animal FINAL)
    Q_PROPERTY(QString place MEMBER place FINAL)  ///< "left", "aboard", "saved" or "lost"

public:
    QString animal;
    QString place;

    [[nodiscard]] const QString& key() const { return animal; }
    friend bool operator==(const SetAnimalRow&, const SetAnimalRow&) = default;
};

struct AboardSeatRow {
    Q_GADGET
    Q_PROPERTY(int seat MEMBER seat FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString language MEMBER language FINAL)
    Q_PROPERTY(int points MEMBER points FINAL)
    Q_PROPERTY(int cupids MEMBER cupids FINAL)
    Q_PROPERTY(int saved MEMBER saved FINAL)
    Q_PROPERTY(int left MEMBER left FINAL)                        ///< animals that it has not played
    Q_PROPERTY(bool asked MEMBER asked FINAL)                     ///< to place an animal or to name one
    Q_PROPERTY(bool starts MEMBER starts FINAL)                   ///< places first in this round
    Q_PROPERTY(QAbstractItemModel* animals MEMBER animals FINAL)  ///< SetAnimalRow
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)

public:
    int seat = 0;
    QString name;
    QString language;
    int points = 0;
    int cupids = 0;
    int saved = 0;
    int left = 0;
    bool asked = false;
    bool starts = false;
    QAbstractItemModel* animals = nullptr;
    QString spoken;

    [[nodiscard]] int key() const { return seat; }
    friend bool operator==(const AboardSeatRow&, const AboardSeatRow&) = default;
};

/// An animal that the asked seat can or cannot choose.
struct AnimalChoiceRow {
    Q_GADGET
    Q_PROPERTY(QString animal MEMBER animal FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString weight MEMBER weight FINAL)
    Q_PROPERTY(int points MEMBER points FINAL)
    Q_PROPERTY(bool possible MEMBER possible FINAL)
    Q_PROPERTY(bool chosen MEMBER chosen FINAL)

public:
    QString animal;
    QString name;
    QString weight;
    int points = 0;
    bool possible = true;
    bool chosen = false;

    [[nodiscard]] const QString& key() const { return animal; }
    friend bool operator==(const AnimalChoiceRow&, const AnimalChoiceRow&) = default;
};

/// A step of a sailing boat.
struct SailingStepRow {
    Q_GADGET
    Q_PROPERTY(int number MEMBER number FINAL)  ///< counted from 1
    Q_PROPERTY(int boat MEMBER boat FINAL)
    /// "love", "fight", "fright", "replaced", "thrown", "eaten", "nothing", "weighed", "sails", "sinks", "saved",
    /// "lost", "jumped"
    Q_PROPERTY(QString kind MEMBER kind FINAL)
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString clause MEMBER clause FINAL)
    Q_PROPERTY(bool first MEMBER first FINAL)  ///< of its boat
    Q_PROPERTY(bool told MEMBER told FINAL)    ///< it has been shown
    Q_PROPERTY(bool current MEMBER current FINAL)

public:
    int number = 1;
    int boat = 1;
    QString kind;
    QString text;
    QString clause;
    bool first = false;
    bool told = true;
    bool current = false;

    [[nodiscard]] int key() const { return number; }
    friend bool operator==(const SailingStepRow&, const SailingStepRow&) = default;
};

/// A seat's score and its parts.
struct StandingRow {
    Q_GADGET
    Q_PROPERTY(int seat MEMBER seat FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(int place MEMBER place FINAL)
    Q_PROPERTY(int points MEMBER points FINAL)
    Q_PROPERTY(int animalPoints MEMBER animalPoints FINAL)
    Q_PROPERTY(int cupids MEMBER cupids FINAL)
    Q_PROPERTY(int cupidPoints MEMBER cupidPoints FINAL)
    Q_PROPERTY(int saved MEMBER saved FINAL)
    Q_PROPERTY(bool won MEMBER won FINAL)
    Q_PROPERTY(QStringList animals MEMBER animals FINAL)  ///< the saved ones

public:
    int seat = 0;
    QString name;
    int place = 1;
    int points = 0;
    int animalPoints = 0;
    int cupids = 0;
    int cupidPoints = 0;
    int saved = 0;
    bool won = false;
    QStringList animals;

    [[nodiscard]] int key() const { return seat; }
    friend bool operator==(const StandingRow&, const StandingRow&) = default;
};

/// A number that is being typed.
struct TypedNumberRow {
    Q_GADGET
    Q_PROPERTY(int place MEMBER place FINAL)    ///< counted from 0
    Q_PROPERTY(QString text MEMBER text FINAL)  ///< empty if nothing is typed
    Q_PROPERTY(bool current MEMBER current FINAL)

public:
    int place = 0;
    QString text;
    bool current = false;

    [[nodiscard]] int key() const { return place; }
    friend bool operator==(const TypedNumberRow&, const TypedNumberRow&) = default;
};

}  // namespace basekeeper
