// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// A seat to choose: badge and name. Shows `checked`, never changes it: whoever handles clicked() does.
Pressable {
    id: chip

    property int seat: -1 // -1: nobody
    property string iconName // instead of the badge

    readonly property bool large: height >= Theme.scaled(60)

    once: true
    Accessible.role: Accessible.RadioButton
    Accessible.checkable: true
    Accessible.checked: checked

    background: Rectangle {
        radius: Theme.radius
        color: chip.down ? Theme.pressed : chip.checked ? Theme.chosen : Theme.raised
        border.width: chip.checked ? Theme.edgeWidth : Theme.hairlineWidth
        border.color: chip.checked ? Theme.chosen : Theme.outline
    }
    contentItem: RowLayout {
        spacing: Theme.space2

        Icon {
            visible: chip.iconName !== ""
            name: chip.iconName
            size: Theme.scaled(chip.large ? 24 : 18)
            color: chip.checked ? Theme.chosenInk : Theme.textSecond
        }
        SeatBadge {
            visible: chip.seat >= 0
            seat: Math.max(0, chip.seat)
            size: Theme.scaled(chip.large ? 36 : 24)
            Accessible.ignored: true
        }
        BodyText {
            Layout.fillWidth: true
            text: chip.text
            font.pixelSize: chip.large ? Theme.fontStrong : Theme.fontBody
            color: chip.checked ? Theme.chosenInk : Theme.text
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.fontLeast
            Accessible.ignored: true
        }
    }
}
