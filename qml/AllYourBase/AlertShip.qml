// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A ship to choose: the card, whose it is and on which base it lies.
Pressable {
    id: ship

    required property int pieceId
    required property string card
    required property int attack
    required property int defense
    required property int owner
    required property string label
    required property string spoken

    implicitWidth: Math.max(Theme.touch, content.width)
    implicitHeight: Math.max(Theme.touch, content.height)
    padding: 0
    text: spoken

    Column {
        id: content
        spacing: Theme.space1

        CardTile {
            kind: ship.card
            attack: ship.attack
            defense: ship.defense
            Accessible.ignored: true
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.space1

            SeatBadge {
                seat: ship.owner
                size: Theme.scaled(18)
                Accessible.ignored: true
            }
            SmallText {
                text: ship.label
                Accessible.ignored: true
            }
        }
    }
}
