// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls

// The game is over, and somebody looks at the table.
TableRail {
    id: rail

    signal victoryAsked

    seat: table.winner >= 0 ? table.winner : table.playing
    title: qsTr("The game is over")
    subtitle: table.winner >= 0 ? qsTr("%1 has won.").arg(table.winnerName) : qsTr("Nobody has won.")

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
