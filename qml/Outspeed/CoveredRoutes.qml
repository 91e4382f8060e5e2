// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Theme

// What everybody has chosen, still face down: a card with the ship of each seat in the race. Not with its letter, which
// would be taken for the route.
Flow {
    id: cards

    required property OutspeedTable table
    property real cardWidth: Theme.scaled(72)

    spacing: Theme.space3

    Repeater {
        model: cards.table.seats

        Rectangle {
            id: card

            required property int seat
            required property bool eliminated

            visible: !eliminated
            width: cards.cardWidth
            height: Math.round(width * 1.4)
            radius: Theme.radius
            color: Theme.card
            border.width: Theme.hairlineWidth
            border.color: Theme.cardEdge

            Rectangle {
                anchors.fill: parent
                anchors.margins: Theme.space1 + 2
                radius: parent.radius - 2
                color: "transparent"
                border.width: Theme.edgeWidth
                border.color: Theme.seatColor(card.seat)
            }
            SeatShip {
                anchors.centerIn: parent
                seat: card.seat
                size: Math.round(card.width * 0.66)
            }
        }
    }
}
