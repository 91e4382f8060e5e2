// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Basekeeper.Controls
import Basekeeper.Theme

// How the seats of a session stand, side by side: a bar for each score, the seat's badge below it, a crown over who has
// won.
Row {
    id: standings

    required property var seats // as a session's row has them

    readonly property real barHeight: Theme.scaled(36)
    readonly property real columnWidth: Theme.scaled(30)

    spacing: Theme.space1
    Accessible.ignored: true

    Repeater {
        model: standings.seats

        Item {
            id: column

            required property var modelData

            width: Math.max(standings.columnWidth, score.implicitWidth)
            height: crown.height + score.height + standings.barHeight + badge.height + 2 * Theme.space1

            Icon {
                id: crown
                anchors.horizontalCenter: parent.horizontalCenter
                y: score.y - height
                visible: column.modelData.won
                name: "crown"
                color: Theme.text
                size: Theme.scaled(18)
            }
            NumberText {
                id: score
                anchors.horizontalCenter: parent.horizontalCenter
                y: bar.y - height
                value: column.modelData.score
                font.pixelSize: Theme.fontStrong
                color: column.modelData.won ? Theme.text : Theme.textSecond
            }
            Rectangle {
                id: bar
                anchors.horizontalCenter: parent.horizontalCenter
                y: badge.y - Theme.space1 - height
                width: Theme.scaled(20)
                height: Math.max(Theme.edgeWidth, Math.round(standings.barHeight * column.modelData.share))
                radius: 2
                color: Theme.seatColor(column.modelData.seat)
            }
            SeatBadge {
                id: badge
                anchors.horizontalCenter: parent.horizontalCenter
                y: parent.height - height
                seat: column.modelData.seat
                size: Theme.scaled(20)
            }
        }
    }
}
