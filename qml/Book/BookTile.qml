// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A RED ALERT card on the shelf: number and title, as a small card or as a line. Placed by hand, for it is both.
Pressable {
    id: tile

    property int number: 1
    property bool asLine: false

    readonly property color ink: checked ? Theme.redInk : Theme.text
    readonly property real column: Theme.scaled(44)

    horizontalPadding: asLine ? Theme.space3 : Theme.space2
    Accessible.name: number + ", " + text

    background: Rectangle {
        radius: Theme.radius
        color: tile.checked ? Theme.redFill : tile.down ? Theme.pressed : tile.asLine ? "transparent" : Theme.raised
        border.width: tile.asLine ? 0 : Theme.hairlineWidth
        border.color: tile.checked ? Theme.redFill : Theme.hairline
    }
    contentItem: Item {
        implicitWidth: tile.column
        implicitHeight: tile.asLine ? Math.max(number.height, title.height) : number.height + Theme.space1 + title.height

        Text {
            id: number
            y: tile.asLine ? (parent.height - height) / 2 : 0
            text: tile.number
            color: tile.checked ? Theme.redInk : Theme.attack
            font.family: Theme.numberFamily
            font.bold: true
            font.pixelSize: tile.asLine ? Theme.fontTitle : Theme.fontHeadline
            Accessible.ignored: true
        }
        Icon {
            visible: !tile.asLine
            anchors.right: parent.right
            y: (number.height - height) / 2
            name: "cards/red-alert"
            color: tile.checked ? Theme.redInk : Theme.redFill
            size: Theme.scaled(20)
        }
        BodyText {
            id: title
            x: tile.asLine ? tile.column : 0
            y: tile.asLine ? (parent.height - height) / 2 : number.height + Theme.space1
            width: parent.width - x
            text: tile.text
            color: tile.ink
            font.pixelSize: tile.asLine ? Theme.fontBody : Theme.fontSmall
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            Accessible.ignored: true
        }
    }
}
