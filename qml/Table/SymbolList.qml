// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// What the pictures on tiles or cards mean that a clause is about. Hidden where it is about none.
Column {
    id: list

    property var symbols: [] // [{ picture, text }]
    property string language: Theme.language

    visible: symbols.length > 0
    spacing: Theme.space2

    Repeater {
        model: list.symbols

        Item {
            id: line

            required property var modelData

            width: list.width
            implicitHeight: Math.max(sign.height, words.height)

            Icon {
                id: sign
                anchors.verticalCenter: parent.verticalCenter
                name: line.modelData.picture
                color: Theme.text
                size: Theme.scaled(32)
            }
            BodyText {
                id: words
                anchors.verticalCenter: parent.verticalCenter
                x: sign.width + Theme.space3
                width: line.width - x
                language: list.language
                text: line.modelData.text
            }
        }
    }
}
