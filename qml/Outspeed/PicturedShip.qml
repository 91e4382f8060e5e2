// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A ship in a diagram: its drawing, its seat's letter, and its fuel where that matters.
Item {
    id: ship

    required property var thing

    readonly property real size: width
    readonly property color ink: Theme.seatColor(Math.max(0, thing.owner))
    readonly property bool changes: thing.change !== DiagramPart.Change.Stays

    Rectangle {
        anchors.centerIn: parent
        visible: ship.changes
        width: ship.size
        height: width
        radius: width / 2
        color: Qt.alpha(ship.ink, 0.18)
        border.width: Theme.edgeWidth
        border.color: Theme.possible
    }
    Icon {
        anchors.centerIn: parent
        name: "ships/" + Theme.seatShape(ship.thing.owner)
        color: ship.ink
        size: Math.round(ship.size * 0.9)
    }
    Rectangle {
        anchors.centerIn: parent
        width: Math.round(ship.size * 0.4)
        height: width
        radius: width / 2
        color: Theme.ground

        PlainText {
            anchors.centerIn: parent
            text: Theme.seatLetter(ship.thing.owner)
            color: ship.ink
            font.family: Theme.numberFamily
            font.bold: true
            font.pixelSize: Math.max(8, parent.width * 0.74)
            Accessible.ignored: true
        }
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(ship.size * 0.86)
        visible: ship.thing.number !== ""
        width: Math.max(height, fuel.implicitWidth + Theme.space1)
        height: fuel.implicitHeight
        radius: height / 2
        color: Theme.bar
        border.width: Theme.hairlineWidth
        border.color: ship.thing.change === DiagramPart.Change.Differs ? Theme.possible : Theme.outline

        PlainText {
            id: fuel
            anchors.centerIn: parent
            text: ship.thing.number
            color: Theme.text
            font.family: Theme.numberFamily
            font.bold: true
            font.pixelSize: Math.max(9, Math.round(ship.size * 0.34))
            Accessible.ignored: true
        }
    }
}
