// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Theme

// The ground of a seat's place in the line of all seats: lit when the moment is this seat's.
Rectangle {
    property int seat: 0
    property bool lit: false
    property bool answers: false // asked out of turn
    property bool down: false // a finger lies on it

    radius: Theme.radius - 2
    color: down ? Theme.pressed : lit ? Theme.seatGround(seat) : Theme.surface
    border.width: lit || answers ? Theme.edgeWidth : Theme.hairlineWidth
    border.color: answers ? Theme.redFill : lit ? Theme.seatColor(seat) : Theme.hairline
}
