// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The tile as it is described so far, drawn as it will lie on the table: a line for each route, and room for the next
// one. A tap on a place goes there.
Rectangle {
    id: card

    required property TileEditor editor
    property bool low: false // where height is dear

    readonly property real gap: Theme.space1
    readonly property real inset: Theme.space2
    readonly property real lineHeight: low ? Theme.touch : Math.max(Theme.touch, Theme.scaled(54))
    // Where there is room, that of the usual three and the next one is kept, so that the keys below stand still.
    readonly property int linesKept: low || Theme.textScale > 1.25 ? 0 : 4
    readonly property int lines: Math.max(linesKept, editor.routeCount + (editor.canAdd ? 1 : 0))
    // Of the room beside the name: condition, cost, and the three benefits. Where it is narrow, a finger's width each.
    readonly property var shares: width < 480 ? [0.2, 0.2, 0.2, 0.2, 0.2] : [0.2, 0.2, 0.24, 0.18, 0.18]

    implicitHeight: head.height + lines * (lineHeight + gap) + inset
    objectName: "tile-lines"
    radius: Theme.radius
    color: Theme.card
    border.width: editor.finish ? Theme.edgeWidth : Theme.hairlineWidth
    border.color: editor.finish ? Theme.text : Theme.cardEdge

    // What stands in each place, over all the lines.
    Item {
        id: head

        width: parent.width
        height: Theme.scaled(card.low ? 28 : 44)

        Repeater {
            model: [
                //: over what a route of a tile is for
                { icon: "tiles/pilots", before: "", ink: Theme.textSecond, word: qsTr("pilots") },
                //: over what a route of a tile takes
                { icon: "tiles/fuel", before: "\u2212", ink: Theme.attack, word: qsTr("cost") },
                //: over how far a route of a tile leads
                { icon: "tiles/zones", before: "", ink: Theme.green, word: qsTr("zones") },
                //: over the fuel that a route of a tile gives
                { icon: "tiles/fuel", before: "+", ink: Theme.green, word: qsTr("fuel") },
                //: over the bonus tokens that a route of a tile gives
                { icon: "tiles/token", before: "+", ink: Theme.green, word: qsTr("tokens") }
            ]

            Column {
                id: sign

                required property var modelData
                required property int index

                x: card.inset + first.placeX(index)
                anchors.verticalCenter: parent?.verticalCenter
                width: first.placeWidth(index)

                Row {
                    anchors.horizontalCenter: parent.horizontalCenter
                    spacing: 1

                    PlainText {
                        anchors.verticalCenter: parent.verticalCenter
                        visible: text !== ""
                        text: sign.modelData.before
                        color: sign.modelData.ink
                        font.family: Theme.numberFamily
                        font.bold: true
                        font.pixelSize: Theme.fontSmall
                        Accessible.ignored: true
                    }
                    Icon {
                        anchors.verticalCenter: parent.verticalCenter
                        name: sign.modelData.icon
                        size: Theme.scaled(20)
                        color: sign.modelData.ink
                    }
                }
                SmallText {
                    width: parent.width
                    visible: !card.low
                    horizontalAlignment: Text.AlignHCenter
                    text: sign.modelData.word
                    wrapMode: Text.NoWrap
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 10
                    Accessible.ignored: true
                }
            }
        }
    }
    Repeater {
        model: card.editor.routes

        TileLine {
            id: line

            required route
            required property string name
            required property var condition
            required property var cost
            required property var zones
            required property var fuel
            required property var tokens
            required property string spoken

            x: card.inset
            y: head.height + route * (card.lineHeight + card.gap)
            width: card.width - 2 * card.inset
            height: card.lineHeight
            shares: card.shares
            editor: card.editor
            face: line
        }
    }
    TileLine {
        id: first
        x: card.inset
        y: head.height + route * (card.lineHeight + card.gap)
        width: card.width - 2 * card.inset
        height: card.lineHeight
        visible: card.editor.canAdd
        shares: card.shares
        editor: card.editor
        route: card.editor.routeCount
        newName: card.editor.nextName
    }
}
