// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Theme

// The bonus tokens of a seat in a diagram, or the back of one.
Rectangle {
    id: tokens

    required property var place
    required property int owner

    readonly property real unit: height / place.high

    radius: Theme.radius - 2
    color: "transparent"
    border.width: Theme.hairlineWidth
    border.color: Theme.hairline

    Row {
        anchors.centerIn: parent
        spacing: tokens.unit * 0.1

        Repeater {
            model: tokens.place.things

            TokenBack {
                required property var modelData

                token: modelData.name === "back" ? "" : modelData.name
                size: Math.round(tokens.unit * 1.25)
                lit: modelData.change !== DiagramPart.Change.Stays
            }
        }
    }
}
