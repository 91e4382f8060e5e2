// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Theme

// The numbers that the tile can have. A dot marks those that are known.
Grid {
    id: keys

    required property TileEditor editor

    readonly property real side: Math.floor((width - (columns - 1) * spacing) / columns)

    signal chosen

    columns: Math.max(2, Math.min(6, Math.floor((width + spacing) / (Theme.scaled(54) + spacing))))
    spacing: Theme.space2
    objectName: "tile-numbers"

    Repeater {
        model: keys.editor.numbers

        RaceKey {
            id: key

            required property int number
            required property bool known
            required property bool chosen

            objectName: "tile-number-" + number
            width: keys.side
            height: Math.max(Theme.touch, Theme.scaled(54))
            large: true
            text: number
            checked: chosen
            Accessible.name: known ? qsTr("Tile %1, remembered").arg(number) : qsTr("Tile %1").arg(number)
            onClicked: {
                keys.editor.chooseNumber(number)
                keys.chosen()
            }

            Rectangle {
                visible: key.known
                anchors.right: parent.right
                anchors.top: parent.top
                anchors.margins: Theme.space1 + 2
                width: Theme.space2
                height: width
                radius: width / 2
                color: key.checked ? Theme.accentInk : Theme.green
            }
        }
    }
}
