// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// The end of the race in each of its ways.
VictoryFrame {
    id: frame

    required property OutspeedTable table

    winnerSeats: table.winnerSeats
    places: ranking.count
    phrase: won ? qsTr("Out of this world!") : qsTr("Nobody wins the race")
    winner: table.winners.length > 1 ? qsTr("%1 share the victory").arg(table.winnerNames)
            : qsTr("%1 wins the race").arg(table.winnerNames)
    ending: table.endedBy
    tieBreak: table.decidedBy

    picture: ItemIf {
        when: frame.visible && frame.won

        WinningShips {
            anchors.fill: parent
            quiet: frame.fill > 0.6
            winners: frame.table.winnerSeats
        }
    }

    // A Column, not a layout: Qt 6.4's layouts keep what goes while they are hidden, and crash on it at the next
    // resize.
    Column {
        id: stands
        Layout.fillWidth: true
        spacing: Theme.space2

        Repeater {
            id: ranking
            model: frame.table.standings

            OutspeedStanding {
                objectName: "standing-" + seat
                width: stands.width
                height: implicitHeight
            }
        }
    }
}
