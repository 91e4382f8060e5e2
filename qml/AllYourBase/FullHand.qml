// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Theme

// A full hand, seen from behind, as somebody holds it (4.3).
Item {
    id: hand

    required property int cards
    readonly property real cardHeight: Theme.scaled(92)
    readonly property real lean: 9 // degrees from one card to the next

    implicitHeight: cardHeight * 1.35

    Repeater {
        model: hand.cards

        Rectangle {
            id: card

            required property int index
            readonly property real fromMiddle: index - (hand.cards - 1) / 2

            x: hand.width / 2 - width / 2
            y: hand.cardHeight * 0.16
            width: Math.round(hand.cardHeight * 0.66)
            height: hand.cardHeight
            radius: Theme.radius / 2
            color: Theme.card
            border.width: Theme.edgeWidth
            border.color: Theme.ship
            transform: Rotation {
                origin.x: hand.cardHeight * 0.33
                origin.y: hand.cardHeight * 1.9
                angle: card.fromMiddle * hand.lean
            }
        }
    }
}
