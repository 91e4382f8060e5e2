// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A side of a tile that a set knows. A tap shows it large, to be described again or forgotten.
Pressable {
    id: tile

    required property string tileId
    required property int number
    required property bool finish
    required property string side
    required property string title
    required property string sideText
    required property string players
    required property string from
    required property var routes

    objectName: "known-tile-" + number + "-" + side
    implicitHeight: card.implicitHeight
    horizontalPadding: 0
    verticalPadding: 0
    text: Joined.said([qsTr("Describe again: %1").arg(title), sideText, from], Theme.language)

    background: Item {}
    contentItem: TileCard {
        id: card
        number: tile.number
        players: tile.players
        finish: tile.finish
        routes: tile.routes
        size: Math.min(Theme.scaled(28), tile.width / 12)
        color: tile.down ? Theme.pressed : Theme.card
    }
}
