// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Theme

// Shows `checked`, never changes it: whoever handles clicked() does.
Pressable {
    id: chip

    property bool checkable: false
    property string iconName
    property color ink: Theme.text
    property string language: Theme.language

    readonly property color tint: !available ? Theme.textFaint : checked ? Theme.chosenInk : ink
    readonly property real pill: Math.max(36, implicitContentHeight + Theme.space2)

    implicitHeight: Math.max(Theme.touch, pill)
    shownHeight: pill
    shownRadius: pill / 2
    verticalPadding: Theme.space1
    Accessible.role: checkable ? Accessible.CheckBox : Accessible.Button
    Accessible.checkable: checkable
    Accessible.checked: checked

    // The pill is drawn lower than the finger's target.
    background: Item {
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            height: chip.pill
            radius: height / 2
            color: chip.down ? Theme.pressed : chip.checked ? Theme.chosen : chip.available ? Theme.raised
                   : "transparent"
            border.width: chip.checked ? Theme.edgeWidth : Theme.hairlineWidth
            border.color: chip.checked ? Theme.chosen : chip.available ? Theme.outline : Theme.hairline
        }
    }
    contentItem: RowLayout {
        spacing: Theme.space2

        Icon {
            visible: name !== ""
            name: chip.checked && chip.checkable ? "check" : chip.iconName
            color: chip.tint
            size: Theme.scaled(18)
        }
        BodyText {
            Layout.fillWidth: true
            visible: text !== ""
            horizontalAlignment: Text.AlignHCenter
            language: chip.language
            text: chip.text
            color: chip.tint
            Accessible.ignored: true
        }
    }
}
