// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// A file or a folder in the place that is open.
Pressable {
    id: line

    required property string path
    required property string name
    property string about
    property string icon: "document"

    text: name
    Accessible.name: Joined.said([name, about], Theme.language)

    background: Rectangle {
        radius: Theme.radius
        color: line.down ? Theme.pressed : Theme.raised
        border.width: Theme.hairlineWidth
        border.color: line.down || line.hovered ? Theme.chosen : Theme.hairline
    }
    contentItem: LineFace {
        leading: line.icon
        leadingColor: Theme.textSecond

        BodyText {
            width: parent.width
            text: line.name
            wrapMode: Text.WrapAnywhere
            Accessible.ignored: true
        }
        SmallText {
            width: parent.width
            visible: line.about !== ""
            text: line.about
            Accessible.ignored: true
        }
    }
}
