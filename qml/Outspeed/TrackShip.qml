// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A ship: its drawing in the colour of its seat, the seat's letter, and its fuel where there is room.
Item {
    id: ship

    required property int seat
    required property string name
    required property int zone
    required property int place
    required property int together
    required property int fuel
    required property int fuelBefore
    required property int from
    required property bool eliminated
    required property bool dropsOut
    required property bool first
    required property bool meant
    required property string spoken
    property real size: 40
    property real badgeWidth: 0 // where it is a badge
    property real badgeHeight: 0
    property bool backward: false // it flies to the left
    property point spot // of its middle
    property bool moving: true

    readonly property bool roomy: size >= 38
    // Where many ships share a small zone, drawings would be specks: each is a badge, its letter beside its fuel.
    readonly property bool asBadge: badgeWidth > 0 && !dropsOut
    readonly property bool fuelChanged: fuel !== fuelBefore
    readonly property color ink: dropsOut ? Theme.red : Theme.seatColor(seat)

    x: Math.round(spot.x - width / 2)
    y: Math.round(spot.y - height / 2)
    z: meant || first ? 2 : 1
    width: asBadge ? badgeWidth : size
    height: asBadge ? badgeHeight : size
    Accessible.role: Accessible.Graphic
    Accessible.name: spoken

    component Figure: PlainText {
        font.family: Theme.numberFamily
        font.bold: true
        font.pixelSize: Math.max(8, Math.min(ship.badgeHeight * 0.72, ship.badgeWidth * 0.4))
    }

    Behavior on size {
        NumberAnimation { duration: Theme.durationLong * 2 }
    }
    Behavior on x {
        enabled: ship.moving
        NumberAnimation { duration: Theme.durationLong * 3; easing.type: Easing.InOutCubic }
    }
    Behavior on y {
        enabled: ship.moving
        NumberAnimation { duration: Theme.durationLong * 3; easing.type: Easing.InOutCubic }
    }

    Rectangle {
        anchors.centerIn: parent
        visible: ship.meant || ship.dropsOut
        width: ship.size + 2
        height: width
        radius: width / 2
        color: Qt.alpha(ship.ink, 0.18)
        border.width: Theme.edgeWidth
        border.color: ship.dropsOut ? Theme.red : Theme.chosen
    }
    SeatShip {
        anchors.fill: parent
        seat: ship.seat
        size: ship.size
        visible: !ship.asBadge
        opacity: ship.dropsOut ? 0.6 : 1
        transform: Scale {
            origin.x: ship.size / 2
            xScale: ship.backward ? -1 : 1
        }
    }
    // The letter, on the ground of its seat, so that it is read whatever the drawing.
    Rectangle {
        readonly property real wide: Math.max(11, ship.size * 0.36)

        x: (ship.size - width) / 2
        y: (ship.size - height) / 2
        width: wide
        height: wide
        radius: wide / 2
        color: Theme.ground
        visible: !ship.asBadge

        PlainText {
            anchors.centerIn: parent
            text: Theme.seatLetter(ship.seat)
            color: Theme.seatColor(ship.seat)
            font.family: Theme.numberFamily
            font.bold: true
            font.pixelSize: Math.max(9, parent.wide * 0.74)
        }
    }
    Rectangle {
        anchors.fill: parent
        visible: ship.asBadge
        radius: Math.min(4, height / 4)
        color: Theme.bar
        border.width: ship.meant ? Theme.edgeWidth : Theme.hairlineWidth
        border.color: ship.fuelChanged || ship.meant ? Theme.chosen : Theme.seatColor(ship.seat)

        Row {
            anchors.centerIn: parent
            spacing: 2

            Figure {
                text: Theme.seatLetter(ship.seat)
                color: Theme.seatColor(ship.seat)
            }
            Figure {
                visible: !ship.eliminated
                text: ship.fuel
                color: Theme.text
            }
        }
    }
    // In the corner: whose ship it is must still be seen.
    Rectangle {
        anchors.right: parent.right
        anchors.top: parent.top
        visible: ship.dropsOut
        width: Math.round(Math.max(11, ship.size * 0.4))
        height: width
        radius: width / 2
        color: Theme.redFill

        Icon {
            anchors.centerIn: parent
            name: "close"
            size: parent.width * 0.8
            color: Theme.redInk
        }
    }
    // No wider than the place of the ship: beside it stands another one.
    PlainText {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.bottom
        anchors.topMargin: -1
        width: ship.size * 1.1
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 7
        visible: (ship.roomy || ship.fuelChanged) && !ship.eliminated && !ship.asBadge
        text: ship.fuelChanged && ship.roomy ? ship.fuelBefore + "\u2192" + ship.fuel : ship.fuel
        color: Theme.text
        font.family: Theme.numberFamily
        font.bold: true
        font.pixelSize: Math.max(9, Math.min(Theme.fontBody, ship.size * 0.28))
    }
}
