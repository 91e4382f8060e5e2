// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A key with a sign or a drawing; the one that stands at the place is filled.
Pressable {
    id: key

    property string sign
    property string iconName
    property string word // what the sign means

    readonly property color ink: checked ? Theme.chosenInk : iconName === "tiles/die-yellow" ? Theme.dieYellow
                                 : iconName === "tiles/die-blue" ? Theme.defense : Theme.text

    horizontalPadding: 0
    verticalPadding: 0
    Accessible.checkable: true
    Accessible.checked: checked

    background: Rectangle {
        radius: Theme.radius
        color: key.down ? Theme.pressed : key.checked ? Theme.chosen : Theme.raised
        border.width: Theme.hairlineWidth
        border.color: key.checked ? Theme.chosen : Theme.outline
    }
    contentItem: Item {
        PlainText {
            anchors.fill: parent
            anchors.margins: 2
            anchors.bottomMargin: meaning.room
            visible: key.sign !== ""
            text: key.sign
            color: key.ink
            font.family: Theme.headingFamily
            font.bold: true
            font.pixelSize: Theme.fontTitle
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.fontLeast
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            Accessible.ignored: true
        }
        Icon {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: -meaning.room / 2
            visible: key.sign === ""
            name: key.iconName
            size: Math.min(Theme.scaled(34), parent.height - meaning.room - 4)
            color: key.ink
        }
        PlainText {
            id: meaning

            readonly property real room: visible ? implicitHeight : 0

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: 2
            visible: text !== ""
            text: key.word
            color: key.checked ? Theme.chosenInk : Theme.textSecond
            font.pixelSize: longestWord.sizeIn(width)
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            lineHeight: 0.9
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
    }

    LongestWord {
        id: longestWord
        words: key.word
        font: Qt.font({ family: Theme.textFamily, pixelSize: Theme.fontTiny })
    }
}
