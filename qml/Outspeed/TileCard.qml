// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A tile as it is printed: its number, and its routes beside each other, each with condition, cost and benefit. A
// picture.
Rectangle {
    id: card

    property int number: 0 // 0: not shown
    property bool finish: false
    property var routes: [] // RouteRow
    property real size: Theme.scaled(18) // of the signs

    readonly property real columnWidth: Math.floor((width - head - 2 * Theme.space2) / Math.max(1, routes.length))
    readonly property real head: number > 0 ? Math.round(size * 2.4) : 0

    implicitWidth: head + 2 * Theme.space2 + routes.length * size * 4.6
    implicitHeight: Math.round(size * 7) + 2 * Theme.space2
    radius: Theme.radius
    color: Theme.card
    border.width: finish ? Theme.edgeWidth : Theme.hairlineWidth
    border.color: finish ? Theme.text : Theme.cardEdge

    Item {
        visible: card.head > 0
        width: card.head + Theme.space2
        height: parent.height

        Column {
            anchors.centerIn: parent
            spacing: Theme.space1

            PlainText {
                anchors.horizontalCenter: parent.horizontalCenter
                text: card.number
                color: Theme.text
                font.family: Theme.numberFamily
                font.bold: true
                font.pixelSize: Math.round(card.size * 1.6)
                Accessible.ignored: true
            }
            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: card.finish
                name: "tiles/finish"
                size: Math.round(card.size * 1.3)
                color: Theme.text
            }
        }
    }
    Repeater {
        model: card.routes

        TileCardRoute {
            required property var modelData
            required property int index

            x: Theme.space2 + card.head + index * card.columnWidth
            width: card.columnWidth
            height: card.height
            route: modelData
            size: card.size
            edge: index > 0 || card.head > 0
        }
    }
}
