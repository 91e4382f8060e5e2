// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table

// The race is over, and somebody looks at the table.
RailFrame {
    id: rail

    required property OutspeedTable table

    signal victoryAsked

    seat: table.winnerSeats.length > 0 ? table.winnerSeats[0] : -1
    title: table.winners.length > 1 ? qsTr("%1 share the victory").arg(table.winnerNames)
           : table.winners.length === 1 ? qsTr("%1 wins the race").arg(table.winnerNames) : qsTr("Nobody wins the race")
    subtitle: table.decidedBy === "" ? table.endedBy : table.decidedBy

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
