// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// What only this game has in its menu.
ColumnLayout {
    id: acts

    required property AllYourBaseTable table

    signal matrixAsked
    signal reshuffled

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
}
