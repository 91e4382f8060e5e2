// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A seat's number in a round: the one that was written down, the one that is being typed, or that it is still to come.
// What was refused is marked where it would stand.
Item {
    id: cell

    required property int seat
    required property string points
    required property bool due // in the round that is being played, without a number
    required property bool asked
    required property string typed
    required property bool mistaken

    readonly property bool writes: due && asked
    readonly property color edge: mistaken ? Theme.red : Theme.seatColor(seat)

    Rectangle {
        anchors.fill: parent
        anchors.margins: 2
        visible: cell.writes || cell.mistaken
        radius: Theme.radiusSmall
        color: cell.mistaken ? Theme.redGround : Theme.ground
        border.width: Theme.edgeWidth
        border.color: cell.edge

        Icon {
            visible: cell.mistaken
            x: Theme.space1
            anchors.verticalCenter: parent.verticalCenter
            name: "warning"
            color: Theme.red
            size: Math.min(Theme.scaled(14), cell.width / 5)
        }
    }
    ScoreText {
        id: number
        objectName: "points-text"
        anchors.fill: parent
        // On both sides, so that the number stays in the middle of its column.
        anchors.leftMargin: cell.mistaken ? cell.width / 5 + Theme.space1 : Theme.space1
        anchors.rightMargin: anchors.leftMargin
        verticalAlignment: Text.AlignVCenter
        font.pixelSize: cell.height >= Theme.scaled(56) ? Theme.fontHeadline : Theme.fontTitle
        text: cell.writes ? cell.typed : cell.due ? "\u00B7" : cell.points
        color: cell.mistaken ? Theme.red : cell.due && !cell.asked ? Theme.textFaint : Theme.text
    }
    // Where the next digit goes. It does not blink: nothing is drawn while nobody does anything.
    Rectangle {
        visible: cell.writes && !cell.mistaken
        x: Math.min(cell.width - Theme.space2, Math.round((cell.width + number.contentWidth) / 2) + 2)
        anchors.verticalCenter: parent.verticalCenter
        width: 2
        height: Theme.fontTitle
        color: cell.edge
    }
}
