// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls

// The game is over, and somebody looks at the table.
RailFrame {
    id: rail

    signal victoryAsked

    title: qsTr("The game is over")
    acts: [
        ActButton {
            objectName: "act-victory"
            Layout.fillWidth: true
            primary: true
            iconName: "flag"
            text: qsTr("Back to the result")
            onClicked: rail.victoryAsked()
        }
    ]
}
