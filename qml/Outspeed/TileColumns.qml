// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The tile as it is described so far: up to four routes beside each other, and room for the next one.
Item {
    id: columns

    required property TileEditor editor
    property bool low: false // where height is dear

    readonly property real gap: Theme.space1
    readonly property real head: Theme.scaled(26)
    readonly property real columnWidth: Math.floor((width - head - 4 * gap) / 4)
    readonly property real cellHeight: low ? Theme.touch - Theme.space1 : Theme.touch

    implicitHeight: 6 * cellHeight + 5 * gap
    objectName: "tile-columns"

    Repeater {
        model: ["", "tiles/pilots", "tiles/fuel", "tiles/zones", "tiles/fuel", "tiles/token"]

        Item {
            id: line

            required property string modelData
            required property int index

            y: index * (columns.cellHeight + columns.gap)
            width: columns.head
            height: columns.cellHeight
            Accessible.ignored: true

            Icon {
                anchors.centerIn: parent
                visible: line.modelData !== ""
                name: line.modelData
                size: Theme.scaled(20)
                color: line.index === 2 ? Theme.attack : line.index > 2 ? Theme.green : Theme.textSecond
            }
            PlainText {
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                visible: line.index === 2 || line.index > 3
                text: line.index === 2 ? "\u2212" : "+"
                color: line.index === 2 ? Theme.attack : Theme.green
                font.family: Theme.numberFamily
                font.bold: true
                font.pixelSize: Theme.fontBody
            }
        }
    }
    Repeater {
        model: columns.editor.routes

        TileColumn {
            id: column

            required route
            required property string name
            required property var condition
            required property var cost
            required property var zones
            required property var fuel
            required property var tokens
            required property string spoken

            x: columns.head + columns.gap + route * (columns.columnWidth + columns.gap)
            width: columns.columnWidth
            cellHeight: columns.cellHeight
            editor: columns.editor
            face: column
        }
    }
    TileColumn {
        x: columns.head + columns.gap + route * (columns.columnWidth + columns.gap)
        width: columns.columnWidth
        visible: columns.editor.canAdd
        cellHeight: columns.cellHeight
        editor: columns.editor
        route: columns.editor.routeCount
        newName: columns.editor.nextName
    }
}
