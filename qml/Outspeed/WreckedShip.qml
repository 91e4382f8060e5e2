// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A ship that is eliminated, beside the track.
Pressable {
    id: wreck

    required property int seat
    required property string name
    required property bool eliminated
    required property bool dropsOut
    required property string spoken

    text: spoken
    horizontalPadding: 0
    verticalPadding: 0

    contentItem: Item {
        SeatShip {
            anchors.centerIn: parent
            seat: wreck.seat
            size: Theme.scaled(34)
            opacity: 0.45
            rotation: 28
        }
        SeatBadge {
            anchors.left: parent.left
            anchors.bottom: parent.bottom
            anchors.margins: Theme.space1
            seat: wreck.seat
            size: Theme.scaled(18)
            Accessible.ignored: true
        }
        Icon {
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: Theme.space1
            name: "close"
            size: Theme.scaled(18)
            color: Theme.red
        }
    }
}
