// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Basekeeper.App
import Basekeeper.Controls
import Basekeeper.Theme

// The sheet: a column for each seat with its total on top, and a line for each round.
Rectangle {
    id: area

    required property ScoreSheetTable table

    readonly property real numbers: Theme.scaled(34) // where the rounds are numbered
    readonly property real columnWidth: (width - numbers - 2 * Theme.space2) / Math.max(1, table.seatCount)

    radius: Theme.radius
    color: Theme.surface
    border.width: Theme.hairlineWidth
    border.color: Theme.hairline

    Row {
        id: heads
        x: Theme.space2 + area.numbers
        y: Theme.space2

        Repeater {
            model: area.table.seats

            ScoreColumn {
                objectName: "seat-" + seat
                table: area.table
                width: area.columnWidth
            }
        }
    }
    Hairline {
        id: line
        anchors.top: heads.bottom
        anchors.topMargin: Theme.space2
        x: Theme.space2
        width: parent.width - 2 * x
    }
    ScrollArea {
        id: lines
        objectName: "score-sheet"
        anchors.top: line.bottom
        anchors.bottom: parent.bottom
        x: Theme.space2
        width: parent.width - 2 * x
        bottomMargin: Theme.space2
        spacing: 0
        // The round that is being played stays in sight.
        onContentHeightChanged: contentY = Math.max(0, contentHeight - height)
        onHeightChanged: contentY = Math.max(0, contentHeight - height)

        Repeater {
            model: area.table.rounds

            ScoreLine {
                Layout.fillWidth: true
                objectName: "round-" + round
                asked: area.table.asked
                numbers: area.numbers
                columnWidth: area.columnWidth
            }
        }
    }
}
