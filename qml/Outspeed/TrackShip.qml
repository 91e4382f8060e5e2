// SPDX-License-Identifier: GPL-3.0-or-later
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
    required property bool last
    required property bool meant
    required property string spoken
    property real size: 40
    property bool backward: false // it flies to the left
    property point spot // of its middle
    property bool moving: true

    readonly property bool roomy: size >= 38
    readonly property bool fuelChanged: fuel !== fuelBefore
    readonly property color ink: dropsOut ? Theme.red : Theme.seatColor(seat)

    x: Math.round(spot.x - width / 2)
    y: Math.round(spot.y - height / 2)
    z: meant || first ? 2 : 1
    width: size
    height: size
    Accessible.role: Accessible.Graphic
    Accessible.name: spoken

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
    Icon {
        anchors.fill: parent
        name: "ships/" + Theme.seatShape(ship.seat)
        color: ship.ink
        size: ship.size
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
        visible: !ship.dropsOut

        PlainText {
            anchors.centerIn: parent
            text: Theme.seatLetter(ship.seat)
            color: Theme.seatColor(ship.seat)
            font.family: Theme.numberFamily
            font.bold: true
            font.pixelSize: Math.max(9, parent.wide * 0.74)
        }
    }
    Icon {
        anchors.centerIn: parent
        visible: ship.dropsOut
        name: "close"
        size: ship.size * 0.9
        color: Theme.red
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: -height * 0.4
        visible: (ship.roomy || ship.fuelChanged) && !ship.eliminated
        width: fuelText.implicitWidth + Theme.space2
        height: fuelText.implicitHeight
        radius: height / 2
        color: Theme.bar
        border.width: Theme.hairlineWidth
        border.color: ship.fuelChanged ? Theme.chosen : Theme.hairline

        PlainText {
            id: fuelText
            anchors.centerIn: parent
            text: ship.fuelChanged && ship.roomy ? ship.fuelBefore + "\u2192" + ship.fuel : ship.fuel
            color: Theme.text
            font.family: Theme.numberFamily
            font.bold: true
            font.pixelSize: Math.max(9, Math.min(Theme.fontTiny, ship.size * 0.3))
        }
    }
}
