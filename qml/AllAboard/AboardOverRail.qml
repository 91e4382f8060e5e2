// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table

// The game is over, and somebody looks at the table.
RailFrame {
    id: rail

    required property AllAboardTable table

    signal victoryAsked

    seat: table.winnerSeats.length > 0 ? table.winnerSeats[0] : -1
    title: qsTr("The game is over")
    subtitle: table.decidedBy

    acts: [
        ActButton {
            objectName: "act-victory"
            Layout.fillWidth: true
            kind: "primary"
            iconName: "flag"
            text: qsTr("Back to the result")
            onClicked: rail.victoryAsked()
        }
    ]
}
