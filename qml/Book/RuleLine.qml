// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A clause in the list of rules.
Pressable {
    id: line

    property string number // empty: the picture stands for it
    property string picture // "animals/mouse"; empty: the clause has none

    Accessible.name: Joined.said([number, text], Theme.language)

    background: Rectangle {
        radius: Theme.radius
        color: line.down ? Theme.pressed : line.checked ? Theme.chosenGround : "transparent"
    }
    contentItem: RowLayout {
        spacing: Theme.space3

        SmallText {
            visible: line.number !== ""
            Layout.preferredWidth: Theme.scaled(40)
            text: line.number
            Accessible.ignored: true
        }
        Icon {
            visible: line.picture !== ""
            Layout.rightMargin: line.number === "" ? Theme.scaled(40) - size : 0
            name: line.picture
            size: Theme.scaled(28)
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
