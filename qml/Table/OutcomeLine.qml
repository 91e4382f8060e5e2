// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

RowLayout {
    id: line

    property string iconName
    property string text
    property color ink: Theme.textSecond
    property string language: Theme.language
    property int pixelSize: Theme.fontSmall

    spacing: Theme.space2

    Icon {
        Layout.alignment: Qt.AlignTop
        Layout.topMargin: Math.max(0, Math.round(line.pixelSize * 0.68 - size / 2)) // in the middle of the first line
        name: line.iconName
        size: Theme.scaled(18)
        color: line.ink
    }
    SmallText {
        Layout.fillWidth: true
        language: line.language
        text: line.text
        color: Theme.text
        font.pixelSize: line.pixelSize
    }
}
