// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// Number, sign and title of a RED ALERT card: as a small card, or in a line.
GridLayout {
    id: face

    property int number: 1
    property string title
    property bool asLine: false
    property bool checked: false

    columns: asLine ? 3 : 2
    columnSpacing: Theme.space2
    rowSpacing: Theme.space1

    LongestWord {
        id: longestWord
        words: face.title
        font: Qt.font({ family: Theme.textFamily, pixelSize: face.asLine ? Theme.fontBody : Theme.fontSmall })
    }

    PlainText {
        Layout.preferredWidth: face.asLine ? Theme.scaled(36) : -1
        Layout.fillWidth: !face.asLine
        text: face.number
        color: face.checked ? Theme.redInk : Theme.attack
        font.family: Theme.numberFamily
        font.bold: true
        font.pixelSize: face.asLine ? Theme.fontTitle : Theme.fontHeadline
        Accessible.ignored: true
    }
    AlertPicture {
        Layout.row: 0
        Layout.column: 1
        card: face.number
        color: face.checked ? Theme.redInk : Theme.red
        size: Theme.scaled(36)
    }
    BodyText {
        Layout.row: face.asLine ? 0 : 1
        Layout.column: face.asLine ? 2 : 0
        Layout.columnSpan: face.asLine ? 1 : 2
        Layout.fillWidth: true
        Layout.alignment: face.asLine ? Qt.AlignVCenter : Qt.AlignTop
        text: face.title
        color: face.checked ? Theme.redInk : Theme.text
        font.pixelSize: longestWord.sizeIn(width)
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        Accessible.ignored: true
    }
    Item {
        Layout.row: 2
        visible: !face.asLine
        Layout.fillHeight: true
    }
}
