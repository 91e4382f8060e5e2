// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.Theme

// Shows `checked`, never changes it: whoever handles toggled() does.
Pressable {
    id: toggle

    property string hint

    signal toggled(bool checked)

    onClicked: toggled(!checked)
    leftPadding: 0
    rightPadding: 0
    Accessible.role: Accessible.CheckBox
    Accessible.checkable: true
    Accessible.checked: checked

    // Placed by hand: see `LineFace`.
    contentItem: Item {
        implicitWidth: Theme.scaled(240)
        implicitHeight: Math.max(words.height, knob.height)

        Column {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - knob.width - Theme.space4

            BodyText {
                width: parent.width
                text: toggle.text
                color: toggle.available ? Theme.text : Theme.textFaint
                Accessible.ignored: true
            }
            SmallText {
                width: parent.width
                visible: text !== ""
                text: toggle.hint
                Accessible.ignored: true
            }
        }
        Rectangle {
            id: knob
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            width: 52
            height: 30
            radius: height / 2
            color: toggle.checked ? Theme.chosen : Theme.ground
            border.width: Theme.edgeWidth
            border.color: toggle.checked ? Theme.chosen : Theme.outline

            Rectangle {
                x: toggle.checked ? parent.width - width - 5 : 5
                anchors.verticalCenter: parent.verticalCenter
                width: 20
                height: 20
                radius: 10
                color: toggle.checked ? Theme.chosenInk : Theme.outline

                Behavior on x {
                    NumberAnimation { duration: Theme.durationShort }
                }
                Icon {
                    visible: toggle.checked
                    anchors.centerIn: parent
                    name: "check"
                    size: 14
                    color: Theme.chosen
                }
            }
        }
    }
}
