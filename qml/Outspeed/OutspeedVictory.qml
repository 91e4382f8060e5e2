// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table

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

    Ranking {
        id: ranking
        model: frame.table.standings
        delegate: OutspeedStanding {
            objectName: "standing-" + seat
            width: ranking.width
            height: implicitHeight
        }
    }
}
