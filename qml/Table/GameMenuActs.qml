// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Speech
import Basekeeper.Theme

// What the menu of every game has.
ColumnLayout {
    id: acts

    required property GameTable table
    required property AppModel app

    signal overruleAsked
    signal lookBackAsked
    signal rulesAsked
    signal settingsAsked
    signal sessionsAsked
    signal leaveAsked

    spacing: Theme.space2

    SpeakButton {
        Layout.fillWidth: true
        speaker: acts.app.speaker
        what: "table"
        name: "menu-speak-table"
        goesOn: true
        words: acts.app.tableSummary
        text: qsTr("Read out how the table stands")
    }
    ActButton {
        objectName: "menu-overrule"
        Layout.fillWidth: true
        iconName: "gavel"
        text: qsTr("Overrule…")
        hint: qsTr("set anything right")
        onClicked: acts.overruleAsked()
    }
    ActButton {
        objectName: "menu-look-back"
        Layout.fillWidth: true
        iconName: "log"
        text: qsTr("Look back")
        hint: qsTr("the game so far")
        onClicked: acts.lookBackAsked()
    }
    ActButton {
        objectName: "menu-rules"
        Layout.fillWidth: true
        iconName: "info"
        text: qsTr("Rules")
        onClicked: acts.rulesAsked()
    }
    ActButton {
        objectName: "menu-sessions"
        Layout.fillWidth: true
        iconName: "history"
        text: qsTr("Sessions")
        onClicked: acts.sessionsAsked()
    }
    ActButton {
        objectName: "menu-settings"
        Layout.fillWidth: true
        iconName: "settings"
        text: qsTr("Settings")
        onClicked: acts.settingsAsked()
    }
    Hairline {
        Layout.fillWidth: true
        Layout.topMargin: Theme.space2
        Layout.bottomMargin: Theme.space2
    }
    ActButton {
        objectName: "menu-leave"
        Layout.fillWidth: true
        iconName: "back"
        text: qsTr("Leave the table")
        hint: qsTr("the game stays open")
        onClicked: acts.leaveAsked()
    }
    EndSessionButton {
        objectName: "menu-end-session"
        Layout.fillWidth: true
        game: acts.table
    }
}
