// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// A card on the shelf that has a picture, an animal or a token: its picture and its name.
Pressable {
    id: tile

    required property string picture

    Accessible.name: text

    LongestWord {
        id: longestWord
        words: tile.text
        font: Qt.font({ family: Theme.textFamily, pixelSize: Theme.fontBody })
    }

    background: Rectangle {
        radius: Theme.radius
        color: tile.checked ? Theme.chosen : tile.down ? Theme.pressed : Theme.raised
        border.width: Theme.hairlineWidth
        border.color: tile.checked ? Theme.chosen : Theme.hairline
    }
    contentItem: ColumnLayout {
        spacing: Theme.space1

        Icon {
            Layout.alignment: Qt.AlignHCenter
            name: tile.picture
            color: tile.checked ? Theme.chosenInk : Theme.text
            size: Theme.scaled(56)
        }
        BodyText {
            Layout.fillWidth: true
            text: tile.text
            font.pixelSize: longestWord.sizeIn(tile.availableWidth)
            color: tile.checked ? Theme.chosenInk : Theme.text
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            Accessible.ignored: true
        }
    }
}
