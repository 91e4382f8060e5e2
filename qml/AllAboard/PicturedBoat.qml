// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A boat in a diagram: its hull with the weight that it bears, and who stands on it. One that sinks lies in the water.
Item {
    id: boat

    required property var place
    required property int owner

    readonly property real unit: height / place.high
    readonly property bool sails: place.states.includes("sails")
    readonly property bool sinks: place.states.includes("sinks")
    readonly property bool replaced: place.change === DiagramPart.Change.Differs

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: 0.05 * boat.unit
        z: 1

        Repeater {
            model: boat.place.things

            PicturedAnimal {
                required property var modelData

                thing: modelData
                width: Math.round(boat.unit)
                height: Math.round(boat.unit * 1.2)
            }
        }
    }
    BoatHull {
        id: hull
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(boat.unit * (boat.sinks ? 1.35 : 1.1))
        width: Math.round(Math.min(boat.width, boat.unit * 3.4))
        height: Math.round(width * 0.38)
        rotation: boat.sinks ? 8 : 0
        number: boat.place.number
        fill: boat.sinks ? Theme.redGround : boat.replaced ? Theme.chosenGround : Theme.raised
        edge: boat.sinks ? Theme.redFill : boat.sails ? Theme.green : boat.replaced ? Theme.possible : Theme.outline
    }
    Rectangle {
        visible: boat.sails || boat.sinks
        anchors.right: hull.right
        anchors.bottom: hull.bottom
        width: Math.round(boat.unit * 0.6)
        height: width
        radius: width / 2
        color: boat.sails ? Theme.green : Theme.redFill

        Icon {
            anchors.centerIn: parent
            name: boat.sails ? "check" : "close"
            size: Math.round(parent.width * 0.8)
            color: boat.sails ? Theme.greenGround : Theme.redInk
        }
    }
    // The sea, which covers what sinks.
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(boat.unit * 1.95)

        Repeater {
            model: 4

            Icon {
                name: "boats/wave"
                size: Math.round(boat.unit * 0.84)
                color: Theme.defense
            }
        }
    }
}
