// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// A clause in the list of rules.
Pressable {
    id: line

    property string clause
    property string animal // "mouse"; empty: the clause is not an animal's

    Accessible.name: animal === "" ? clause + ", " + text : text

    background: Rectangle {
        radius: Theme.radius
        color: line.down ? Theme.pressed : line.checked ? Theme.accentGround : "transparent"
    }
    contentItem: RowLayout {
        spacing: Theme.space3

        Icon {
            visible: line.animal !== ""
            Layout.rightMargin: Theme.scaled(40) - size
            name: line.animal === "" ? "" : "animals/" + line.animal
            size: Theme.scaled(28)
        }
        SmallText {
            visible: line.animal === ""
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
