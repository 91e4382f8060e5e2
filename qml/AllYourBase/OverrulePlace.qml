// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// A base to choose, or the discard pile. Shows `checked`, never changes it.
Pressable {
    id: place

    property int owner: -1 // -1: nobody's, the discard pile
    property int defense: 0

    readonly property color ink: checked ? Theme.chosenInk : Theme.text

    implicitWidth: Math.max(owner < 0 ? 0 : Theme.scaled(80), implicitContentWidth + leftPadding + rightPadding)
    horizontalPadding: Theme.space2
    verticalPadding: Theme.space1
    Accessible.role: Accessible.RadioButton
    Accessible.checkable: true
    Accessible.checked: checked

    background: Rectangle {
        radius: Theme.radius
        color: place.down ? Theme.pressed : place.checked ? Theme.chosen : Theme.raised
        border.width: place.checked ? Theme.edgeWidth : Theme.hairlineWidth
        border.color: place.checked ? Theme.chosen : Theme.outline
    }
    contentItem: RowLayout {
        spacing: Theme.space2

        SeatBadge {
            visible: place.owner >= 0
            seat: Math.max(0, place.owner)
            size: Theme.scaled(24)
            Accessible.ignored: true
        }
        Icon {
            visible: place.owner < 0
            name: "trash"
            color: place.ink
            size: Theme.scaled(20)
        }
        ColumnLayout {
            spacing: 0

            BodyText {
                text: place.text
                color: place.ink
                font.bold: place.owner >= 0
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            RowLayout {
                visible: place.owner >= 0
                spacing: 2

                Icon {
                    name: "shield-filled"
                    color: place.checked ? Theme.chosenInk : Theme.defense
                    size: Theme.scaled(12)
                }
                SmallText {
                    text: place.defense
                    color: place.checked ? Theme.chosenInk : Theme.textSecond
                    Accessible.ignored: true
                }
            }
        }
    }
}
