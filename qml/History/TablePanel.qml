// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// Those who played together, in whatever order they sat.
Panel {
    id: panel

    required property StatisticsModel statistics

    visible: tables.count > 0

    Column {
        id: column
        width: panel.availableWidth
        spacing: Theme.space3

        SectionTitle {
            width: parent.width
            text: qsTr("Tables")
        }
        Repeater {
            id: tables
            model: panel.statistics.tables

            Column {
                id: table

                required property string players
                required property string played

                width: column.width
                spacing: 2

                BodyText {
                    width: parent.width
                    text: table.players
                }
                SmallText {
                    width: parent.width
                    text: table.played
                }
            }
        }
    }
}
