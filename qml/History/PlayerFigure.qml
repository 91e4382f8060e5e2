// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A cell of the table of players: the figure, a bar below it where it is a share, and what it counts where no head
// stands right above it.
Column {
    id: cell

    required property int index
    required property var modelData // { column, value, told, share }
    required property string player
    property string label
    property bool sorts: false // the players stand in the order of it

    readonly property int side: label === "" ? Text.AlignRight : Text.AlignLeft // under its head; over its word

    objectName: modelData.column + "-of-" + player
    rightPadding: Theme.space1
    Accessible.role: Accessible.StaticText
    Accessible.name: modelData.told

    PlainText {
        width: cell.width - cell.rightPadding
        horizontalAlignment: cell.side
        text: cell.modelData.value
        color: cell.sorts ? Theme.text : Theme.textSecond
        font.family: Theme.numberFamily
        font.bold: true
        font.pixelSize: Theme.fontStrong
        Accessible.ignored: true
    }
    // Its height is kept in every cell, so that figures and words stand in line.
    Item {
        width: cell.width - cell.rightPadding
        height: Theme.space1

        ShareBar {
            x: cell.label === "" ? parent.width - width : 0
            width: Math.min(Theme.scaled(72), parent.width)
            height: parent.height
            visible: cell.modelData.share >= 0
            won: Math.max(0, cell.modelData.share)
        }
    }
    SmallText {
        width: cell.width - cell.rightPadding
        visible: text !== ""
        horizontalAlignment: cell.side
        text: cell.label
        color: Theme.textFaint
        font.pixelSize: Theme.fontTiny
        Accessible.ignored: true
    }
}
