// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Theme

// A seat is a colour, a shape and a letter: no one of them alone.
Item {
    id: badge

    property int seat: 0
    property real size: Theme.scaled(32)

    readonly property string shape: Theme.seatShape(seat)

    implicitWidth: size
    implicitHeight: size
    Accessible.role: Accessible.Graphic
    Accessible.name: Theme.seatLetter(seat)

    Icon {
        anchors.fill: parent
        name: "seat-" + badge.shape
        color: Theme.seatColor(badge.seat)
        size: badge.size
    }
    PlainText {
        anchors.centerIn: parent
        // The middle of a triangle and of a star lies lower than the middle of their box.
        anchors.verticalCenterOffset: badge.size * (badge.shape === "triangle" ? 0.14 : badge.shape === "star" ? 0.05
                                                    : 0)
        text: Theme.seatLetter(badge.seat)
        color: Theme.onSeat(badge.seat)
        font.family: Theme.numberFamily
        font.bold: true
        font.pixelSize: Math.max(8, badge.size * (badge.shape === "triangle" || badge.shape === "star" ? 0.42 : 0.52))
    }
}
