// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// How a tile is read, for a table that has never described one: a drawn example, marked as such, and what its lines
// mean.
Rectangle {
    id: example

    required property TileSets tileSets

    objectName: "tile-example"
    implicitHeight: content.implicitHeight + 2 * Theme.space3
    radius: Theme.radius
    color: "transparent"
    border.width: Theme.hairlineWidth
    border.color: Theme.outline
    Accessible.role: Accessible.Grouping
    Accessible.name: title.text

    Column {
        id: content
        x: Theme.space3
        y: Theme.space3
        width: Math.max(1, example.width - 2 * x)
        spacing: Theme.space2

        SmallText {
            id: title
            width: parent.width
            text: qsTr("How to read a tile: this is an example, not a tile from the game")
            color: Theme.note
            font.bold: true
            Accessible.ignored: true // the group has its name
        }
        TileCard {
            width: Math.min(parent.width, Theme.scaled(280))
            routes: example.tileSets.exampleRoutes
            size: Theme.scaled(18)
            label: title.text
        }
        Repeater {
            model: [
                { icon: "tiles/pilots", ink: Theme.textSecond,
                  text: qsTr("At the top: how many pilots the route takes. If more choose it, all of them lose their turn.") },
                { icon: "tiles/fuel", ink: Theme.attack, text: qsTr("Above the line: what it costs.") },
                { icon: "tiles/zones", ink: Theme.green,
                  text: qsTr("Below the line: what it gives (zones forward, fuel, bonus tokens).") }
            ]

            Row {
                id: explained

                required property var modelData

                width: parent?.width ?? 1
                spacing: Theme.space2

                Icon {
                    name: explained.modelData.icon
                    size: Theme.scaled(20)
                    color: explained.modelData.ink
                }
                SmallText {
                    width: parent.width - Theme.scaled(20) - Theme.space2
                    text: explained.modelData.text
                }
            }
        }
    }
}
