// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Speech
import Basekeeper.Theme

// While the table is read aloud: the way to stop it, once the menu that began it is closed.
Rectangle {
    id: strip

    required property Speaker speaker
    property real room: 0 // the most that it may take of the width
    readonly property string what: "table"

    objectName: "speaking-strip"
    visible: speaker.what === what && speaker.state !== Speaker.State.Idle
    width: Math.min(room, button.complains ? Theme.scaled(460) : button.implicitWidth + 2 * Theme.space2)
    height: button.implicitHeight + 2 * Theme.space2
    radius: Theme.radius
    color: Theme.noteGround
    border.width: Theme.hairlineWidth
    border.color: Theme.note

    // Taps beside the buttons must not reach what lies under them.
    MouseArea {
        anchors.fill: parent
    }
    SpeakButton {
        id: button
        x: Theme.space2
        y: Theme.space2
        width: strip.width - 2 * x
        speaker: strip.speaker
        what: strip.what
        name: "table-reading"
    }
}
