// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// A word with its sign, in one colour.
RowLayout {
    id: mark

    property string text
    property string iconName
    property color ink: Theme.textSecond

    spacing: Theme.space2

    LongestWord {
        id: longestWord
        words: mark.text
        font: Qt.font({ family: Theme.textFamily, pixelSize: Theme.fontBody })
    }
    Icon {
        name: mark.iconName
        color: mark.ink
        size: Theme.scaled(18)
    }
    BodyText {
        Layout.fillWidth: true
        text: mark.text
        font.pixelSize: longestWord.sizeIn(width)
        color: mark.ink
        Accessible.ignored: true
    }
}
