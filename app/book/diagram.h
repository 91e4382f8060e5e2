// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QMap>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace basekeeper {

/// What a diagram tells of its parts.
namespace DiagramPart {
Q_NAMESPACE
QML_ELEMENT
Q_CLASSINFO("RegisterEnumClassesUnscoped", "false")
enum class Change {
    Stays,
    Moves,    ///< it is elsewhere after
    Lost,     ///< it is in a place for lost things after
    Arrives,  ///< it was not there before
    Differs,  ///< its number has changed
};
Q_ENUM_NS(Change)
}  // namespace DiagramPart

/// An example of what a clause does: a small table before and after, as read from `translations/rules/GAME.json`. What
/// the parts are is the game's business; see `translations/README.md`.
struct Diagram {
    using Change = DiagramPart::Change;

    struct Thing {
        QString name;         ///< of its drawing, such as "zig"; may be empty where the owner says all
        int owner = -1;       ///< a seat
        QString number;       ///< that it bears
        bool marked = false;  ///< its change is told by the file, which the change then is
        Change change = Change::Stays;
        friend bool operator==(const Thing&, const Thing&) = default;
    };
    struct Place {
        QString kind;        ///< one of the game's, such as "base"
        QString name;        ///< by which it is known before and after
        QString number;      ///< that it bears
        QStringList states;  ///< such as "attacked"
        std::vector<Thing> things;
        Change change = Change::Stays;
        bool changesHands = false;  ///< it was another seat's before
        friend bool operator==(const Place&, const Place&) = default;
    };
    struct Row {
        int owner = -1;  ///< the seat whose places these are
        std::vector<Place> places;
        friend bool operator==(const Row&, const Row&) = default;
    };
    using Scene = std::vector<Row>;

    Scene before;
    Scene after;
    friend bool operator==(const Diagram&, const Diagram&) = default;
};

/// How a game draws a kind of place. Sizes are in cards' widths.
struct PlaceShape {
    QString file;            ///< a QML file below qml/, without extension, with the property `place`
    double edge = 0;         ///< what is added to the room for its things
    double step = 1;         ///< the room for each thing
    double least = 1;        ///< how wide it is at least
    double high = 1;         ///< how high it is
    bool takesLost = false;  ///< what arrives there is lost
    friend bool operator==(const PlaceShape&, const PlaceShape&) = default;
};
using PlaceShapes = QMap<QString, PlaceShape>;  ///< by kind

[[nodiscard]] PlaceShapes placeShapesIn(const QJsonObject& shapes);

/// Reads a diagram and works out what changes in it. What cannot be read is left out; a test proves that all can.
[[nodiscard]] Diagram diagramIn(const QJsonObject& diagram, const PlaceShapes& shapes);

/// The diagram for QML: {across, down, gap, margin, before, after}, empty if there is nothing to show. A scene is a
/// list of rows {owner, high, places}, a place {file, across, high, kind, name, number, states, change, changesHands,
/// things}, a thing {name, owner, number, change}. A place that is missing from one of the scenes keeps its room there
/// and has no file.
[[nodiscard]] QVariantMap laidOut(const Diagram& diagram, const PlaceShapes& shapes);

}  // namespace basekeeper
