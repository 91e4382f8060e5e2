// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Everybody who played, who played most first.
Panel {
    id: panel

    required property StatisticsModel statistics

    signal playerTapped(string player)

    Column {
        id: column
        width: panel.availableWidth
        spacing: Theme.space2

        SectionTitle {
            width: parent.width
            text: qsTr("Players")
        }
        SmallText {
            width: parent.width
            text: qsTr("Tap a player to rename, or to merge with another.")
        }
        Repeater {
            model: panel.statistics.players

            PlayerLine {
                id: line

                required property string player
                required property string spoken
                required property string lastPlayed

                objectName: "player-" + player
                width: column.width
                text: spoken
                title: player
                last: qsTr("last game %1").arg(lastPlayed)
                onClicked: panel.playerTapped(player)
            }
        }
    }
}
