// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Table

// The end of a game on the Score sheet.
VictoryFrame {
    id: frame

    required property ScoreSheetTable table

    winnerSeats: table.winnerSeats
    phrase: won ? qsTr("The last line is written.") : qsTr("The game has ended.")
    winner: table.winnerSeats.length > 1 ? qsTr("%1 share the victory").arg(table.winnerNames)
            : qsTr("%1 wins").arg(table.winnerNames)
    ending: won ? table.decidedBy : qsTr("Ended by a ruling. Nobody has won.")

    Ranking {
        id: ranking
        model: frame.table.standings
        delegate: ScoreStanding {
            objectName: "standing-" + seat
            width: ranking.width
        }
    }
}
