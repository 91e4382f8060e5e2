// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// What can be done with the chosen place: a sign with its word below, so that a phone has room for all of them. With
// a neighbour, who that is stands beside the sign.
Pressable {
    id: button

    required property string iconName
    required property string caption
    required property string label // spoken: with the names
    property int neighbour: -1 // a seat

    readonly property color ink: !available ? Theme.textFaint : checked ? Theme.chosen : Theme.text

    readonly property real least: words.implicitWidth + leftPadding + rightPadding

    implicitWidth: Math.max(Theme.scaled(76), least)
    focusPolicy: activeFocus ? Qt.StrongFocus : Qt.ClickFocus // where the focus is, Tab goes on from
    horizontalPadding: Theme.space1
    verticalPadding: Theme.space1
    text: caption
    Accessible.name: label

    background: Rectangle {
        radius: Theme.radius
        color: button.down ? Theme.pressed : button.checked ? Theme.chosenGround : "transparent"
        border.width: button.checked ? Theme.hairlineWidth : 0
        border.color: Theme.chosen
    }
    contentItem: Item {
        implicitHeight: signs.height + words.implicitHeight + 2

        Row {
            id: signs
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.space1

            Icon {
                name: button.iconName
                color: button.ink
            }
            ItemIf {
                when: button.neighbour >= 0

                SeatBadge {
                    seat: button.neighbour
                    size: Theme.scaled(22)
                    Accessible.ignored: true
                }
            }
        }
        SmallText {
            id: words
            y: signs.height + 2
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: button.caption
            color: button.ink
            wrapMode: Text.NoWrap
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.round(Theme.fontLeast * 0.8)
            Accessible.ignored: true
        }
    }
}
