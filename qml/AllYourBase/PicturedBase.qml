// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Theme

// A base in a diagram: its dome, and the cards that stand before it.
Rectangle {
    id: base

    required property var place
    required property int owner

    readonly property real unit: height / place.high
    readonly property bool gone: place.change === DiagramPart.Change.Lost
    readonly property bool attacked: place.states.includes("attacked")

    radius: Theme.radius - 2
    color: gone || attacked ? Theme.redGround : Theme.raised
    border.width: gone || attacked || place.change !== DiagramPart.Change.Stays ? Theme.edgeWidth : Theme.hairlineWidth
    border.color: gone || attacked ? Theme.redFill
                  : place.change !== DiagramPart.Change.Stays ? Theme.possible : Theme.hairline

    Dome {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(base.unit * 0.25)
        height: Math.round(base.unit * 1.05)
        color: Theme.seatColor(Math.max(0, base.owner))
        captured: base.place.changesHands
        doomed: base.gone
    }
    AimMarks {
        anchors.fill: parent
        visible: base.attacked
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(base.unit * 1.58)
        spacing: 0.05 * base.unit

        Repeater {
            model: base.place.things

            PicturedCard {
                required property var modelData

                thing: modelData
                width: Math.round(base.unit)
                height: Math.round(base.unit * 1.25)
            }
        }
    }
}
