// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// A ship to choose: whose, on which base, and how strong.
Pressable {
    id: chip

    required property int pieceId
    required property string card
    required property int attack
    required property int defense
    required property string base
    required property int owner
    required property string spoken

    verticalPadding: Theme.space1
    horizontalPadding: Theme.space2
    text: spoken

    background: Rectangle {
        radius: Theme.radius
        color: chip.down ? Theme.pressed : Theme.possibleGround
        border.width: Theme.hairlineWidth
        border.color: Theme.possible
    }
    contentItem: RowLayout {
        spacing: Theme.space2

        ColumnLayout {
            spacing: 0

            SeatBadge {
                Layout.alignment: Qt.AlignHCenter
                seat: chip.owner
                size: Theme.scaled(20)
                Accessible.ignored: true
            }
            SmallText {
                Layout.alignment: Qt.AlignHCenter
                text: chip.base
                color: Theme.text
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
        CardTile {
            kind: chip.card
            attack: chip.attack
            defense: chip.defense
            Accessible.ignored: true
        }
    }
}
