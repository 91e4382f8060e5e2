// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// A key with a number, or the name of a route. Shows `checked`, never changes it: whoever handles clicked() does.
Pressable {
    id: key

    property bool large: false

    horizontalPadding: 0
    verticalPadding: 0
    Accessible.checkable: true
    Accessible.checked: checked

    background: Rectangle {
        radius: Theme.radius
        color: key.down ? Theme.pressed : key.checked ? Theme.chosen : key.available ? Theme.raised : "transparent"
        border.width: key.checked ? Theme.edgeWidth : Theme.hairlineWidth
        border.color: key.checked ? Theme.chosen : key.available ? Theme.outline : Theme.hairline
    }
    contentItem: PlainText {
        text: key.text
        color: !key.available ? Theme.textFaint : key.checked ? Theme.chosenInk : Theme.text
        font.family: Theme.numberFamily
        font.bold: true
        font.pixelSize: key.large ? Theme.fontHeadline : Theme.fontTitle
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.fontLeast
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
}
