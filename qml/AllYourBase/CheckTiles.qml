// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// Cards of an answer as small pictures, each kind once.
Row {
    id: tiles

    required property var shown // the model's CheckCards
    property bool lost: false

    spacing: Theme.space1

    Repeater {
        model: tiles.shown.cards

        Row {
            id: kind

            required property var modelData

            spacing: 2

            NumberText {
                anchors.verticalCenter: parent.verticalCenter
                visible: kind.modelData.count > 1
                text: kind.modelData.count + "×"
                font.pixelSize: Theme.fontBody
                Accessible.ignored: true
            }
            CardTile {
                kind: kind.modelData.card
                attack: kind.modelData.attack
                defense: kind.modelData.defense
                chosen: tiles.lost
                Accessible.ignored: true
            }
        }
    }
}
