// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A card or a base on its way from where it lay to where it lies now; or, where it is lost, as it falls.
Item {
    id: thing

    required property var flight // {card, seat, from, to, falls}
    required property real progress // 0 to 1

    readonly property bool isBase: flight.card === "base"
    readonly property real startX: flight.from.x + flight.from.width / 2
    readonly property real startY: flight.from.y + flight.from.height / 2
    readonly property real endX: flight.to.x + flight.to.width / 2
    readonly property real endY: flight.to.y + flight.to.height / 2 + (flight.falls ? Theme.scaled(80) : 0)

    // The way, until it has been gone.
    Rectangle {
        x: thing.startX
        y: thing.startY - height / 2
        width: Math.hypot(thing.endX - thing.startX, thing.endY - thing.startY)
        height: Theme.scaled(4)
        radius: height / 2
        visible: !thing.flight.falls
        rotation: Math.atan2(thing.endY - thing.startY, thing.endX - thing.startX) * 180 / Math.PI
        transformOrigin: Item.Left
        color: Theme.seatColor(thing.flight.seat)
        opacity: 0.8 * (1 - thing.progress)
    }
    Item {
        x: thing.startX + (thing.endX - thing.startX) * thing.progress - width / 2
        y: thing.startY + (thing.endY - thing.startY) * thing.progress - height / 2
        width: Theme.scaled(thing.isBase ? 128 : 48)
        height: Theme.scaled(thing.isBase ? 84 : 62)
        scale: 0.8 + 0.5 * Math.sin(Math.PI * thing.progress)
        rotation: thing.flight.falls ? 40 * thing.progress : 0
        opacity: thing.flight.falls ? 1 - thing.progress : 1

        Dome {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: thing.isBase
            height: parent.height
            color: Theme.seatColor(thing.flight.seat)
        }
        Rectangle {
            anchors.fill: parent
            visible: !thing.isBase
            radius: Theme.radiusSmall
            color: Theme.card
            border.width: Theme.edgeWidth
            border.color: thing.flight.falls ? Theme.redFill : Theme.seatColor(thing.flight.seat)

            Icon {
                anchors.centerIn: parent
                name: thing.isBase ? "" : "cards/" + thing.flight.card
                size: Theme.scaled(36)
                color: thing.flight.falls ? Theme.red : Theme.text
            }
        }
    }
}
