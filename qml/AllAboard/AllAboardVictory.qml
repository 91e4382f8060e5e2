// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Table
import Basekeeper.Theme

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

    // A Column, not a layout: Qt 6.4's layouts keep what goes while they are hidden, and crash on it at the next
    // resize.
    Column {
        id: stands
        Layout.fillWidth: true
        spacing: Theme.space2

        Repeater {
            id: ranking
            model: frame.table.standings

            AllAboardStanding {
                objectName: "standing-" + seat
                width: stands.width
                height: implicitHeight
            }
        }
    }
}
