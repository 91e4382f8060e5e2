// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A base to choose: whose, which, and how strong.
Pressable {
    id: chip

    required property int baseId
    required property string label
    required property int owner
    required property string ownerName
    required property int defense
    property string language: Theme.language // of whoever reads it

    horizontalPadding: Theme.space1 + 2
    text: label
    Accessible.name: InLanguage.say(language, () => qsTr("%2’s %1, defense %3").arg(label).arg(ownerName).arg(defense))

    background: Rectangle {
        radius: Theme.radius
        color: chip.down ? Theme.pressed : Theme.possibleGround
        border.width: Theme.hairlineWidth
        border.color: Theme.possible
    }
    contentItem: RowLayout {
        spacing: Theme.space1

        Item {
            Layout.fillWidth: true
        }
        SeatBadge {
            seat: chip.owner
            size: Theme.scaled(22)
            Accessible.ignored: true
        }
        BodyText {
            text: chip.label
            Accessible.ignored: true
        }
        Icon {
            name: "shield-filled"
            size: Theme.scaled(16)
            color: Theme.defense
        }
        NumberText {
            value: chip.defense
            color: Theme.defense
            font.pixelSize: Theme.fontBody
            Accessible.ignored: true
        }
        Item {
            Layout.fillWidth: true
        }
    }
}
