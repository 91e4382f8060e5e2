// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A key with a sign or a drawing; the one that stands at the place is filled.
Pressable {
    id: key

    property string sign
    property string iconName

    readonly property color ink: checked ? Theme.chosenInk : iconName === "tiles/die-yellow" ? Theme.accent
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
            visible: key.sign !== ""
            text: key.sign
            color: key.ink
            font.family: Theme.headingFamily
            font.bold: true
            font.pixelSize: Theme.fontTitle
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.fontTiny
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            Accessible.ignored: true
        }
        Icon {
            anchors.centerIn: parent
            visible: key.sign === ""
            name: key.iconName
            size: Theme.scaled(28)
            color: key.ink
        }
    }
}
