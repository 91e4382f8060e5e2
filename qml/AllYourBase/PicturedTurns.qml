// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Whose turns come one after the other, in a diagram; the first is the one that is being played.
Item {
    id: turns

    required property var place
    required property int owner

    readonly property real unit: height / place.high

    Repeater {
        model: turns.place.things

        Item {
            id: turn

            required property var modelData
            required property int index

            readonly property bool lost: modelData.change === DiagramPart.Change.Lost
            readonly property bool arrives: modelData.change === DiagramPart.Change.Arrives

            x: Math.round(turns.unit * 1.8 * index)
            width: Math.round(turns.unit * 1.3)
            height: turns.height

            Rectangle {
                anchors.centerIn: parent
                width: Math.round(turns.unit * 1.3)
                height: width
                radius: Theme.radius - 2
                color: turn.lost ? Theme.redGround : turn.arrives ? Theme.chosenGround
                       : turn.index === 0 ? Theme.raised : "transparent"
                border.width: turn.lost || turn.arrives ? Theme.edgeWidth : Theme.hairlineWidth
                border.color: turn.lost ? Theme.redFill : turn.arrives ? Theme.possible : Theme.hairline
            }
            SeatBadge {
                anchors.centerIn: parent
                seat: turn.modelData.owner
                size: Math.round(turns.unit * 0.95)
                Accessible.ignored: true
            }
            Icon {
                anchors.centerIn: parent
                visible: turn.lost
                name: "close"
                size: Math.round(turns.unit * 1.2)
                color: Theme.red
            }
            Icon {
                anchors.verticalCenter: parent.verticalCenter
                x: Math.round(turns.unit * 1.36)
                visible: turn.index + 1 < turns.place.things.length
                name: "chevron-right"
                size: Math.round(turns.unit * 0.4)
                color: Theme.textSecond
            }
        }
    }
}
