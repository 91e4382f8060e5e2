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

    readonly property bool bad: kind === AboardState.Kind.Fight || kind === AboardState.Kind.Sinks
                                || kind === AboardState.Kind.Lost || kind === AboardState.Kind.Eaten
    readonly property bool good: kind === AboardState.Kind.Sails || kind === AboardState.Kind.Saved
    readonly property color ink: bad ? Theme.red : good ? Theme.green : kind === AboardState.Kind.Love ? Theme.attack
                                 : Theme.text

    horizontalPadding: Theme.space2
    verticalPadding: Theme.space1
    Accessible.name: Joined.said([text, clause], Theme.language)
    Accessible.checked: current

    background: Rectangle {
        radius: Theme.radius - 2
        color: line.down ? Theme.pressed : line.current ? Theme.raised : "transparent"
        border.width: line.current ? Theme.edgeWidth : 0
        border.color: line.ink
    }
    contentItem: RowLayout {
        spacing: Theme.space2

        Icon {
            name: ({ [AboardState.Kind.Love]: "heart", [AboardState.Kind.Fight]: "attack",
                     [AboardState.Kind.Fright]: "warning", [AboardState.Kind.Replaced]: "rotate",
                     [AboardState.Kind.Thrown]: "arrow-right", [AboardState.Kind.Eaten]: "close",
                     [AboardState.Kind.Nothing]: "minus", [AboardState.Kind.Sails]: "check",
                     [AboardState.Kind.Sinks]: "chevron-down", [AboardState.Kind.Saved]: "check",
                     [AboardState.Kind.Lost]: "close",
                     [AboardState.Kind.Jumped]: "arrow-right" })[line.kind] ?? "info"
            size: Theme.scaled(18)
            color: line.ink
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
