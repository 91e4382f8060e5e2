// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Theme

// A key: a sign, or a drawing of what it does.
Pressable {
    id: key

    property string iconName
    property bool large: false
    property string sign: iconName === "" ? text : ""

    horizontalPadding: 0
    verticalPadding: 0

    background: Rectangle {
        radius: Theme.radius
        color: key.down ? Theme.pressed : key.available ? Theme.raised : "transparent"
        border.width: Theme.hairlineWidth
        border.color: key.available ? Theme.outline : Theme.hairline
    }
    contentItem: Item {
        PlainText {
            anchors.centerIn: parent
            visible: key.sign !== ""
            text: key.sign
            color: Theme.text
            font.family: Theme.numberFamily
            font.bold: true
            font.pixelSize: key.large ? Theme.fontHeadline : Theme.fontTitle
        }
        Icon {
            anchors.centerIn: parent
            visible: key.iconName !== ""
            name: key.iconName
            size: Theme.scaled(key.large ? 30 : 24)
            color: key.available ? Theme.text : Theme.textFaint
        }
    }
}
