// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

Pressable {
    id: line

    required property string label
    required property string title
    required property string told

    text: Joined.labelled(label, Joined.said([title, told], Theme.language), Theme.language)

    background: Rectangle {
        radius: Theme.radius
        color: line.down ? Theme.pressed : Theme.raised
        border.width: Theme.hairlineWidth
        border.color: Theme.hairline
    }
    contentItem: ColumnLayout {
        spacing: 2

        SmallText {
            Layout.fillWidth: true
            text: line.label
            color: Theme.note
            Accessible.ignored: true
        }
        Heading {
            Layout.fillWidth: true
            level: 3
            text: line.title
            maximumLineCount: 2
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        SmallText {
            Layout.fillWidth: true
            text: line.told
            Accessible.ignored: true
        }
    }
}
