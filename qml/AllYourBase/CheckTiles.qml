// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// Cards of an answer as small pictures, each kind once; in several lines where there is no room for one.
Flow {
    id: tiles

    required property var shown // the model's CheckCards
    required property real room
    property bool lost: false

    readonly property real inOneLine: {
        let sum = 0
        for (let i = 0; i < kinds.count; ++i)
            sum += (kinds.itemAt(i)?.width ?? 0) + spacing
        return Math.ceil(sum)
    }

    width: Math.min(room, inOneLine)
    spacing: Theme.space1

    Repeater {
        id: kinds
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
