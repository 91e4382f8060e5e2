// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Steps through a session, by act and by stage, and by itself.
Flow {
    id: buttons

    required property SessionViewModel session
    property bool playing: false

    readonly property int actInterval: 900

    spacing: Theme.space1
    onVisibleChanged: playing = false

    IconButton {
        objectName: "replay-first"
        iconName: "skip-first"
        label: qsTr("To the beginning")
        onClicked: buttons.session.goFirst()
    }
    IconButton {
        objectName: "replay-turn-back"
        iconName: "turn-back"
        label: buttons.session.stageBack
        onClicked: buttons.session.goBackAStage()
    }
    IconButton {
        objectName: "replay-back"
        iconName: "chevron-left"
        label: qsTr("One act back")
        onClicked: buttons.session.goBack()
    }
    IconButton {
        objectName: "replay-play"
        iconName: buttons.playing ? "pause" : "play"
        label: buttons.playing ? qsTr("Pause") : qsTr("Play it back")
        checked: buttons.playing
        onClicked: {
            if (!buttons.playing && buttons.session.position === buttons.session.acts)
                buttons.session.goFirst()
            buttons.playing = !buttons.playing
        }
    }
    IconButton {
        objectName: "replay-forward"
        iconName: "chevron-right"
        label: qsTr("One act forward")
        onClicked: buttons.session.goForward()
    }
    IconButton {
        objectName: "replay-turn-forward"
        iconName: "turn-forward"
        label: buttons.session.stageForward
        onClicked: buttons.session.goForwardAStage()
    }
    IconButton {
        objectName: "replay-last"
        iconName: "skip-last"
        label: qsTr("To the end")
        onClicked: buttons.session.goLast()
    }
    Timer {
        interval: buttons.actInterval
        repeat: true
        running: buttons.playing
        onTriggered: {
            buttons.session.goForward()
            buttons.playing = buttons.session.position < buttons.session.acts
        }
    }
}
