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

    readonly property bool narrow: width < 340 // a phone that lies on its side
    readonly property real inset: narrow ? Theme.space1 : Theme.space2
    // Where the rounds are numbered; the columns of the seats are wide enough for a finger.
    readonly property real numbers: Math.min(Theme.scaled(34), width * (narrow ? 0.065 : 0.12))
    readonly property real columnWidth: (width - numbers - 2 * inset) / Math.max(1, table.seatCount)

    radius: Theme.radius
    color: Theme.surface
    border.width: Theme.hairlineWidth
    border.color: Theme.hairline

    Row {
        id: heads
        x: area.inset + area.numbers
        y: Theme.space2

        Repeater {
            model: area.table.seats

            ScoreColumn {
                objectName: "seat-" + seat
                table: area.table
                width: area.columnWidth
                brief: area.height < Theme.scaled(170)
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
        x: area.inset
        width: parent.width - 2 * x
        bottomMargin: Theme.space2
        spacing: 0
        // The round that is being played stays in sight.
        onContentHeightChanged: contentY = Math.max(0, contentHeight - height)
        onHeightChanged: contentY = Math.max(0, contentHeight - height)

        Repeater {
            id: rounds
            model: area.table.rounds

            ScoreLine {
                high: Math.min(Theme.scaled(64), Math.floor(lines.height / Math.max(1, rounds.count)))
                Layout.fillWidth: true
                objectName: "round-" + round
                asked: area.table.asked
                typed: area.table.typed
                mistaken: area.table.mistaken
                numbers: area.numbers
                columnWidth: area.columnWidth
            }
        }
    }
}
