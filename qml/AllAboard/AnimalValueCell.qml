// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// One number of a card; a sign tells which.
Pressable {
    id: cell

    property string iconName
    property color ink: Theme.text
    property string label
    property string value // empty: nothing yet

    horizontalPadding: Theme.space1
    verticalPadding: 0
    Accessible.name: value === "" ? qsTr("%1, not entered yet").arg(label) : Joined.words([label, value], Theme.language)
    Accessible.checkable: true
    Accessible.checked: checked

    background: Rectangle {
        radius: Theme.radius - 2
        color: cell.down ? Theme.pressed : Theme.ground
        border.width: cell.checked ? Theme.focusWidth : Theme.hairlineWidth
        border.color: cell.checked ? Theme.chosen : Theme.outline
    }
    contentItem: RowLayout {
        spacing: 2

        Icon {
            name: cell.iconName
            size: Theme.scaled(14)
            color: cell.ink
        }
        PlainText {
            Layout.fillWidth: true
            text: cell.value === "" ? (cell.checked ? "|" : "\u2013") : cell.value
            color: cell.value === "" ? (cell.checked ? Theme.chosen : Theme.textFaint) : Theme.text
            horizontalAlignment: Text.AlignHCenter
            font.family: Theme.numberFamily
            font.bold: true
            font.pixelSize: Theme.fontTitle
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.fontLeast
        }
    }
}
