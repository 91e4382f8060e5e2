// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A tile is turned over: the side that counted, and the one that counts from now on.
Row {
    id: tile

    property int number: 0
    property string from // for how many players a side is
    property string to
    property real size: Theme.scaled(120) // of a side

    spacing: Math.round(size * 0.2)

    TileSideFace {
        number: tile.number
        players: tile.from
        size: tile.size
        ink: Theme.textSecond
        color: "transparent"
        border.color: Theme.outline
    }
    Icon {
        anchors.verticalCenter: parent.verticalCenter
        name: "rotate"
        size: Math.round(tile.size * 0.4)
        color: Theme.text
    }
    TileSideFace {
        number: tile.number
        players: tile.to
        size: tile.size
        color: Theme.card
        border.color: Theme.text
    }
}
