// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// Signs and figures beside each other, as they stand in a line of a tile.
Row {
    id: line

    property var marks: [] // TileMark
    property color ink: Theme.text
    property real size: Theme.scaled(20)

    spacing: Math.round(size * 0.2)
    Accessible.ignored: true

    Repeater {
        model: line.marks

        Row {
            id: mark

            required property var modelData

            spacing: 2

            Icon {
                visible: mark.modelData.icon !== ""
                anchors.verticalCenter: parent.verticalCenter
                name: mark.modelData.icon
                size: line.size
                color: name === "tiles/die-yellow" ? Theme.dieYellow : name === "tiles/die-blue" ? Theme.defense : line.ink
            }
            PlainText {
                visible: text !== ""
                anchors.verticalCenter: parent.verticalCenter
                text: mark.modelData.text
                color: line.ink
                font.family: Theme.numberFamily
                font.bold: true
                font.pixelSize: Math.round(line.size * 0.85)
            }
        }
    }
}
