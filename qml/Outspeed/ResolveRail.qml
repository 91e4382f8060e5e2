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

    readonly property real size: roomy ? Theme.fontStrong : Theme.fontBody

    title: qsTr("All have chosen")

    OutcomeLine {
        Layout.fillWidth: true
        iconName: "tiles/fuel"
        ink: Theme.attack
        pixelSize: rail.size
        text: qsTr("First everyone pays.")
    }
    OutcomeLine {
        Layout.fillWidth: true
        iconName: "tiles/zones"
        ink: Theme.green
        pixelSize: rail.size
        text: qsTr("Then everyone moves and collects.")
    }
    OutcomeLine {
        Layout.fillWidth: true
        iconName: "tiles/die-yellow"
        ink: Theme.text
        pixelSize: rail.size
        text: qsTr("Dice and tokens are asked for as they come up.")
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
