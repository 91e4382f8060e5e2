// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What happens in one step, in a sentence.
Pressable {
    id: line

    property int kind: AboardState.Kind.None
    property string clause
    property bool current: false

    readonly property StepLook look: StepLook {
        kind: line.kind
    }

    horizontalPadding: Theme.space2
    verticalPadding: Theme.space1
    Accessible.name: Joined.said([text, clause], Theme.language)
    Accessible.checked: current

    background: Rectangle {
        radius: Theme.radius - 2
        color: line.down ? Theme.pressed : line.current ? Theme.raised : "transparent"
        border.width: line.current ? Theme.edgeWidth : 0
        border.color: line.look.ink
    }
    contentItem: RowLayout {
        spacing: Theme.space2

        Icon {
            name: line.look.sign
            size: Theme.scaled(18)
            color: line.look.ink
        }
        BodyText {
            Layout.fillWidth: true
            text: line.text
            font.bold: line.current
            Accessible.ignored: true
        }
        SmallText {
            text: line.clause
            font.pixelSize: Theme.fontTiny
            Accessible.ignored: true
        }
    }
}
