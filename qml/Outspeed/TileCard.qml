// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A side of a tile as a picture: its number and for how many it is, and beside them its routes, one below the other;
// empty lines where nobody knows them yet.
Rectangle {
    id: card

    required property int number
    required property string players // such as "5–6"
    property bool finish: false
    property var routes: [] // RouteRow
    required property real size // of the signs

    readonly property real head: Math.round(size * 2.9)
    readonly property bool hasCondition: Array.from(routes).some(route => route.condition.length > 0)
    readonly property int places: 3 // a tile with fewer routes is as high, so that tiles beside each other are

    implicitHeight: Math.round(Math.max(places, routes.length) * size * 1.7) + 2 * Theme.space2
    radius: Theme.radius
    color: Theme.card
    border.width: finish ? Theme.edgeWidth : Theme.hairlineWidth
    border.color: finish ? Theme.text : Theme.cardEdge

    Column {
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.space1
        width: card.head - Theme.space1
        spacing: Theme.space1

        NumberText {
            anchors.horizontalCenter: parent.horizontalCenter
            text: card.number
            color: Theme.text
            font.pixelSize: Math.round(card.size * 1.7)
            Accessible.ignored: true
        }
        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: card.finish
            name: "tiles/finish"
            size: Math.round(card.size * 1.2)
            color: Theme.text
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: 3

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: "people"
                size: Math.round(card.size * 0.75)
                color: Theme.textSecond
            }
            NumberText {
                anchors.verticalCenter: parent.verticalCenter
                text: card.players
                color: Theme.textSecond
                font.pixelSize: Math.round(card.size * 0.75)
                Accessible.ignored: true
            }
        }
    }
    Column {
        x: card.head
        y: Theme.space2
        width: card.width - x - Theme.space2

        Repeater {
            model: card.routes

            TileCardRoute {
                required property var modelData

                width: parent ? parent.width : 0
                height: (card.height - 2 * Theme.space2) / card.routes.length
                route: modelData
                hasCondition: card.hasCondition
                size: card.hasCondition ? Math.round(card.size * 0.88) : card.size
            }
        }
    }
    Column {
        x: card.head + Math.round(card.size * 1.2)
        y: Theme.space2
        width: card.width - x - Theme.space2
        visible: card.routes.length === 0

        Repeater {
            model: card.routes.length > 0 ? 0 : card.places

            Item {
                width: parent ? parent.width : 0
                height: (card.height - 2 * Theme.space2) / card.places

                Rectangle {
                    anchors.fill: parent
                    anchors.topMargin: 1
                    anchors.bottomMargin: 1
                    radius: Theme.radius - 2
                    color: Theme.ground
                }
            }
        }
    }
}
