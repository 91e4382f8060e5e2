// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// How a tile is read, for a table that has never described one: an example, drawn as tiles lie on the table and marked
// as such, and what its places mean, below it or beside it.
Item {
    id: example

    required property TileSets tileSets

    readonly property bool beside: width >= Theme.scaled(560)
    readonly property real cardWidth: Math.min(width, Theme.scaled(380))

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
        font.pixelSize: example.beside ? Theme.fontBody : Theme.fontSmall
        Accessible.ignored: true // the group has its name
    }
    Rectangle {
        id: card
        y: title.height + Theme.space2
        width: example.cardWidth
        height: routes.height + 2 * Theme.space1
        radius: Theme.radius
        color: Theme.card
        border.width: Theme.hairlineWidth
        border.color: Theme.cardEdge

        Column {
            id: routes
            x: Theme.space1
            y: Theme.space1
            width: parent.width - 2 * x
            spacing: 2

            Repeater {
                model: example.tileSets.exampleRoutes

                TableRoute {
                    required property var modelData
                    required property int index

                    width: routes.width
                    height: Theme.touch
                    route: index
                    face: modelData
                    pilots: []
                    tooMany: false
                    spoken: modelData.spoken
                    pointed: RaceState.Part.None
                    revealed: false
                }
            }
        }
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
                  text: qsTr("How many pilots the route takes. If more choose it, all of them lose their turn.") },
                { icon: "tiles/fuel", ink: Theme.attack, text: qsTr("What the route costs.") },
                { icon: "tiles/zones", ink: Theme.green,
                  text: qsTr("What it gives: zones forward, fuel, bonus tokens.") },
                { icon: "close", ink: Theme.red,
                  text: qsTr("You are out if your fuel is used up before the finish tile, or if you stand on the rear section when it is taken away.") }
            ]

            Row {
                id: explained

                required property var modelData

                width: parent?.width ?? 1
                spacing: Theme.space2

                Icon {
                    id: meaningSign
                    name: explained.modelData.icon
                    size: Theme.scaled(example.beside ? 26 : 20)
                    color: explained.modelData.ink
                }
                SmallText {
                    width: parent.width - meaningSign.width - Theme.space2
                    text: explained.modelData.text
                    color: example.beside ? Theme.text : Theme.textSecond
                    font.pixelSize: example.beside ? Theme.fontBody : Theme.fontSmall
                }
            }
        }
    }
}
