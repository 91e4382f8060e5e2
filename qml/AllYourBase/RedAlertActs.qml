// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls
import Basekeeper.Theme

// What can be done with the picked card: play it, and then set right by hand what this version only writes down.
ColumnLayout {
    id: acts

    property bool needsSeat: false // a player must be named first
    property bool refused: false
    property bool played: false
    property bool asked: false // playing was tried before the player was named

    signal playAsked
    signal overruleAsked
    signal done

    spacing: Theme.space2
    onVisibleChanged: asked = false

    RowLayout {
        visible: acts.played
        spacing: Theme.space3

        Icon {
            Layout.alignment: Qt.AlignTop
            name: "check"
            color: Theme.green
        }
        BodyText {
            Layout.fillWidth: true
            text: qsTr("It is played. Carry it out at the table and set bases and cards right with a ruling.")
        }
    }
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
        visible: !acts.played
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
    ActButton {
        objectName: "red-alert-rule"
        Layout.fillWidth: true
        visible: acts.played
        kind: "primary"
        iconName: "gavel"
        text: qsTr("Set right with a ruling…")
        onClicked: acts.overruleAsked()
    }
    ActButton {
        objectName: "red-alert-done"
        Layout.fillWidth: true
        visible: acts.played
        text: qsTr("Nothing to set right")
        onClicked: acts.done()
    }
}
