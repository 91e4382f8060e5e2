// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// One of the kept sets, of points or of tiles; a tap chooses it. Below its name stands what the game says of it.
Pressable {
    id: choice

    required property string name
    required property bool chosen

    default property alias notes: lines.data

    text: name
    checked: chosen
    Accessible.role: Accessible.RadioButton
    Accessible.checkable: true
    Accessible.checked: checked

    background: Rectangle {
        radius: Theme.radius
        color: choice.down ? Theme.pressed : choice.chosen ? Theme.chosenGround : Theme.raised
        border.width: choice.chosen ? Theme.edgeWidth : Theme.hairlineWidth
        border.color: choice.chosen ? Theme.chosen : Theme.hairline
    }
    contentItem: RowLayout {
        spacing: Theme.space3

        ColumnLayout {
            id: lines
            spacing: 0

            Heading {
                Layout.fillWidth: true
                level: 3
                text: choice.name
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
        Icon {
            visible: choice.chosen
            name: "check"
            color: Theme.chosen
        }
    }
}
