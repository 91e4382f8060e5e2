// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Theme

// One of several acts that are worth as much as each other: its picture, large, over its name.
Pressable {
    id: tile

    property string iconName
    property string hint

    readonly property color ink: available ? Theme.text : Theme.textFaint

    implicitHeight: Math.max(Theme.scaled(120), implicitContentHeight + topPadding + bottomPadding)
    horizontalPadding: Theme.space2
    verticalPadding: Theme.space3
    once: true
    Accessible.name: Joined.said([text, hint], Theme.language)

    LongestWord {
        id: longestWord
        words: tile.text
        font: Qt.font({ family: Theme.headingFamily, bold: true, pixelSize: Theme.headingSize(3) })
    }
    LongestWord {
        id: longestOfHint
        words: tile.hint
        font: Qt.font({ family: Theme.textFamily, pixelSize: Theme.fontSmall })
    }
    background: Rectangle {
        radius: Theme.radius
        color: tile.down ? Theme.pressed : tile.available ? Theme.raised : "transparent"
        border.width: Theme.hairlineWidth
        border.color: Theme.hairline
    }
    contentItem: Item {
        implicitHeight: words.y + words.height

        Icon {
            id: picture
            anchors.horizontalCenter: parent.horizontalCenter
            name: tile.iconName
            size: Theme.scaled(44)
            color: tile.ink
        }
        Column {
            id: words
            y: picture.height + Theme.space2
            width: parent.width

            Heading {
                width: parent.width
                level: 3
                font.pixelSize: longestWord.sizeIn(words.width)
                horizontalAlignment: Text.AlignHCenter
                text: tile.text
                color: tile.ink
                Accessible.ignored: true
            }
            SmallText {
                width: parent.width
                visible: text !== ""
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: longestOfHint.sizeIn(words.width)
                text: tile.hint
                color: tile.available ? Theme.textSecond : Theme.textFaint
                Accessible.ignored: true
            }
        }
    }
}
