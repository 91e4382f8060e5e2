// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table

// The end of a game of All aboard!.
VictoryFrame {
    id: frame

    required property AllAboardTable table

    winnerSeats: table.winnerSeats
    places: ranking.count
    phrase: won ? qsTr("All aboard!") : qsTr("The game has ended.")
    winner: table.winners.length > 1 ? qsTr("%1 share the victory").arg(table.winnerNames)
            : qsTr("%1 wins").arg(table.winnerNames)
    ending: won ? table.decidedBy : qsTr("Ended by a ruling. Nobody has won.")

    picture: ItemIf {
        when: frame.visible && frame.won

        VictoryBoats {
            anchors.fill: parent
            quiet: frame.fill > 0.6
        }
    }

    Ranking {
        id: ranking
        model: frame.table.standings
        delegate: AllAboardStanding {
            objectName: "standing-" + seat
            width: ranking.width
            height: implicitHeight
        }
    }
}
