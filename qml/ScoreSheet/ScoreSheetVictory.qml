// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

// The end of a game on the Score sheet.
VictoryFrame {
    id: frame

    required property ScoreSheetTable table

    winnerSeats: table.winnerSeats
    phrase: won ? qsTr("The last line is written.") : qsTr("The game has ended.")
    winner: table.winnerSeats.length > 1 ? qsTr("%1 share the victory").arg(table.winnerNames)
            : qsTr("%1 wins").arg(table.winnerNames)
    ending: won ? table.decidedBy : qsTr("Ended by a ruling. Nobody has won.")

    picture: ItemIf {
        when: frame.visible && frame.won

        ScoreSheetPicture {
            anchors.fill: parent
            quiet: true
        }
    }

    // A Column, not a layout: Qt 6.4's layouts keep what goes while they are hidden, and crash on it at the next
    // resize.
    Column {
        id: stands
        Layout.fillWidth: true
        spacing: Theme.space2

        Repeater {
            model: frame.table.standings

            ScoreStanding {
                objectName: "standing-" + seat
                width: stands.width
            }
        }
    }
}
