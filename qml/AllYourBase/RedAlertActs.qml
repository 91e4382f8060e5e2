// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// What can be done with the picked card: play it.
ColumnLayout {
    id: acts

    property bool needsSeat: false // a player must be named first
    property bool refused: false
    property bool asked: false // playing was tried before the player was named

    signal playAsked

    spacing: Theme.space2
    onVisibleChanged: asked = false

    BodyText {
        objectName: "red-alert-missing"
        Layout.fillWidth: true
        visible: acts.asked && acts.needsSeat
        text: qsTr("This card names another player: choose who.")
        color: Theme.red
        Accessible.role: Accessible.AlertMessage
    }
    ActButton {
        objectName: "red-alert-play"
        Layout.fillWidth: true
        kind: "primary"
        iconName: "alert"
        text: qsTr("Play it")
        available: !acts.needsSeat && !acts.refused
        onClicked: acts.playAsked()
        onRefusedTapped: {
            acts.asked = true
            if (!acts.needsSeat)
                acts.playAsked()
        }
    }
}
