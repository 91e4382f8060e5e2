// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// The cupid cards of a diagram, and who has taken them.
PicturedPile {
    id: cupids

    sign: "cupid"
    signInk: Theme.attack
    delegate: Rectangle {
        id: card

        required property var modelData

        width: Math.round(cupids.unit)
        height: Math.round(cupids.unit * 1.2)
        radius: Theme.radiusSmall
        color: Theme.card
        border.width: Theme.edgeWidth
        border.color: Theme.possible

        Icon {
            anchors.centerIn: parent
            name: "heart"
            size: Math.round(cupids.unit * 0.62)
            color: Theme.attack
        }
        SeatBadge {
            x: 2
            y: 2
            seat: Math.max(0, card.modelData.owner)
            size: Math.max(12, Math.round(cupids.unit * 0.36))
            Accessible.ignored: true
        }
    }
}
