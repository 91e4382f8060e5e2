// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// A clause in the list of rules.
Pressable {
    id: line

    property string clause

    Accessible.name: clause + ", " + text

    background: Rectangle {
        radius: Theme.radius
        color: line.down ? Theme.pressed : line.checked ? Theme.accentGround : "transparent"
    }
    contentItem: RowLayout {
        spacing: Theme.space3

        SmallText {
            Layout.preferredWidth: Theme.scaled(40)
            text: line.clause
            Accessible.ignored: true
        }
        BodyText {
            Layout.fillWidth: true
            text: line.text
            Accessible.ignored: true
        }
        Icon {
            name: "chevron-right"
            color: Theme.textFaint
            size: Theme.scaled(18)
        }
    }
}
