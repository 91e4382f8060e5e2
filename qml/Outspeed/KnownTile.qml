// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A side of a tile that a set knows, as it is printed. A tap shows it large, to be described again or forgotten.
Pressable {
    id: tile

    required property string tileId
    required property int number
    required property bool finish
    required property string side
    required property string title
    required property string sideText
    required property string from
    required property var routes

    objectName: "known-tile-" + number + "-" + side
    implicitHeight: card.implicitHeight + caption.height + Theme.space1
    horizontalPadding: 0
    verticalPadding: 0
    text: Joined.said([qsTr("Describe again: %1").arg(title), sideText, from], Theme.language)

    background: Item {}
    contentItem: Item {
        TileCard {
            id: card
            width: parent.width
            number: tile.number
            finish: tile.finish
            routes: tile.routes
            // Three routes and the number side by side.
            size: Math.min(Theme.scaled(17), tile.width / 17.6)
            color: tile.down ? Theme.pressed : Theme.card
        }
        SmallText {
            id: caption
            y: card.height + Theme.space1
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: tile.sideText
            Accessible.ignored: true
        }
    }
}
