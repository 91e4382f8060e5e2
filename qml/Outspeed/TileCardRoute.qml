// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A route on a tile: its name over the condition line, the cost line and the benefit line, which stand level on the
// whole tile.
Item {
    id: column

    property var route // RouteRow
    property real size: Theme.scaled(18)
    property bool edge: false // something stands before it

    readonly property var gains: [route.zones, route.fuel, route.tokens].filter(marks => marks.length > 0)
    readonly property real line: (height - 2 * Theme.space2) / 6
    readonly property real inset: Math.max(2, size * 0.2)

    Accessible.role: Accessible.StaticText
    Accessible.name: route.spoken

    Rectangle {
        visible: column.edge
        y: Theme.space2
        width: 1
        height: parent.height - 2 * y
        color: Theme.cardEdge
    }
    PlainText {
        y: Theme.space2
        width: parent.width
        height: column.line
        text: column.route.name
        color: Theme.text
        font.family: Theme.numberFamily
        font.bold: true
        font.pixelSize: Math.round(column.size * 1.1)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
    TileMarkRow {
        x: column.inset
        y: Theme.space2 + column.line
        width: parent.width - 2 * x
        height: column.line
        marks: column.route.condition
        ink: Theme.textSecond
        size: column.size * 0.9
    }
    TileMarkRow {
        x: column.inset
        y: Theme.space2 + 2 * column.line
        width: parent.width - 2 * x
        height: column.line * 1.2
        marks: column.route.cost
        ink: Theme.attack
        size: column.size
    }
    Rectangle {
        x: Math.round(parent.width * 0.2)
        y: Math.round(Theme.space2 + 3.3 * column.line)
        width: parent.width - 2 * x
        height: 1
        color: Theme.outline
    }
    Column {
        x: column.inset
        y: Theme.space2 + 3.4 * column.line
        width: parent.width - 2 * x

        Repeater {
            model: column.gains

            TileMarkRow {
                required property var modelData

                width: parent ? parent.width : 0
                height: 2.6 * column.line / column.gains.length
                marks: modelData
                ink: Theme.green
                size: column.gains.length > 2 ? column.size * 0.85 : column.size
            }
        }
    }
}
