// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

ColumnLayout {
    id: acts

    required property TableModel table
    required property AppModel app

    signal matrixAsked
    signal overruleAsked
    signal lookBackAsked
    signal rulesAsked
    signal settingsAsked
    signal sessionsAsked
    signal reshuffled
    signal leaveAsked

    function reshuffle() {
        table.dismissRefusal()
        table.reshuffle()
        if (!table.refused)
            reshuffled()
    }

    spacing: Theme.space2

    ActButton {
        objectName: "menu-matrix"
        Layout.fillWidth: true
        iconName: "matrix"
        text: qsTr("Who can take what")
        onClicked: acts.matrixAsked()
    }
    ActButton {
        objectName: "act-reshuffle"
        Layout.fillWidth: true
        iconName: "rotate"
        text: qsTr("Reshuffle")
        hint: qsTr("discard pile becomes deck")
        available: acts.table.may.reshuffle
        onClicked: acts.reshuffle()
        onRefusedTapped: acts.table.explain("reshuffle")
    }
    GameMenuActs {
        Layout.fillWidth: true
        table: acts.table
        app: acts.app
        onOverruleAsked: acts.overruleAsked()
        onLookBackAsked: acts.lookBackAsked()
        onRulesAsked: acts.rulesAsked()
        onSessionsAsked: acts.sessionsAsked()
        onSettingsAsked: acts.settingsAsked()
        onLeaveAsked: acts.leaveAsked()
    }
}
