// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// What happens in one step, in a sentence.
Pressable {
    id: line

    property string kind
    property string clause
    property bool current: false

    readonly property bool bad: kind === "fight" || kind === "sinks" || kind === "lost" || kind === "eaten"
    readonly property bool good: kind === "sails" || kind === "saved"
    readonly property color ink: bad ? Theme.red : good ? Theme.green : kind === "love" ? Theme.attack : Theme.accent

    horizontalPadding: Theme.space2
    verticalPadding: Theme.space1
    Accessible.name: text + " (" + clause + ")"
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
            name: ({ love: "heart", fight: "attack", fright: "warning", replaced: "rotate", thrown: "arrow-right",
                     eaten: "close", nothing: "minus",
                     weighed: "info", sails: "check", sinks: "chevron-down", saved: "check", lost: "close",
                              jumped: "arrow-right" })[line.kind] ?? "info"
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
