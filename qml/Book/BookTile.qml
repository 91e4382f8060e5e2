// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A RED ALERT card on the shelf, its number and title, as a small card or as a line.
Pressable {
    id: tile

    property int number: 1
    property bool asLine: false

    horizontalPadding: asLine ? Theme.space3 : Theme.space2
    Accessible.name: Joined.said([number, text], Theme.language)

    background: Rectangle {
        radius: Theme.radius
        color: tile.checked ? Theme.redFill : tile.down ? Theme.pressed : tile.asLine ? "transparent" : Theme.raised
        border.width: tile.asLine ? 0 : Theme.hairlineWidth
        border.color: tile.checked ? Theme.redFill : Theme.hairline
    }
    contentItem: BookTileFace {
        number: tile.number
        title: tile.text
        asLine: tile.asLine
        checked: tile.checked
    }
}
