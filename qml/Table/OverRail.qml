// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Basekeeper.Controls

// The game is over, and somebody looks at the table.
RailFrame {
    id: rail

    property var winnerSeats: [] // none: nobody has won
    property string winnerNames // in one list
    property var turningPoints: [] // what turned the game, in sentences

    signal victoryAsked

    seat: winnerSeats.length > 0 ? winnerSeats[0] : -1
    group: ""
    title: winnerSeats.length === 0 ? qsTr("The game is over")
           : winnerSeats.length > 1 ? qsTr("%1 share the victory").arg(winnerNames) : qsTr("%1 wins").arg(winnerNames)

    TurningPoints {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        name: "over-turning-points"
        sentences: rail.turningPoints
    }

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
