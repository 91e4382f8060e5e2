// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// How a tile is read, for a table that has never described one: a drawn example, marked as such, and what its lines
// mean, below it or beside it.
Item {
    id: example

    required property TileSets tileSets

    readonly property bool beside: width >= Theme.scaled(560)
    readonly property real cardWidth: Math.min(width, Theme.scaled(280))

    objectName: "tile-example"
    implicitHeight: beside ? lines.y + Math.max(card.height, lines.height) : lines.y + lines.height
    Accessible.role: Accessible.Grouping
    Accessible.name: title.text

    SmallText {
        id: title
        width: parent.width
        text: qsTr("How to read a tile: this is an example, not a tile from the game")
        color: Theme.note
        font.bold: true
        Accessible.ignored: true // the group has its name
    }
    TileCard {
        id: card
        y: title.height + Theme.space2
        width: example.cardWidth
        routes: example.tileSets.exampleRoutes
        size: Theme.scaled(18)
        label: title.text
    }
    Column {
        id: lines
        x: example.beside ? card.width + Theme.space5 : 0
        y: example.beside ? card.y : card.y + card.height + Theme.space2
        width: Math.max(1, example.width - x)
        spacing: Theme.space2

        Repeater {
            model: [
                { icon: "tiles/pilots", ink: Theme.textSecond,
                  text: qsTr("At the top: how many pilots the route takes. If more choose it, all of them lose their turn.") },
                { icon: "tiles/fuel", ink: Theme.attack, text: qsTr("Above the line: what it costs.") },
                { icon: "tiles/zones", ink: Theme.green,
                  text: qsTr("Below the line: what it gives (zones forward, fuel, bonus tokens).") },
                { icon: "close", ink: Theme.red,
                  text: qsTr("You are out if your fuel is used up before the finish tile, or if you stand on the rear section when it is taken away.") }
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
