// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// Animals of a diagram that are on no boat: those that are saved, or lost, with their sign.
Rectangle {
    id: animals

    required property var place
    required property int owner

    readonly property real unit: height / place.high
    readonly property bool areSaved: place.kind === "saved"

    radius: Theme.radius - 2
    color: Theme.surface
    border.width: Theme.hairlineWidth
    border.color: Theme.hairline

    Icon {
        x: Math.round(animals.unit * 0.15)
        anchors.verticalCenter: parent.verticalCenter
        name: animals.areSaved ? "check" : "close"
        size: Math.round(animals.unit * 0.7)
        color: animals.areSaved ? Theme.green : Theme.red
    }
    Row {
        x: Math.round(animals.unit * 1.05)
        anchors.verticalCenter: parent.verticalCenter
        spacing: 0.05 * animals.unit

        Repeater {
            model: animals.place.things

            PicturedAnimal {
                required property var modelData

                thing: modelData
                width: Math.round(animals.unit)
                height: Math.round(animals.unit * 1.2)
            }
        }
    }
}
