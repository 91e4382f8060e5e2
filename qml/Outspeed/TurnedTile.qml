// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A tile is turned over: the side that counted, with what it said, and the one that counts from now on.
Row {
    id: tile

    property int number: 0
    property string from // for how many players a side is
    property string to
    property var routes: [] // RouteRow: of the side that counted
    property real size: Theme.scaled(28) // of the signs

    readonly property real sideWidth: size * 10

    spacing: size

    TileCard {
        width: tile.sideWidth
        number: tile.number
        players: tile.from
        routes: tile.routes
        size: tile.size
        color: "transparent"
        opacity: 0.6
    }
    Icon {
        anchors.verticalCenter: parent.verticalCenter
        name: "rotate"
        size: Math.round(tile.size * 2.2)
        color: Theme.text
    }
    TileCard {
        width: tile.sideWidth
        number: tile.number
        players: tile.to
        size: tile.size
        border.width: Theme.edgeWidth
        border.color: Theme.text
    }
}
