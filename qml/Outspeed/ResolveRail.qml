// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// All have programmed.
RailFrame {
    id: rail

    required property OutspeedTable table

    title: qsTr("All have chosen")
    subtitle: qsTr("The routes are revealed and resolved together.")

    OutcomeLine {
        Layout.fillWidth: true
        iconName: "check"
        ink: Theme.green
        text: qsTr("First everyone pays, then everyone moves and collects. Enter dice and tokens as they come up.")
    }

    acts: [
        ActButton {
            objectName: "act-resolve"
            Layout.fillWidth: true
            primary: true
            iconName: "eye"
            text: qsTr("Reveal and resolve")
            onClicked: rail.table.resolve()
        }
    ]
}
